/** What can be read at a glance, and called out in one breath. */
const WHOLE = 5
const GROUP = 4

/** « K7QFP » → K7QFP; « K7MP3QZD » → K7MP, 3QZD */
export const codeGroups = (code: string): readonly string[] =>
  code.length > WHOLE ? [code.slice(0, GROUP), code.slice(GROUP)] : [code]

/** A code as it is written in a sentence; whoever types it may leave out the blank. */
export const writtenCode = (code: string): string => codeGroups(code).join('\u00a0')
