import { parseArgs } from 'node:util'

/** A game to be written. */
export interface NewGame {
  /** « mon-jeu »: its folder, and its id in links and logs. */
  readonly id: string
  /** « monJeu »: its name in code. */
  readonly camel: string
  /** « Mon jeu » */
  readonly title: string
  /** « MON »: of its clauses, MON-1. */
  readonly prefix: string
}

/** What is on the shelf already, and which words a game can't be named by in code. */
export interface Taken {
  /** Games and boxes. */
  readonly ids: readonly string[]
  readonly prefixes: readonly string[]
  /** Every word in the code of the template. */
  readonly words: ReadonlySet<string>
}

export const USAGE = 'usage: npm run new-game -- NAME [--title "Title"] [--prefix PREFIX]'

/** Longer ones do not fit on the lid of a box. */
const LONGEST_TITLE = 16

/** Reserved words of the language that the template has no use for. */
const RESERVED =
  /^(any|break|catch|debugger|delete|do|else|enum|finally|package|private|protected|public|static|try|var|void|while|with|yield)$/

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The shortest prefix of three letters or more that no game has: MON, then MONJ. */
const freePrefix = (id: string, taken: readonly string[]): string | undefined => {
  const letters = id.replace(/[^a-z]/g, '').toUpperCase()
  const lengths = Array.from({ length: Math.max(0, Math.min(6, letters.length) - 1) }, (_, nth) => nth + 2)
  const [two, ...longer] = lengths.map((length) => letters.slice(0, length))
  return [...longer, two].find((prefix) => prefix !== undefined && !taken.includes(prefix))
}

/** Reads the arguments of the command; a sentence that says what is wrong with them. */
export const readRequest = (args: readonly string[], { ids, prefixes, words }: Taken): NewGame | string => {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    return `${(error as Error).message}\n${USAGE}`
  }
  const [id, ...more] = parsed.positionals
  if (id === undefined || more.length > 0) return USAGE
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 24)
    return `The name « ${id} » does not fit: up to 24 letters a–z and digits, with hyphens between words, such as « mon-jeu ».`
  if (ids.includes(id)) return `The name « ${id} » is taken: a game or a box of that name is on the shelf.`
  const camel = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (words.has(camel) || RESERVED.test(camel))
    return `The name « ${id} » would be mistaken in code for another « ${camel} »: choose another, such as « ${id}-${id} ».`
  const title = (parsed.values.title ?? capitalized(id.replaceAll('-', ' '))).trim().replaceAll("'", '’')
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’-]*$/u.test(title) || title.length > LONGEST_TITLE)
    return `The title « ${title} » does not fit: up to ${LONGEST_TITLE} letters, digits, spaces, hyphens and apostrophes. Give one with --title "Mon jeu".`
  const prefix = parsed.values.prefix ?? freePrefix(id, prefixes)
  if (prefix === undefined) return `No prefix is free for the clauses of « ${id} »: give one with --prefix.`
  if (!/^[A-Z]{2,6}$/.test(prefix)) return `The prefix « ${prefix} » does not fit: two to six letters A–Z, such as MON.`
  if (prefixes.includes(prefix)) return `The prefix ${prefix} is taken: give another with --prefix.`
  return { id, camel, title, prefix }
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { title: { type: 'string' }, prefix: { type: 'string' } },
  })

/** What stands in the template for the new game's own names. */
const PLACEHOLDERS = /nouveau-jeu|nouveauJeu|Nouveau jeu|\bNOU\b|\bnou(?=-\d)|(?<=INITIAL = ')N(?=')/g

/** A text of the template, or the name of one of its files, for the new game. */
export const filledIn = (text: string, { id, camel, title, prefix }: NewGame): string => {
  const names: Readonly<Record<string, string>> = {
    'nouveau-jeu': id,
    nouveauJeu: camel,
    'Nouveau jeu': title,
    NOU: prefix,
    nou: prefix.toLowerCase(),
    N: title.charAt(0).toUpperCase(),
  }
  return text.replace(PLACEHOLDERS, (found) => names[found] ?? found)
}

/** games/shelf.ts or games/screens.ts with one game more, in the last place. */
export const registered = (source: string, name: string, from: string): string => {
  const list = /^(export const \w+: readonly \w+\[\] = \[)([^\]]*?),?\s*\]$/m
  if (!list.test(source)) throw new Error(`no list of games to add ${name} to`)
  return `import { ${name} } from '${from}'\n${source.replace(list, `$1$2, ${name}]`)}`
}
