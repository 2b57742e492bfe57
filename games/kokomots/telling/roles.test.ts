import type { SeatId, SeatView } from '@tablee/kernel'
import { People } from '@tablee/ui/frames/people.ts'
import { describe, expect, it } from 'vitest'
import { defaults } from '../game.ts'
import { clockOf } from '../phone/clock.ts'
import { SampleKokomots } from '../test/sample-replay.ts'
import { fr } from '../texts/fr.ts'
import { endlessStep, keepsTime, outFor, taskOf, toJudge, withJudges } from './roles.ts'
import { headline, subline, toldLine } from './tell.ts'

const { waits } = defaults
const NAMES: Readonly<Record<string, string>> = { s1: 'Ana', s2: 'Bob', s3: 'Cléo', s4: 'Dan' }
const nameOf = (seat: SeatId) => NAMES[seat] ?? '?'
const seenBy = (game: SampleKokomots, id: string) => game.view({ kind: 'seat', seat: id as SeatId })
const tasks = (game: SampleKokomots, ids = ['s1', 's2', 's3']) =>
  ids.map((id) => taskOf(seenBy(game, id), id as SeatId))
const head = (game: SampleKokomots, id: string) =>
  headline(seenBy(game, id), id as SeatId, fr, nameOf).replaceAll('\u00a0', ' ')
const sub = (game: SampleKokomots, id: string, gone?: string) =>
  subline(seenBy(game, id), id as SeatId, fr, nameOf, (seat) => seat !== gone)

