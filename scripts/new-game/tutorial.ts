import { readFileSync } from 'node:fs'

/** A block of games/README.md that a reader carries out. */
export type Block =
  | { readonly kind: 'commands'; readonly lines: readonly string[] }
  | { readonly kind: 'file'; readonly file: string; readonly text: string }
  | { readonly kind: 'changes'; readonly file: string; readonly changes: readonly Change[] }

/** A passage that stands once in its file, and what takes its place. */
interface Change {
  readonly from: string
  readonly to: string
}

const FENCE = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm

const changesIn = (lines: readonly string[]): Change[] => {
  const changes: { from: string[]; to: string[]; isWritten: boolean }[] = []
  let isApart = false
  for (const line of lines) {
    if (line === '@@') {
      isApart = true
      continue
    }
    const [sign, text] = [line.charAt(0), line.slice(1)]
    let last = changes.at(-1)
    // What comes after new lines, or after « @@ », begins another change.
    if (last === undefined || isApart || (sign !== '+' && last.isWritten)) {
      last = { from: [], to: [], isWritten: false }
      changes.push(last)
      isApart = false
    }
    if (sign !== '+') last.from.push(text)
    if (sign !== '-') last.to.push(text)
    if (sign === '+') last.isWritten = true
  }
  return changes.map(({ from, to }) => ({ from: from.join('\n'), to: to.join('\n') }))
}

/** Everything that the tutorial has its readers do, in its order. Blocks without a language are only read. */
export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(FENCE)].flatMap(([, language = '', file, text = '']): Block[] => {
    if (language === 'sh') return [{ kind: 'commands', lines: text.trim().split('\n') }]
    if (file !== undefined) return [{ kind: 'file', file, text }]
    if (language !== 'diff') throw new Error(`a block of ${language} that names no file`)
    return text
      .split(/^--- /m)
      .slice(1)
      .map((part) => {
        const [name = '', ...lines] = part.trimEnd().split('\n')
        return { kind: 'changes', file: name, changes: changesIn(lines) }
      })
  })

export const changed = (text: string, { from, to }: Change): string => {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`stands ${parts.length - 1} times, not once:\n${from}`)
  return parts.join(to)
}

export const TUTORIAL = readFileSync(new URL('../../games/README.md', import.meta.url), 'utf8')
