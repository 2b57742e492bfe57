import { describe, expect, it } from 'vitest'
import { kokomots, type Move } from '../game.ts'
import { Play } from './driver.ts'
import type { Stack } from './stacked-table.ts'

/** The book's table: E, R in the hand, O under the city, N under the tool. */
const STACK: Stack = {
  hands: { Ana: 'E R S', Bob: 'A T U' },
  columns: ['Ville: O A / P B', 'Outil: N C / M D', 'Mer: E F / L G', 'Pays: I H / A J'],
  draw: 'X Y Z D D D D D D',
}
type Table = ConstructorParameters<typeof Play>[0]
const table = (more: Table = {}) => new Play({ stack: STACK, ...more })
const DISCARD: Move = { type: 'discard' }

describe('a word', () => {
  it('KOK-6 KOK-7 KOK-9 NEW YORK for the city takes E and R of the hand and O of its column; N lies in another column', () => {
    const play = table()
    expect(play.ask('Ana', play.claiming('Ana', 'New York', 'Ville', 'E R / O N'))).toEqual({
      rule: 'KOK-9',
      code: 'not-your-card',
    })
    play.claim('Ana', 'New York', 'Ville', 'E R / O').accept('Cléo')
    expect(play.pile('Ana')).toBe('E R O|Ville|')
    expect(play.score('Ana')).toBe(4)
    // What lay under shows, and two letters fill the hand.
    expect(play.column(0)).toBe('Ville 1: A P')
    expect(play.hand('Ana')).toBe('S X Y')
    expect(play.column(1)).toBe('Outil: N M')
  })

  it('KOK-5 KOK-7 as many as fit in 45 s: the same player looks for another word', () => {
    const play = table().claim('Ana', 'New York', 'Ville', 'E / O').accept('Cléo')
    expect([play.active, play.phase]).toEqual(['Ana', 'turn'])
    play.wait(44).claim('Ana', 'rame', 'Mer', 'R / E').accept('Cléo')
    expect(play.pile('Ana')).toBe('E O R E|Ville,Mer|')
    play.wait(1)
    expect(play.active).toBe('Bob')
  })

  it.each([
    ['E', 'one-of-the-column'],
    ['E R S', 'one-of-the-column'],
    ['/ O', 'one-of-your-own'],
    ['/ O P', 'one-of-your-own'],
    ['E / O Q', 'not-your-card'],
  ])('KOK-6 with %s it is not one: at least one letter of the hand and one of the column', (cards, code) => {
    const play = table()
    expect(play.ask('Ana', play.claiming('Ana', 'Prose', 'Ville', cards))).toMatchObject({ code })
  })

  it('KOK-6 at most all three of the hand and both of the column', () => {
    const play = table().claim('Ana', 'Prosper', 'Ville', 'E R S / O P').accept('Cléo')
    expect([play.pile('Ana'), play.hand('Ana')]).toEqual(['E R S O P|Ville|', 'X Y Z'])
  })

  it('KOK-6 a letter the word does not hold is refused; two cards need two occurrences', () => {
    const play = table({ stack: { ...STACK, hands: { Ana: 'E E S' } } })
    const ask = (word: string, cards: string) => play.ask('Ana', play.claiming('Ana', word, 'Mer', cards))
    expect(ask('ride', 'S / E')).toMatchObject({ rule: 'KOK-6', code: 'not-in-word', about: 'ride' })
    expect(ask('mer', 'E / E')).toMatchObject({ rule: 'KOK-6', code: 'not-in-word' })
    expect(ask('marée', 'E E / E')).toMatchObject({ code: 'not-in-word' })
    expect(ask('marée', 'E / E')).toBeUndefined()
  })

  it('KOK-6 a card named twice is one card', () => {
    const play = table()
    const move = play.claiming('Ana', 'presse', 'Mer', 'S / E')
    const [card = '', ...others] = 'cards' in move ? move.cards : []
    const twice = { ...move, cards: [card, card, ...others] } as Move
    expect(play.ask('Ana', twice)).toMatchObject({ code: 'not-your-card' })
  })

  it('ALL-1 accents, case, hyphens and ligatures do not matter, and the word is told as it was written', () => {
    const play = table().claim('Ana', '  Sœur-Élue ', 'Mer', 'E R S / L')
    expect(play.last).toMatchObject({ word: 'Sœur-Élue', letters: 'SOEURELUE' })
  })

  it.each(['', '   ', '42', 'R2D2', 'a'.repeat(41), 'rat & mer'])('KOK-6 « %s » is no word', (word) => {
    const play = table()
    expect(play.ask('Ana', play.claiming('Ana', word, 'Mer', 'R / E'))).toMatchObject({ code: 'no-word' })
  })

  it('KOK-5 only the active player looks for words', () => {
    const play = table()
    expect(play.ask('Bob', play.claiming('Bob', 'mat', 'Mer', 'A / E'))).toMatchObject({ code: 'not-your-turn' })
  })

  it('KOK-8 refused: nothing is taken, and another word may be tried', () => {
    const play = table().claim('Ana', 'Rome', 'Ville', 'R / O').refuse('Cléo')
    expect([play.pile('Ana'), play.hand('Ana'), play.column(0), play.active]).toEqual([
      '||',
      'E R S',
      'Ville: O P',
      'Ana',
    ])
    play.claim('Ana', 'Porto Rico', 'Ville', 'R / O P')
  })

  it('KOK-8 the same word for the same theme is not heard again in that turn, whatever its cards and accents', () => {
    const play = table().claim('Ana', 'Rome', 'Ville', 'R / O').refuse('Cléo')
    expect(play.ask('Ana', play.claiming('Ana', 'rômé', 'Ville', 'E / O'))).toMatchObject({
      rule: 'KOK-8',
      code: 'refused-before',
    })
    expect(play.ask('Ana', play.claiming('Ana', 'Rome', 'Mer', 'R / E'))).toBeUndefined()
  })

  it('KOK-8 in a later turn it may be tried again', () => {
    const play = table({ names: ['Ana', 'Bob'] })
      .claim('Ana', 'Rome', 'Ville', 'R / O')
      .refuse('Bob')
      .wait(90)
    expect(play.active).toBe('Ana')
    expect(play.ask('Ana', play.claiming('Ana', 'Rome', 'Ville', 'R / O'))).toBeUndefined()
  })

  it('KOK-10 an empty theme pile closes its column: its letters leave the game, and none comes back by KOK-12', () => {
    const play = table({
      stack: { ...STACK, columns: ['Ville x1: O A / P B', 'Outil: N', 'Mer: E', 'Pays: I'], draw: '' },
    })
    play.claim('Ana', 'Rome', 'Ville', 'R / O').accept('Cléo')
    expect(play.column(0)).toBe('closed')
    expect(play.state.gone.letters.map(({ letter }) => letter)).toEqual(['A', 'P', 'B'])
    expect(play.hand('Ana')).toBe('E S')
    expect(play.ask('Ana', { ...play.claiming('Ana', 'Pise', 'Mer', 'S / E'), column: 0 } as Move)).toMatchObject({
      rule: 'KOK-10',
      code: 'column-closed',
    })
    expect(play.seenBy('Bob').columns?.[0]).toEqual({ themesLeft: 0, letters: [], lettersLeft: [0, 0], isHeld: false })
  })

  it('KOK-41 the same word may come again in a game, for another theme card', () => {
    const play = table({
      stack: { ...STACK, columns: ['Ville: O O / P', 'Outil: N', 'Mer: O', 'Pays: I'], draw: 'R O M E' },
    })
    play.claim('Ana', 'Rome', 'Ville', 'R / O').accept('Cléo').claim('Ana', 'Rome', 'Ville 1', 'R / O').accept('Cléo')
    expect(play.pile('Ana')).toBe('R O R O|Ville,Ville 1|')
  })
})

