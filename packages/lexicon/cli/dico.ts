import { parseArgs } from 'node:util'
import { ensureLexicon } from '../build/build.ts'
import { isSpelledBeginning, type Letters, LONGEST_WRITTEN, readQuestion, spellings } from '../src/index.ts'
import { loadPlayWords, loadSpelling } from '../src/node.ts'

const USAGE = `Usage : npm run -s dico -- [--debut] [--orthographe] mot…
        npm run -s dico -- [--debut] [--orthographe] --stdin

  mot…            une ligne par mot : mot<TAB>valide|inconnu
  --stdin         lit un mot par ligne, répond 1 ou 0 par ligne, dans l’ordre
  --debut         est-ce le début d’un mot ? (un mot entier se commence lui-même)
  --orthographe   interroge la liste d’orthographe (composés, noms propres)
  -h, --help      montre ceci
`

const OPTIONS = {
  stdin: { type: 'boolean' },
  debut: { type: 'boolean' },
  orthographe: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const readArguments = () => {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch {
    return undefined
  }
}

/** The question to ask about every word of this run. */
const asker = (options: { debut?: boolean; orthographe?: boolean }): ((letters: Letters) => boolean) => {
  if (options.orthographe) {
    const list = loadSpelling()
    if (options.debut) return (letters) => isSpelledBeginning(list, letters)
    return (letters) => spellings(list, letters).length > 0
  }
  const { graph } = loadPlayWords()
  return options.debut ? (letters) => graph.isBeginning(letters) : (letters) => graph.isWord(letters)
}

const answerLines = async (isYes: (raw: string) => boolean): Promise<void> => {
  let rest = ''
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) process.stdout.write(lines.map((line) => (isYes(line) ? '1\n' : '0\n')).join(''))
  }
  if (rest !== '') process.stdout.write(isYes(rest) ? '1\n' : '0\n')
}

// A closed pipe (« | head ») is not an error.
process.stdout.on('error', () => process.exit(0))

const parsed = readArguments()
if (parsed?.values.help) {
  process.stdout.write(USAGE)
} else if (parsed === undefined || parsed.positionals.length > 0 === Boolean(parsed.values.stdin)) {
  process.stderr.write(USAGE)
  process.exitCode = 2
} else {
  await ensureLexicon((line) => process.stderr.write(`${line}\n`))
  const ask = asker(parsed.values)
  const isYes = (raw: string) => {
    const question = readQuestion(raw, LONGEST_WRITTEN)
    return question.kind === 'letters' && ask(question.letters)
  }
  for (const word of parsed.positionals)
    process.stdout.write(`${word.replace(/\p{Cc}/gu, ' ')}\t${isYes(word) ? 'valide' : 'inconnu'}\n`)
  if (parsed.values.stdin) await answerLines(isYes)
}
