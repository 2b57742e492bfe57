import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A package that is shipped, or that something shipped was made from. */
interface Licensed {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** What its licence asks to be handed on. */
  readonly text: string
}

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/

/** « …/node_modules/svelte/src/internal/client/index.js » → …/node_modules/svelte; undefined for our own files. */
export const packageOf = (id: string): string | undefined =>
  // Bundlers mark virtual modules with a zero byte, and queries on a file with a question mark.
  PACKAGE_FOLDER.exec(id.replaceAll('\0', '').replaceAll('\\', '/'))?.[0]

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

const readJson = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

const licenceTextIn = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n')

/**
 * Packages that name their licence without having its text. Each was looked up by hand; the MIT licence itself is in every notices file,
 * with our own.
 */
const WITHOUT_FILE: Readonly<Record<string, string>> = {
  'abstract-logging':
    'Copyright (c) James Sumners. The MIT licence, as above under Tablée: the package has no file with its text.',
}

/**
 * A package with the binaries of another one for one platform, without its licence: « @napi-rs/nice-linux-x64-gnu » lies beside
 * « @napi-rs/nice », « @libsql/linux-x64-gnu » in a folder beside « libsql ».
 */
const parentsOf = (folder: string, name: string): readonly string[] => {
  const [scope = '', ownName = ''] = name.split('/')
  const words = ownName.split('-')
  const beside = words.slice(1).map((_, nth) => join(dirname(folder), words.slice(0, nth + 1).join('-')))
  return [...beside, join(dirname(dirname(folder)), scope.slice(1))].filter((parent) =>
    existsSync(join(parent, 'package.json')),
  )
}

/** Throws where there is no licence text: what nobody has read the terms of is not shipped. */
export const readPackage = (folder: string): Licensed => {
  const { name, version, license, os } = readJson(folder)
  const parents = os === undefined ? [] : parentsOf(folder, name)
  const text = [folder, ...parents].map(licenceTextIn).find((each) => each !== '') ?? WITHOUT_FILE[name]
  if (text === undefined) throw new Error(`${name} ${version} has no licence text: see apps/web/build/licences.ts`)
  return { name, version, licence: license ?? 'see below', text }
}

/** Where Node would find a package from a folder. */
const findPackage = (name: string, from: string): string | undefined => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? undefined : findPackage(name, dirname(from))
}

/** The folders of these packages and of all that they run on; what is for other platforms is not installed. */
export const withDependencies = (names: readonly string[], root: string): readonly string[] => {
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    const folder = findPackage(name, from)
    if (folder === undefined || found.has(folder)) return
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = readJson(folder)
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) visit(each, folder)
  }
  for (const name of names) visit(name, root)
  return [...found]
}

/** What the word lists were made from; NOTICE says how, and under which terms they are. */
export const wordSources = (root: string): readonly Licensed[] =>
  ['dictionary-fr', '@cspell/dict-fr-reforme'].map((name) => readPackage(join(root, 'node_modules', name)))

const RULE = '-'.repeat(80)

/** Our own NOTICE and licence, then every package once with its own. */
export const noticesText = (packages: readonly Licensed[], root: string): string => {
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]))
  const sorted = [...byName].sort(([one], [other]) => (one < other ? -1 : 1))
  const own = ['NOTICE', 'LICENSE'].map((file) => readFileSync(join(root, file), 'utf8').trim())
  const others = sorted.map(([title, { licence, text }]) => `${title} (${licence})\n\n${text}`)
  return `${[...own, ...others].join(`\n\n${RULE}\n\n`)}\n`
}
