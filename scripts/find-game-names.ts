/** The names of one game: some are wrong wherever they stand, others only as a whole string or a part of a path. */
export interface NamedGame {
  /** Id, exports and titles, which are no ordinary words. */
  readonly anywhere: readonly string[]
  /** Ids of boxes that are ordinary words as well, like « capture ». */
  readonly quoted: readonly string[]
}

const pascal = (id: string) => id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Spaces of any kind are one space. */
const spaced = (text: string) => text.replaceAll(/\\u00a0|\s/g, ' ')

/** Without the mark at its end, which French puts after a space. */
const bare = (title: string) => spaced(title).replace(/\W+$/, '')

/** The names of a game, told from its folder and the texts of its game.ts, client.ts and box/faces.ts. */
export const namesOf = (folder: string, sources: readonly string[]): NamedGame => {
  const text = sources.join('\n')
  const all = (pattern: RegExp, part = 1) => Array.from(text.matchAll(pattern), (match) => match[part] ?? '')
  const exports = all(/export const (\w+) = define(?:Game|Client)\b/g)
  const titles = all(/(?:fr|en): \[(['"])(.+?)\1, /g, 2).map(bare)
  const editions = all(/\[[^\]]*, '([^']+)'\](?=[^\n]*\n\s*isEdition)/g)
  const ids = all(/^ {4}id: '([\w-]+)'/gm)
  const anywhere = new Set([folder, pascal(folder), ...exports, ...titles, ...editions])
  return { anywhere: [...anywhere], quoted: ids.filter((id) => id !== folder) }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const patternOf = ({ anywhere, quoted }: NamedGame): RegExp =>
  new RegExp(
    [...anywhere.map(escaped), ...quoted.map((id) => `(?<=['"\`/])${escaped(id)}(?=['"\`/?#])`)].join('|'),
    'g',
  )

/** The places of a file, or its path, where one of the games is named. Lines count from one; the path is line 0. */
export const findNames = (path: string, text: string, games: readonly NamedGame[]) => {
  const patterns = games.map(patternOf)
  return [path, ...text.split('\n')].flatMap((line, nth) =>
    patterns.flatMap((pattern) => Array.from(spaced(line).matchAll(pattern), ([name]) => ({ line: nth, name }))),
  )
}
