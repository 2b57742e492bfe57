/** No sign of a server's code is « I » or « - »: a table of this device can't be taken for another. */
const MARK = 'ICI-'

export const isLocalCode = (code: string): boolean => code.startsWith(MARK)
export const localCode = (code: string): string => MARK + code
