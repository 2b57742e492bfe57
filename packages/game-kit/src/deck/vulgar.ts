import type { Fault } from './fault.ts'

/** Words of a file, remarks aside, that no card of ours prints; « cul-de-sac » is one word and none of them. */
export const findVulgar = (text: string, vulgar: ReadonlySet<string>): Fault[] =>
  text.split(/\r?\n/).flatMap((raw, index) => {
    const words = raw.startsWith('#') ? [] : (raw.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [])
    return words
      .filter((word) => vulgar.has(word) || vulgar.has(word.replace(/[sx]$/, '')))
      .map((about): Fault => ({ line: index + 1, code: 'word-vulgar', about }))
  })
