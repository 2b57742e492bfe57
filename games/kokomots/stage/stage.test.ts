import { toldAfter } from '@tablee/game-kit/told.ts'
import type { Outcome, SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { defaults, MODES, type View } from '../game.ts'
import { summaryOf } from '../options/summary.ts'
import { partsOf } from '../parts/parts.ts'
import { isByThemes, placingsOf } from '../parts/placings.ts'
import { keptIn, sumOf } from '../parts/sum.ts'
import { lettersOf } from '../parts/table-piles.ts'
import { clockOf } from '../phone/clock.ts'
import { waitsIn } from '../phone/waits-in.ts'
import { heardWords } from '../telling/heard-words.ts'
import { newsOf } from '../telling/news.ts'
import { storyOf } from '../telling/story.svelte.ts'
import { isOfEarlierTurn } from '../telling/tell.ts'
import { SampleKokomots } from '../test/sample-replay.ts'
import { fr as texts } from '../texts/fr.ts'
import { en } from '../texts/stage.en.ts'
import { fr } from '../texts/stage.fr.ts'
import { stageLine } from './stage-line.ts'

const NAMES: Readonly<Record<string, string>> = { s1: 'Ana', s2: 'Bob', s3: 'Cléo', s4: 'Dan' }
const nameOf = (seat: SeatId) => NAMES[seat] ?? '?'
const and = (names: string[]) => names.join(' et ')
const line = (view: View, outcome?: Outcome) => stageLine(view, outcome, fr, nameOf, and).replaceAll('\u00a0', ' ')
const begun = (options = {}) => new SampleKokomots(options).by('s1', { type: 'ready' })
const four = ['s1', 's2', 's3', 's4']

describe('the sentence of the shared screen', () => {
  it('KOK-5 KOK-13 names who plays', () => {
    const game = new SampleKokomots()
    expect(line(game.view())).toBe('Ana va jouer')
    game.by('s1', { type: 'ready' })
    expect(line(game.view())).toBe('Ana cherche des mots')
  })
  it('KOK-29 names who tapped', () => {
    const game = new SampleKokomots({ mode: 'simultaneous' })
    expect(line(game.view())).toBe('Ana retourne deux lettres')
    game.by('s1', { type: 'turn-letters' }).by('s2', { type: 'tap', round: 1 })
    expect(line(game.view())).toBe('Bob a un mot. Lequel ?')
    expect(line(game.claim('s2').view())).toBe('Bob annonce. On l’accepte ?')
  })
  it('KOK-21 a word that is spelled is not to be judged yet', () => {
    const game = new SampleKokomots({ mode: 'simultaneous' }).by('s1', { type: 'turn-letters' })
    const view = game.by('s2', { type: 'tap', round: 1 }).claim('s2').view()
    const spelled = (view.claims ?? []).map((claim) => ({ ...claim, stage: 'spelling' as const }))
    expect(line({ ...view, claims: spelled })).toBe('Bob épelle son mot')
  })
  it('KOK-34 names the team', () => {
    const game = new SampleKokomots({ mode: 'teams' }, four)
    expect(line(game.view())).toBe('Sel se prépare')
    game.by('s1', { type: 'ready' })
    expect(line(game.view())).toBe('Sel cherche trois mots')
  })
  it('ALL-3 a paused table says so', () => {
    expect(line(begun().view({ kind: 'onlooker' }, true))).toBe('La table est en pause')
  })
  it('KOK-25 names the winners', () => {
    const game = begun({ depth: 3 })
    while (game.view().phase !== 'over') game.claim('s1').accept('s3')
    expect(line(game.view(), game.outcome)).toBe('Ana gagne !')
    expect(placingsOf(game.view(), game.outcome).map((camps) => camps.flatMap(({ seats }) => seats))).toEqual(
      game.outcome?.placings,
    )
  })
})

describe('who stands where at the end', () => {
  const pile = (points: number, themeCards: number) => ({ points, themeCards }) as View['piles'][string]
  const outcome = (...placings: string[][]): Outcome => ({ placings: placings as SeatId[][] })
  const camps = ['s1', 's2', 's3'].map((id) => ({ id, seats: [id as SeatId] }))

  it('KOK-25 a win by the fewest theme cards is told as such', () => {
    const placings = placingsOf({ camps }, outcome(['s2'], ['s1'], ['s3']))
    expect(placings.map(([camp]) => camp?.id)).toEqual(['s2', 's1', 's3'])
    expect(isByThemes({ piles: { s1: pile(9, 4), s2: pile(9, 3), s3: pile(4, 1) } }, placings)).toBe(true)
    expect(isByThemes({ piles: { s1: pile(8, 4), s2: pile(9, 3), s3: pile(4, 1) } }, placings)).toBe(false)
  })
  it('KOK-25 camps that share a place stand together', () => {
    const placings = placingsOf({ camps }, outcome(['s1', 's2'], ['s3']))
    expect(placings.map((tied) => tied.map(({ id }) => id))).toEqual([['s1', 's2'], ['s3']])
    expect(isByThemes({ piles: { s1: pile(9, 3), s2: pile(9, 3), s3: pile(8, 4) } }, placings)).toBe(false)
  })
  it('KOK-24 KOK-27 points as one reckons them', () => {
    const theme = (id: string) => ({ id, title: id })
    const letters = [
      { id: 'a', letter: 'A' },
      { id: 'b', letter: 'B', constraint: 'first' as const },
    ]
    const won = { letters, themes: [theme('t1'), theme('t2')], marked: [theme('t3')], points: 8, themeCards: 3 }
    expect(sumOf(won, fr).replaceAll('\u00a0', ' ')).toBe('2 thèmes + 1 lettre + 1 à contrainte × 2 + 1 relié × 3')
    expect(sumOf({ ...won, letters: [], marked: [] }, en)).toBe('2 themes')
  })
})

describe('what a team’s timer brought', () => {
  const card = (id: string) => ({ id, letter: 'A' })
  const bound = { ...card('b'), constraint: 'first' as const }
  const word = (packet: number, ...letters: (typeof bound | ReturnType<typeof card>)[]) => ({
    word: 'mot',
    packet,
    letters,
    theme: { id: `t${packet}`, title: 'Ville' },
  })
  const words = [word(0, card('a'), bound), word(1, card('c')), word(2, card('d'))]

  it('KOK-24 KOK-37 three words keep letters and themes, fewer the letters alone', () => {
    expect(keptIn({ camp: 'sel', turn: 1, words, hasAll: true })).toBe(8)
    expect(keptIn({ camp: 'sel', turn: 1, words: words.slice(0, 2), hasAll: false })).toBe(4)
  })
})

describe('what is seen of words and roles', () => {
  it('KOK-7 every word that stood is listed at the end, and not before', () => {
    const game = begun({ depth: 3 }).claim('s1').refuse('s3')
    let stood = 0
    for (; game.view().phase !== 'over'; stood++) {
      expect(game.view().said).toBeUndefined()
      game.claim('s1', { column: stood < 3 ? 1 : stood < 6 ? 2 : 3 }).accept('s3')
    }
    expect(game.view().said).toHaveLength(stood)
  })
  it('KOK-18 a refused word keeps its reason, the newest word comes first', () => {
    const game = begun().claim('s1').refuse('s3', 'misspelled').claim('s1', { column: 1 }).accept('s3')
    const heard = heardWords(game.view(), texts, fr, nameOf)
    expect(heard.map(({ points, why }) => points ?? why)).toEqual([3, `${texts.reasons.misspelled} (Cléo)`])
  })
  it('KOK-15 KOK-16 timekeeper and judge: one person of three, two of four', () => {
    const parts = (ids: string[], gone?: string) => {
      const view = new SampleKokomots({}, ids).view()
      return view.camps.map((camp) => partsOf(view, camp, fr, (seat) => seat !== gone).join())
    }
    expect(parts(['s1', 's2', 's3'])).toEqual(['', '', fr.label.keepsAndJudges])
    expect(parts(four)).toEqual(['', '', fr.label.judges, fr.label.keeps])
    // Who has gone does neither.
    expect(parts(four, 's4')).toEqual(['', '', fr.label.judges, ''])
  })
  it('KOK-31 KOK-42 who is out of the round, and owes', () => {
    const game = new SampleKokomots({ mode: 'simultaneous' }).by('s1', { type: 'turn-letters' })
    game.by('s2', { type: 'tap', round: 1 }, { type: 'give-up' })
    const view = game.view()
    expect(view.camps.map((camp) => partsOf(view, camp, fr, () => true))).toEqual([
      [],
      [fr.label.out, fr.label.owes(1)],
      [],
    ])
  })
  it('KOK-10 a letter pile that ran out leaves its place empty', () => {
    const letter = { id: 'a', letter: 'A' }
    const column = { title: 'Ville', themesLeft: 2, letters: [letter], lettersLeft: [0, 3] as const, isHeld: false }
    expect(lettersOf(column)).toEqual([{ left: 0 }, { top: letter, left: 3 }])
  })
  it('KOK-21 the title says who spells', () => {
    const view = begun().view()
    const claims = [{ id: 1, by: 's1', camp: 's1', stage: 'spelling', titles: [] }] as unknown as View['claims']
    const spelling = { ...view, ...(claims === undefined ? {} : { claims }) }
    expect(stageLine(spelling, undefined, fr, nameOf, String)).toBe('Ana épelle son mot')
    // KOK-40: a word of the turn before is not what this turn is about.
    expect(stageLine({ ...spelling, active: 's2' }, undefined, fr, nameOf, String)).toBe('Bob cherche des mots')
  })
  it('KOK-42 before the next letters, who pays what', () => {
    const view = new SampleKokomots({ mode: 'simultaneous' }).view()
    const owing = (owed: number) => ({ ...view, payments: [{ seat: 's2' as SeatId, owed, from: [], step: 9 }] })
    const line = (at: View) => stageLine(at, undefined, fr, nameOf, String)
    expect([view, owing(1), owing(2)].map(line)).toEqual([
      'Ana retourne deux lettres',
      'Bob rend une carte',
      'Bob rend 2 cartes',
    ])
  })
  it('KOK-32 the clock is the vote’s while a word is heard', () => {
    const game = new SampleKokomots({ mode: 'simultaneous' }).by('s1', { type: 'turn-letters' })
    expect(clockOf(game.view()).lasts).toBe(defaults.waits.search)
    game.by('s2', { type: 'tap', round: 1 }).claim('s2')
    expect(clockOf(game.view()).lasts).toBe(defaults.waits.vote)
  })
})

describe('what is said of a change', () => {
  const news = (game: SampleKokomots, happens: () => unknown) => {
    const before = game.view()
    happens()
    return newsOf(before, game.view(), { texts, stageTexts: fr }, line, nameOf)
  }

  it('KOK-40 a word announced, then what came of it', () => {
    const game = begun()
    const [said] = news(game, () => game.claim('s1'))
    expect(said).toMatch(/^Ana annonce «\u00a0mot\w+\u00a0» pour «\u00a0En\w+ \d+\u00a0»\.$/)
    const [came] = news(game, () => game.refuse('s3'))
    expect(came).toContain(texts.reasons['off-theme'])
  })
  it('KOK-37 a team’s word is told as the team’s, and without points before its timer is over', () => {
    const game = new SampleKokomots({ mode: 'teams' }, four).by('s1', { type: 'ready' })
    game.claim('s1', { packet: 0 }).accept('s3')
    const view = game.view()
    const told = storyOf(toldAfter(view, 0), texts, nameOf, { view })
    expect(told).toMatch(/^«\u00a0mot\w+\u00a0» tient pour Sel\.$/)
  })
  it('KOK-40 a word settled after its turn is news of an earlier one, a shout is not', () => {
    const view = begun().claim('s1').accept('s3').view()
    const [stood] = toldAfter(view, 0)
    if (stood === undefined) throw new Error('nothing was told')
    expect(isOfEarlierTurn({ ...view, active: 's1' }, stood)).toBe(false)
    expect(isOfEarlierTurn({ ...view, active: 's2' }, stood)).toBe(true)
    expect(isOfEarlierTurn({ ...view, active: 's2' }, { type: 'nudged', seat: 's1' as SeatId })).toBe(false)
  })
  it('KOK-13 who is next', () => {
    const game = begun()
    expect(news(game, () => game.letTimePass())).toEqual(['Bob cherche des mots.'])
  })
  it('KOK-21 a word is not given away before it is spelled', () => {
    const spelled = { id: 1, by: 's1', titles: [], word: undefined }
    const before = { ...begun().view(), claims: [] }
    const after = { ...before, claims: [spelled] } as unknown as View
    expect(newsOf(before, after, { texts, stageTexts: fr }, line, nameOf)).toEqual([])
  })
  it('ALL-3 nothing is told again when a pause is over', () => {
    const game = begun().claim('s1')
    const covered = game.view({ kind: 'onlooker' }, true)
    const told = newsOf(covered, game.view(), { texts, stageTexts: fr }, line, nameOf)
    expect(told).toEqual(['Ana cherche des mots.'])
  })
})

describe('the options in plain words', () => {
  it('KOK-5 KOK-39 variant and time', () => {
    expect(summaryOf(defaults, fr)).toEqual(['classique', '45\u00a0s par tour'])
    expect(summaryOf({ ...defaults, mode: 'simultaneous', hasReadyTap: true }, fr)).toEqual([
      'simultanée',
      '15\u00a0s pour annoncer',
    ])
  })
  it('KOK-39 whether the hand is shown, where it is not; nothing at a table of before the option', () => {
    expect(summaryOf({ ...defaults, hasOpenHand: false }, fr)).toContain('main cachée à l’écran')
    const { hasOpenHand: _, ...before } = defaults
    expect(summaryOf(before as typeof defaults, fr)).toEqual(['classique', '45\u00a0s par tour'])
  })
  it('KOK-13 KOK-15 KOK-34 what differs from the book', () => {
    const options = { ...defaults, mode: 'teams', teams: 3, depth: 4, hasHumanTimer: true, hasClock: false } as const
    expect(summaryOf(options, fr)).toEqual([
      'par équipes',
      'sans sablier',
      '3 équipes',
      'piles de 4',
      'sablier tenu par un voisin',
    ])
  })
  it('ALL-2 every duration can be set in some variant, and none that does not come up', () => {
    const named = MODES.flatMap((mode) => waitsIn({ ...defaults, mode }))
    expect([...new Set(named)].sort()).toEqual(Object.keys(defaults.waits).sort())
    expect(waitsIn(defaults)).not.toContain('vote')
    expect(waitsIn({ ...defaults, mode: 'simultaneous', skipsIdleRounds: false })).not.toContain('search')
  })
})