describe('an exchange', () => {
  it('KOK-11 all three letters go and three are drawn, which count for nobody', () => {
    const play = table().do('Ana', DISCARD)
    expect([play.hand('Ana'), play.score('Ana'), play.state.discards.length]).toEqual(['X Y Z', 0, 3])
  })

  it('KOK-11 once a turn, and on one’s own', () => {
    const play = table().do('Ana', DISCARD)
    expect(play.ask('Ana', DISCARD)).toEqual({ rule: 'KOK-11', code: 'discarded-already' })
    expect(play.ask('Bob', DISCARD)).toMatchObject({ code: 'not-your-turn' })
    expect(play.wait(45).ask('Bob', DISCARD)).toBeUndefined()
  })

  it('KOK-11 not while a word of one’s own is judged', () => {
    const play = table().claim('Ana', 'Rome', 'Ville', 'R / O')
    expect(play.ask('Ana', DISCARD)).toEqual({ rule: 'KOK-11', code: 'being-judged' })
    expect(play.accept('Cléo').ask('Ana', DISCARD)).toBeUndefined()
  })

  it('KOK-12 when the draw pile is short the discards are shuffled into a new one', () => {
    const play = table({ stack: { ...STACK, draw: 'X Y' } }).do('Ana', DISCARD)
    // Two were left; the third is one of those just discarded.
    expect(play.hand('Ana')).toMatch(/^X Y [ERS]$/)
    expect([play.state.draw.length, play.state.discards.length]).toEqual([2, 0])
  })

  it('KOK-12 when none is left hands are not filled', () => {
    const play = table({ stack: { ...STACK, draw: '' } })
      .claim('Ana', 'Prosper', 'Ville', 'E R S / O P')
      .accept('Cléo')
    expect(play.hand('Ana')).toBe('')
    expect(play.ask('Ana', DISCARD)).toMatchObject({ rule: 'KOK-12', code: 'nothing-to-exchange' })
  })
})