describe('what the table waits for from whom', () => {
  it('KOK-5 KOK-13 KOK-15 ready is said by who plays or keeps the time; then one composes, the others watch', () => {
    const game = new SampleKokomots()
    expect(tasks(game)).toEqual(['ready', 'watch', 'ready'])
    expect([head(game, 's1'), head(game, 's2')]).toEqual(['C’est bientôt à toi', 'Ana se prépare'])
    game.by('s1', { type: 'ready' })
    expect(tasks(game)).toEqual(['compose', 'watch', 'watch'])
    expect([head(game, 's1'), sub(game, 's1')]).toEqual(['À toi !', 'Cléo juge. Tu as 0 point.'])
    expect([head(game, 's2'), head(game, 's3'), sub(game, 's3')]).toEqual([
      'Ana cherche',
      'Tu juges Ana',
      'Tu as 0 point.',
    ])
  })
  it('KOK-16 KOK-17 the judge judges; who announced goes on composing', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' }).claim('s1')
    expect(tasks(game)).toEqual(['compose', 'watch', 'judge'])
    expect([head(game, 's3'), sub(game, 's3')]).toEqual(['Tu juges Ana', 'Le sablier court toujours.'])
    expect(toJudge(seenBy(game, 's3'), 's3' as SeatId)).toHaveLength(1)
    expect(tasks(game.accept('s3'))).toEqual(['compose', 'watch', 'watch'])
  })
  it('KOK-40 a judge whose own turn has begun composes, and judges in passing', () => {
    const game = new SampleKokomots({ waits: { ...waits, turn: 5, judge: 60 } }, ['s1', 's2'])
    game.by('s1', { type: 'ready' }).claim('s1').letTimePass()
    expect(tasks(game, ['s2'])).toEqual(['compose'])
    expect(toJudge(seenBy(game, 's2'), 's2' as SeatId)).toHaveLength(1)
  })
  it('KOK-15 a human timekeeper keeps the time', () => {
    const game = new SampleKokomots({ hasHumanTimer: true }).by('s1', { type: 'ready' })
    expect(tasks(game)).toEqual(['compose', 'watch', 'keep'])
    // KOK-16: of three, the judge is the timekeeper.
    expect([head(game, 's3'), sub(game, 's3')]).toEqual(['Tu juges Ana', 'Tu tiens le sablier.'])
    const four = new SampleKokomots({ hasHumanTimer: true }, ['s1', 's2', 's3', 's4']).by('s1', { type: 'ready' })
    expect([head(four, 's4'), head(four, 's3')]).toEqual(['Tu tiens le sablier', 'Tu juges Ana'])
  })
  it('KOK-28 KOK-29 KOK-32 all search, one announces, the others judge', () => {
    const game = new SampleKokomots({ mode: 'simultaneous' })
    expect(tasks(game)).toEqual(['turn-letters', 'watch', 'watch'])
    game.by('s1', { type: 'turn-letters' })
    expect(tasks(game)).toEqual(['search', 'search', 'search'])
    game.by('s2', { type: 'tap', round: 1 })
    expect(tasks(game)).toEqual(['watch', 'compose', 'watch'])
    expect([head(game, 's1'), head(game, 's2')]).toEqual(['Bob a un mot', 'Ton mot ?'])
    game.claim('s2')
    expect(tasks(game)).toEqual(['judge', 'watch', 'judge'])
    expect([head(game, 's1'), head(game, 's2')]).toEqual(['Tu l’acceptes ?', 'On juge ton mot'])
    expect(tasks(game.accept('s1'))).toEqual(['watch', 'watch', 'judge'])
  })
  it('KOK-31 who said nothing is out of the round, and pays a card won before', () => {
    const game = new SampleKokomots({ mode: 'simultaneous' }).by('s1', { type: 'turn-letters' })
    game.by('s2', { type: 'tap', round: 1 }, { type: 'give-up' })
    expect(tasks(game)).toEqual(['search', 'watch', 'search'])
    expect(outFor(seenBy(game, 's2'), 's2' as SeatId)).toEqual({ owed: 1, isSilent: true })
    expect(head(game, 's2')).toBe('Tu ne cherches plus')
    game.by('s1', { type: 'tap', round: 1 }).claim('s1').accept('s2').accept('s3').by('s1', { type: 'turn-letters' })
    game.by('s1', { type: 'tap', round: 2 }, { type: 'give-up' })
    expect(tasks(game)).toEqual(['pay', 'search', 'search'])
    expect(head(game, 's1')).toBe('Rends une carte')
  })
  it('KOK-42 the next letters wait for what is paid: all are told so, and how long', () => {
    const game = new SampleKokomots({ mode: 'simultaneous' }).by('s1', { type: 'turn-letters' })
    game.by('s2', { type: 'tap', round: 1 }, { type: 'give-up' })
    game.by('s1', { type: 'tap', round: 1 }).claim('s1').accept('s2').accept('s3').by('s1', { type: 'turn-letters' })
    game.by('s2', { type: 'tap', round: 2 }).claim('s2').accept('s1').accept('s3')
    expect([tasks(game), head(game, 's2'), head(game, 's1')]).toEqual([
      ['watch', 'pay', 'watch'],
      'Rends une carte',
      'Bob rend une carte',
    ])
    expect(clockOf(game.view()).lasts).toBe(waits.pay)
  })
  it('KOK-31 KOK-32 a word is judged before a card is paid: silence would be consent', () => {
    const game = new SampleKokomots({ mode: 'simultaneous' }).by('s1', { type: 'turn-letters' })
    game.by('s2', { type: 'tap', round: 1 }).claim('s2')
    const view = seenBy(game, 's1')
    const owing = { ...view, payments: [{ seat: 's1' as SeatId, owed: 1, from: [], step: 9 }] }
    expect(taskOf(owing, 's1' as SeatId)).toBe('judge')
    expect(taskOf({ ...owing, claims: [] }, 's1' as SeatId)).toBe('pay')
  })
  it('KOK-15 KOK-16 whoever judges and keeps the time does both', () => {
    const game = new SampleKokomots({ hasHumanTimer: true }).by('s1', { type: 'ready' }).claim('s1')
    expect(tasks(game)).toEqual(['compose', 'watch', 'judge'])
    expect(['s1', 's2', 's3'].map((id) => keepsTime(seenBy(game, id), id as SeatId))).toEqual([false, false, true])
  })
  it('KOK-21 while a word is spelled, its judge knows that nothing is to be judged yet', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' }).claim('s1')
    const view = seenBy(game, 's3')
    const spelled = (view.claims ?? []).map((claim) => ({ ...claim, stage: 'spelling' as const }))
    const at = { ...view, claims: spelled }
    expect(headline(at, 's3' as SeatId, fr, nameOf)).toBe('Tu juges Ana')
    expect(subline(at, 's3' as SeatId, fr, nameOf, () => true)).toBe('Le mot s’épelle d’abord.')
  })
  it('KOK-17 one person among bots judges nobody, and nothing says so', () => {
    const game = new SampleKokomots({}, ['s1', 's2']).by('s1', { type: 'ready' })
    const people = new People([
      { id: 's1', name: 'Ana', holder: 'bot' },
      { id: 's2', name: 'Bob', holder: 'person' },
    ] as unknown as SeatView[])
    const view = withJudges(seenBy(game, 's2'), people)
    expect(seenBy(game, 's2').judges).toEqual(['s2'])
    expect([view.judges, headline(view, 's2' as SeatId, fr, nameOf)]).toEqual([[], 'Ana cherche'])
  })
  it('KOK-16 ALL-6 a judge who is not there is not named', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' })
    expect([sub(game, 's1'), sub(game, 's1', 's3')]).toEqual(['Cléo juge. Tu as 0 point.', 'Tu as 0 point.'])
  })
  it('KOK-34 KOK-38 a team plays together, the other judges', () => {
    const game = new SampleKokomots({ mode: 'teams' }, ['s1', 's2', 's3', 's4'])
    expect(head(game, 's2')).toBe('Vos paquets sont là')
    game.by('s1', { type: 'ready' })
    expect(tasks(game, ['s1', 's2', 's3'])).toEqual(['compose', 'compose', 'watch'])
    expect([head(game, 's1'), head(game, 's3'), sub(game, 's1')]).toEqual([
      'À votre équipe !',
      'Vous jugez Sel',
      'Poivre juge. Vous avez 0 point.',
    ])
  })
  it('ALL-3 a paused table asks for nothing', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' })
    const view = game.view({ kind: 'seat', seat: 's1' as SeatId }, true)
    expect([taskOf(view, 's1' as SeatId), headline(view, 's1' as SeatId, fr, nameOf)]).toEqual([
      'watch',
      fr.head.paused,
    ])
  })
})

