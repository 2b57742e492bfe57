/** A code of up to this many characters is shown as one group. */
const WHOLE = 5
const GROUP = 4

/** « K7QFP » → K7QFP; « K7MP3QZD » → K7MP, 3QZD */
export const codeGroups = (code: string): readonly string[] =>
  code.length > WHOLE ? [code.slice(0, GROUP), code.slice(GROUP)] : [code]

/** A code as written in a sentence; the blank may be left out when typing. */
export const writtenCode = (code: string): string => codeGroups(code).join('\u00a0')