describe('claims', () => {
  it('KOK-13 time is up: the turn passes at once to the left, and the next clock runs', () => {
    const play = table()
    const turns = [0, 45, 45, 45].map((seconds) => play.wait(seconds).active)
    expect(turns).toEqual(['Ana', 'Bob', 'Cléo', 'Ana'])
    expect(play.seenBy('Bob').endsAt).toBe(play.now + 45_000)
  })

  it('KOK-13 after that nothing is claimed any more, whether or not the clock was heard yet', () => {
    const play = table()
    play.now = (play.now + 45_000) as typeof play.now
    expect(play.ask('Ana', play.claiming('Ana', 'Rome', 'Ville', 'R / O'))).toEqual({
      rule: 'KOK-13',
      code: 'time-is-up',
    })
  })

  it('KOK-13 a table may ask for a « ready » tap between two players', () => {
    const play = table({ options: { hasReadyTap: true } }).wait(45)
    expect([play.phase, play.active]).toEqual(['ready', 'Bob'])
    expect(play.ask('Bob', play.claiming('Bob', 'mat', 'Mer', 'A / E'))).toMatchObject({ code: 'timer-not-started' })
    expect(play.ask('Cléo', { type: 'ready' })).toMatchObject({ code: 'not-your-turn' })
    play.wait(20).do('Bob', { type: 'ready' })
    expect(play.seenBy('Bob')).toMatchObject({ phase: 'turn', active: 'Bob', endsAt: play.now + 45_000 })
    // Nobody taps: it starts by itself (ALL-7).
    play.wait(45).wait(60)
    expect([play.phase, play.active]).toEqual(['turn', 'Cléo'])
  })

  it('KOK-14 a claim made before time is up is still judged afterwards, in the next one’s turn', () => {
    const play = table().wait(44.9).claim('Ana', 'New York', 'Ville', 'E R / O').wait(1)
    expect([play.active, play.state.claims.length]).toEqual(['Bob', 1])
    play.wait(5)
    expect([play.pile('Ana'), play.hand('Ana'), play.active]).toEqual(['E R O|Ville|', 'S X Y', 'Bob'])
  })

  it('KOK-5 whoever searches may be done before time is up: the next one’s clock runs, and what was claimed is judged', () => {
    const play = table().wait(10).claim('Ana', 'New York', 'Ville', 'E R / O')
    expect(play.ask('Bob', { type: 'finish', turn: 1 })).toMatchObject({ code: 'not-your-turn' })
    play.do('Ana', { type: 'finish', turn: 1 })
    expect([play.active, play.phase, play.state.claims.length, play.told.at(-1)]).toEqual([
      'Bob',
      'turn',
      1,
      'finished',
    ])
    expect(play.seenBy('Bob').endsAt).toBe(play.now + 45_000)
    expect(play.wait(6).pile('Ana')).toBe('E R O|Ville|')
  })

  it('KOK-5 ALL-8 « done » comes too late for the turn after, and before the timer it means nothing', () => {
    const play = table().wait(45)
    expect(play.ask('Bob', { type: 'finish', turn: 1 })).toMatchObject({ code: 'too-late' })
    const asleep = new Play({ isAsleep: true })
    expect(asleep.ask('Ana', { type: 'finish', turn: 1 })).toMatchObject({ code: 'timer-not-started' })
  })

  it('KOK-5 KOK-13 KOK-15 with a « ready » tap the next one is asked first; a human timer does not hold whoever is done', () => {
    const tapped = table({ options: { hasReadyTap: true } }).do('Ana', { type: 'finish', turn: 1 })
    expect([tapped.active, tapped.phase]).toEqual(['Bob', 'ready'])
    expect(table({ options: { hasHumanTimer: true } }).do('Ana', { type: 'finish', turn: 1 }).active).toBe('Bob')
    const endless = table({ options: { hasClock: false } }).do('Ana', { type: 'finish', turn: 1 })
    expect(endless.active).toBe('Bob')
  })

  it('KOK-5 KOK-36 a team is not done before its third word or its time', () => {
    const play = new Play({ teams: { sel: ['Ana', 'Bob'], poivre: ['Cléo', 'Dan'] } })
    expect(play.ask('Ana', { type: 'finish', turn: 1 })).toMatchObject({ code: 'other-variant' })
  })

  it('KOK-14 a word without its cards and theme is no claim', () => {
    const read = (more: object) =>
      kokomots.readMove({ type: 'claim', word: 'Rome', column: 0, isLinked: false, cards: ['E-1'], ...more }) !==
      undefined
    expect(read({})).toBe(true)
    expect(read({ cards: [] })).toBe(false)
    expect(read({ column: undefined })).toBe(false)
    expect(read({ word: undefined })).toBe(false)
  })

  it('KOK-40 one claim at a time for a player', () => {
    const play = table().claim('Ana', 'Rome', 'Ville', 'R / O')
    expect(play.ask('Ana', play.claiming('Ana', 'sel', 'Mer', 'S / L'))).toEqual({
      rule: 'KOK-40',
      code: 'one-word-at-a-time',
    })
    expect(play.accept('Cléo').ask('Ana', play.claiming('Ana', 'sel', 'Mer', 'S / L'))).toBeUndefined()
  })

  it('KOK-40 until it is settled its cards and theme are held: nobody else uses them, nothing is uncovered', () => {
    const play = table().wait(44).claim('Ana', 'Rome', 'Ville', 'R / O').wait(1)
    expect([play.active, play.column(0), play.seenBy('Bob').columns?.[0]?.isHeld]).toEqual(['Bob', 'Ville: O P', true])
    expect(play.ask('Bob', play.claiming('Bob', 'Paul', 'Ville', 'A / P'))).toEqual({
      rule: 'KOK-40',
      code: 'held-by-a-word',
    })
    expect(play.ask('Bob', play.claiming('Bob', 'taule', 'Mer', 'A / L'))).toBeUndefined()
  })

  it('KOK-40 ALL-8 a claim that names its theme does not hit the one uncovered meanwhile', () => {
    const play = table()
    const move = play.claiming('Ana', 'Rome', 'Ville', 'R / O')
    if (move.type !== 'claim') throw new Error('no claim')
    const [theme = ''] = [play.seenBy('Ana').columns?.[move.column]?.theme]
    const ask = (...themes: readonly string[]) => play.ask('Ana', { ...move, themes })
    expect(ask('t99')).toEqual({ rule: 'ALL-8', code: 'too-late' })
    expect(ask(theme, 't99')).toMatchObject({ code: 'too-late' })
    expect(ask(theme)).toBeUndefined()
  })

  it('KOK-40 each is settled by itself, by the judge of the turn it was made in, even if that player is now active', () => {
    const play = table({ names: ['Ana', 'Bob'] })
      .wait(44)
      .claim('Ana', 'Rome', 'Ville', 'R / O')
      .wait(1)
    play.claim('Bob', 'taule', 'Mer', 'A / L')
    const [ofAna, ofBob] = play.state.claims.map(({ id }) => id)
    expect(play.ask('Ana', { type: 'refuse', claim: ofAna ?? 0, reason: 'other' })).toMatchObject({
      code: 'not-the-judge',
    })
    play.refuse('Bob', 'off-theme', ofAna).accept('Ana', ofBob)
    expect([play.pile('Ana'), play.pile('Bob')]).toEqual(['||', 'A L|Mer|'])
  })

  it('KOK-40 ALL-8 what is settled is not judged again', () => {
    const play = table().claim('Ana', 'Rome', 'Ville', 'R / O').accept('Cléo')
    expect(play.ask('Cléo', { type: 'refuse', claim: 1, reason: 'other' })).toMatchObject({ code: 'settled-already' })
  })
})
