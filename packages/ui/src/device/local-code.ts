/** A server's code has neither « I » nor « - », so that the codes of local tables are distinct. */
const MARK = 'ICI-'

export const isLocalCode = (code: string): boolean => code.startsWith(MARK)
export const localCode = (code: string): string => MARK + code
