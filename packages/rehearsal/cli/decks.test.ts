import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Found {
  readonly most: number
  readonly least: number
}
/** Of whichever deck. */
interface Counts {
  readonly cards: number
  readonly faults: number
  readonly categories?: number
  readonly themes?: number
  readonly words?: number
  readonly boxes?: Readonly<Record<string, number>>
  readonly kinds?: Readonly<Record<string, number>>
  readonly fewestAnswers?: number
  readonly fewestAnswersOf?: string
  readonly checkable?: number
  readonly letters?: Readonly<Record<string, number>>
  readonly foundOf100?: Readonly<Record<string, Found>>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** The command itself, in a process of its own. */
const decks = (...files: string[]) =>
  new Promise<{ status: number | null; counts: Record<string, Counts>; stderr: string }>((resolve) => {
    const child = execFile('npm', ['run', '-s', 'decks', '--', ...files], { cwd: root }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, counts: JSON.parse(stdout), stderr }),
    )
  })
const file = (text: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'tablee-deck-')), 'deck.txt')
  writeFileSync(path, text)
  return path
}
const ours = await decks()

describe('our decks', () => {
  it('MPM-4 Mot pour Mot has 220 two-sided cards, 440 categories of at least 25 answers, and no fault', () => {
    const deck = ours.counts['mot-pour-mot.txt']
    expect([ours.status, ours.stderr, deck?.faults]).toEqual([0, '', 0])
    expect([deck?.cards, deck?.categories]).toEqual([220, 440])
    expect(deck?.fewestAnswers).toBeGreaterThanOrEqual(25)
  })

  it('LAU-4 Les Lauriers has two boxes of 129 cards, 1,032 words of all kinds, and no fault', () => {
    const deck = ours.counts['lauriers.txt']
    expect([deck?.faults, deck?.cards, deck?.words]).toEqual([0, 258, 1032])
    expect(deck?.boxes).toEqual({ 1: 129, 2: 129 })
    expect(Object.keys(deck?.kinds ?? {}).sort()).toEqual(['adj.', 'adv.', 'loc. adv.', 'n.f.', 'n.m.', 'v.i.', 'v.t.'])
  })

  it('KOK-1 Kokomots has 60 themes of at least 120 answers, a few checkable, 110 letters, and no fault', () => {
    const deck = ours.counts['kokomots.txt']
    expect([deck?.faults, deck?.cards, deck?.themes]).toEqual([0, 30, 60])
    expect(deck?.fewestAnswers).toBeGreaterThanOrEqual(120)
    expect([3, 4, 5]).toContain(deck?.checkable)
    expect(deck?.letters).toEqual({ plain: 90, bound: 20 })
  })

  it('WO-1 Word Out! has 108 cards', () => {
    expect(ours.counts['word-out']).toMatchObject({ cards: 108, faults: 0 })
  })

  it('no simple guesser finds the true definition more than 32 times of 100', () => {
    const found = Object.entries(ours.counts['lauriers.txt']?.foundOf100 ?? {})
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(([, { most, least }]) => Math.max(most, least) > 32)).toEqual([])
  })
})

const written = (name: string) =>
  readFileSync(new URL(`../../../games/${name}/deck/cards.txt`, import.meta.url), 'utf8')
const MPM = 'mot-pour-mot'
const LAU = 'lauriers'
const KOK = 'kokomots'
const FRUIT = '= Un fruit\n'
const PITCHER = '= alcarazas, n.m.\n'
const FUNNEL = 'chantepleure, n.f.\n'
const SHAME = ': Qui reste tout honteux après avoir eu le dessous.\n'
const TOWN = '= Ville\n'