describe('ALL-7 the host may call the time of a wait without an end', () => {
  const me = 's1' as SeatId
  it('at a table with a clock only of what the clock does not end', () => {
    const timed = new SampleKokomots({ mode: 'simultaneous' }).by('s1', { type: 'turn-letters' })
    expect(endlessStep(seenBy(timed, 's1'), me)).toBeUndefined()
    const idle = new SampleKokomots({ mode: 'simultaneous', skipsIdleRounds: false }).by('s1', { type: 'turn-letters' })
    const view = seenBy(idle, 's1')
    expect(endlessStep(view, me)).toBe(view.step)
  })
  it('at a table without one, of the word before the turn', () => {
    const game = new SampleKokomots({ hasClock: false }).by('s1', { type: 'ready' })
    expect(endlessStep(seenBy(game, 's1'), me)).toBe(seenBy(game, 's1').step)
    game.claim('s1')
    const view = seenBy(game, 's1')
    expect(endlessStep(view, me)).toBe(view.claims?.[0]?.step)
  })
})

describe('what happened, told on one’s own phone', () => {
  const [one, two, three] = ['s1', 's2', 's3'].map((id) => id as SeatId) as [SeatId, SeatId, SeatId]
  const told = (happening: Parameters<typeof toldLine>[0], me?: SeatId) =>
    toldLine(happening, fr, nameOf, { view: new SampleKokomots().view(), me }).replaceAll('\u00a0', ' ')

  it('is told to whoever did it as theirs', () => {
    expect(told({ type: 'discarded', seat: one })).toBe('Ana change ses lettres.')
    expect(told({ type: 'discarded', seat: one }, one)).toBe('Tu changes tes lettres.')
    expect(told({ type: 'owes', seat: one, debt: 1 }, one)).toBe('Tu dois une carte.')
  })
  it('KOK-18 KOK-32 names those who refused as one speaks of people', () => {
    const reasons = { [two]: 'plural', [three]: 'plural' } as const
    const refused = { type: 'word-refused', seat: one, word: 'mots', titles: [], reasons } as const
    expect(told(refused, one)).toBe('« mots » refusé : pluriel, juste pour le S.')
    expect(told(refused, two)).toBe('« mots », d’Ana, refusé par toi et Cléo : pluriel, juste pour le S.')
  })
  it('KOK-21 a word that ran out of time was not misspelled', () => {
    const slipped = { type: 'word-slipped', seat: one, word: 'mot', titles: [] } as const
    expect(told(slipped, one)).toBe('Tu te trompes en épelant « mot ».')
    expect(told({ ...slipped, isTimeUp: true }, one)).toBe('Temps écoulé pour épeler « mot ».')
    expect(told({ ...slipped, isTimeUp: true }, two)).toBe('Temps écoulé : Ana n’a pas fini d’épeler « mot ».')
  })
  it('KOK-5 who has finished is named', () => {
    expect([told({ type: 'finished', seat: one }, one), told({ type: 'finished', seat: one }, two)]).toEqual([
      'Tu as fini ton tour.',
      'Ana a fini son tour.',
    ])
  })
  it('KOK-31 a title that is given back is quoted, a letter is called one', () => {
    expect(told({ type: 'paid', seat: two, what: 'Ça sent' })).toBe('Bob rend « Ça sent ».')
    expect(told({ type: 'paid', seat: two, what: 'O' }, two)).toBe('Tu rends la lettre O.')
  })
})
