import type { Fault } from './fault.ts'

interface ParsedExceptions {
  readonly words: ReadonlySet<string>
  readonly faults: readonly Fault[]
}

/** « venvole: only in « à la venvole » »: words that no list of ours spells, each with the reason why it stands. */
export const parseExceptions = (text: string): ParsedExceptions => {
  const words = new Set<string>()
  const faults: Fault[] = []
  text.split(/\r?\n/).forEach((raw, index) => {
    if (raw.trim() === '' || raw.startsWith('#')) return
    const [word = '', reason = ''] = raw.split(/:(.*)/)
    if (reason.trim() === '') faults.push({ line: index + 1, code: 'exception-without-reason', about: word.trim() })
    else words.add(word.trim())
  })
  return { words, faults }
}