/** What, in which deck, what stood there, what stands there now, on which line, what is said of it. */
const SPOILED: readonly (readonly [string, string, string | RegExp, string, string, string])[] = [
  ['a card lost', MPM, /^= [^=]*/m, '', '', 'deck-too-small: 220'],
  ['a card without its back', MPM, /^\/ [^=]*/m, '', FRUIT, 'card-without-back: Un fruit'],
  ['answers above all categories', MPM, FRUIT, `kiwi\n${FRUIT}`, 'kiwi\n', 'answers-before-category: kiwi'],
  ['a misspelled answer', MPM, `${FRUIT}pomme`, `${FRUIT}pome`, FRUIT, 'answer-misspelled: pome'],
  ['an answer of two words', MPM, `${FRUIT}pomme`, `${FRUIT}pomme verte`, FRUIT, 'answer-not-one-word: pomme verte'],
  ['an answer twice', MPM, `${FRUIT}pomme`, `${FRUIT}pomme, Pomme*`, FRUIT, 'answer-twice: Pomme'],
  ['too few answers', MPM, /(= Un fruit\n)[^/]*/, '$1pomme, poire\n\n', FRUIT, 'answers-too-few: Un fruit'],
  ['a category twice', MPM, '= Un légume', '= Un FRUIT', '= Un FRUIT', 'category-twice: Un FRUIT'],
  [
    'a category said in other words',
    MPM,
    '= Un légume',
    '= Les fruits',
    '= Les fruits',
    'themes-alike: Les fruits, Un fruit',
  ],
  ['a masculine-only category', MPM, '= Un légume', '= Un acteur', '= Un acteur', 'category-masculine: acteur'],
  ['a vulgar answer', MPM, `${FRUIT}pomme`, `${FRUIT}merde`, 'merde', 'word-vulgar: merde'],
  ['one box only', LAU, '== Boîte 2', '', '', 'box-too-small: 2'],
  ['a part of speech that is nowhere', LAU, /(?<!loc\.), adv\./g, ', loc. adv.', '', 'kind-missing: adv.'],
  ['a misspelled headword', LAU, 'alcarazas, n.m.', 'alcarazzas, n.m.', '= alcarazzas', 'word-misspelled: alcarazzas'],
  ['a proper headword', LAU, 'alcarazas, n.m.', 'Alcarazas, n.m.', '= Alcarazas', 'word-proper: Alcarazas'],
  ['a word twice', LAU, FUNNEL, 'alcarazas, n.f.\n', 'alcarazas, n.f.', 'word-twice: alcarazas'],
  [
    'a definition too short',
    LAU,
    SHAME,
    ': Qui est honteux.\n',
    ': Qui est honteux.',
    'text-too-short: Qui est honteux.',
  ],
  [
    'a definition of the family',
    LAU,
    ': Entonnoir à',
    ': Entonnoir à chanter à',
    ': Entonnoir',
    'text-of-family: chanter',
  ],
  ['two bluffs', LAU, new RegExp(`(${PITCHER}:.*\n)-.*\n`), '$1', PITCHER, 'bluffs-not-three: alcarazas'],
  ['a card of three', LAU, /^chantepleure(.*\n)+?\n/m, '', PITCHER, 'card-not-of-four: alcarazas, n.m.'],
  ['a plural answer', KOK, '= Animal\n', '= Animal\nchats, ', '= Animal', 'answer-plural: chats'],
  ['too few answers to a theme', KOK, /(= Ville\n)[^/]*/, '$1Paris*, Lyon*\n\n', TOWN, 'answers-too-few: Ville'],
  ['a check nobody knows', KOK, TOWN, `${TOWN}? sans E\n`, '? sans E', 'check-unknown: sans E'],
  ['an answer that fails the check', KOK, TOWN, `${TOWN}? contient E\n`, TOWN, 'answer-fails-check: Paris'],
]

/** Where the fault is told: file and line. */
const spoiled = SPOILED.map(([kind, deck, was, is, at, says]) => {
  const text = written(deck).replace(was, is)
  const line = text.slice(0, text.indexOf(at)).split('\n').length
  const path = file(text)
  return { kind, path, complaint: `${path}:${line}: ${says}\n` }
})
const all = await decks(...spoiled.map(({ path }) => path))

describe('a deck of ours with one thing spoiled', () => {
  it.each(spoiled)('$kind: file, line and fault are told', ({ complaint }) => {
    expect(all.status).toBe(1)
    expect(all.stderr).toContain(complaint)
  })

  it('one fault will do to exit 1', async () => {
    const { status, stderr } = await decks(spoiled[3]?.path ?? '')
    expect([status, stderr]).toEqual([1, spoiled[3]?.complaint])
  })

  it('truths that give themselves away', async () => {
    const text = written(LAU).replace(/^(: .*)\.$/gm, '$1, en un mot, comme en cent.')
    const { status, stderr } = await decks(file(text))
    expect(status).toBe(1)
    expect(stderr).toMatch(/by « commas » the true definition is found \d+(\.\d)? times of 100/)
  })

  it('the theme with the fewest answers is named', async () => {
    const { counts } = await decks(file('# Kokomots\n= Animal\nchat, chien\n/ Ville\nNew York*\n'))
    expect(counts['deck.txt']).toMatchObject({ fewestAnswers: 1, fewestAnswersOf: 'Ville' })
  })

  it('a file that is no deck, or not there: a plain sentence, exit 1', async () => {
    expect(await decks(file('\0\x01PNG'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no card in it'),
    })
    const { status, stderr } = await decks('nowhere.txt')
    expect([status, stderr]).toEqual([1, 'nowhere.txt: cannot be read\n'])
  })
})
