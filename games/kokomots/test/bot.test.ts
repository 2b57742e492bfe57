import { readFileSync } from 'node:fs'
import { BOT_LEVELS, type BotLevel } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { describe, expect, it } from 'vitest'
import { themeDeck } from '../deck/deck.ts'
import { parseThemeCards } from '../deck/parse.ts'
import { defaults, type Move } from '../game.ts'
import type { Theme, ThemeCard } from '../rules/world.ts'
import { Play } from './driver.ts'
import type { Stack } from './stacked-table.ts'
import { TRIAL_THEMES } from './trial-deck.ts'

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  Ville: ['Rome', 'New York', 'Porto', 'Paris', 'Pise', 'Oslo'],
  Mer: ['Némo', 'sel', 'planche à voile', 'ressac'],
  Outil: ['marteau', 'pince'],
  Cinéma: ['Némo', 'Rome'],
}
const theme = (title: string): Theme => ({ title, answers: ANSWERS[title] ?? [] })
const DECK = new Map<string, ThemeCard>([
  ...TRIAL_THEMES,
  ...Object.keys(ANSWERS).map((title): [string, ThemeCard] => [
    title,
    { sides: [theme(title), theme(`dos ${title}`)] },
  ]),
])
type Table = NonNullable<ConstructorParameters<typeof Play>[0]>
const table = (stack: Stack, more: Table = {}) => new Play({ stack, world: { themes: DECK }, ...more })
const COLUMNS = ['Ville: O / P', 'Outil: N / M', 'Mer: E / L', 'Pays: I / A']
const wordOf = (move: Move | undefined) => (move?.type === 'claim' ? move.word : undefined)

describe('a bot on its turn', () => {
  it('claims the answer that brings most', () => {
    const play = table({ hands: { Ana: 'R O T' }, columns: COLUMNS })
    const next = play.botMove('Ana', 'sharp')
    expect(next?.move).toMatchObject({ type: 'claim', word: 'Porto', column: 0, isLinked: false })
    expect(
      play
        .do('Ana', next?.move as Move)
        .wait(6)
        .score('Ana'),
    ).toBe(6)
  })

  it('KOK-27 links the fifth theme where the word is known for both', () => {
    const stack = { hands: { Ana: 'N M Z' }, columns: COLUMNS, fifth: ['Cinéma'] }
    const play = table(stack, { options: { mode: 'expert' } })
    expect(play.botMove('Ana', 'sharp')?.move).toMatchObject({ word: 'Némo', isLinked: true })
  })

  it('KOK-8 KOK-27 does not say again what was refused, but for the one theme alone', () => {
    const stack = { hands: { Ana: 'N M Z' }, columns: ['Mer: E / O'], fifth: ['Cinéma'] }
    const play = table(stack, { options: { mode: 'expert' } })
    play.do('Ana', play.botMove('Ana', 'sharp')?.move as Move).refuse('Cléo')
    expect(play.botMove('Ana', 'sharp')?.move).toMatchObject({ word: 'Némo', isLinked: false })
    play.do('Ana', play.botMove('Ana', 'sharp')?.move as Move).refuse('Cléo')
    expect(wordOf(play.botMove('Ana', 'sharp')?.move)).not.toBe('Némo')
  })

  it('KOK-19 takes no letters across the words of what is no name', () => {
    const play = table({ hands: { Ana: 'V P Z' }, columns: ['Mer: C / H'] })
    const next = play.botMove('Ana', 'sharp')?.move
    expect(next).toMatchObject({ word: 'planche à voile' })
    expect(next?.type === 'claim' && next.cards.some((card) => card.startsWith('V'))).toBe(false)
  })

  it('KOK-11 KOK-5 changes its letters once when nothing comes to mind, then says that it is done', () => {
    const play = table({ hands: { Ana: 'Z Z Z' }, columns: COLUMNS, draw: 'Z Z Z' })
    expect(play.botMove('Ana', 'sharp')?.move).toEqual({ type: 'discard' })
    expect(play.do('Ana', { type: 'discard' }).botMove('Ana', 'sharp')?.move).toEqual({ type: 'finish', turn: 1 })
  })

  it('KOK-40 waits while its word is judged, and others wait for their turn', () => {
    const play = table({ hands: { Ana: 'R O T', Bob: 'R O T' }, columns: COLUMNS })
    expect(play.botMove('Bob', 'sharp')).toBeUndefined()
    play.do('Ana', play.botMove('Ana', 'sharp')?.move as Move)
    expect(play.botMove('Ana', 'sharp')).toBeUndefined()
  })

  it('paces itself like a person, the better the quicker, and hurries where the turn is short', () => {
    const pauses = (level: BotLevel, turn = 45) =>
      Array.from({ length: 30 }, (_, nth) => {
        const options = { waits: { ...defaults.waits, turn } }
        const play = table({ hands: { Ana: 'R O T' }, columns: COLUMNS }, { seed: `pace ${nth}`, options })
        const next = play.botMove('Ana', level)
        return next?.move.type === 'claim' ? next.after / 1000 : undefined
      }).filter((each) => each !== undefined)
    const [gentle, steady, sharp] = BOT_LEVELS.map((level) => pauses(level)) as [number[], number[], number[]]
    expect(Math.min(...sharp)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...sharp)).toBeLessThanOrEqual(Math.min(...steady))
    expect(Math.min(...gentle)).toBeGreaterThanOrEqual(11)
    expect(Math.max(...pauses('gentle', 15))).toBeLessThanOrEqual(8)
  })

  it.each([
    ['gentle', 1, 2],
    ['steady', 2, 3],
    ['sharp', 3, 4.5],
  ] as const)('KOK-5 a %s one finds about %d to %d words a turn, as people do', (level, least, most) => {
    const names = ['Ana', 'Bob', 'Cléo']
    let words = 0
    let turns = 0
    for (let game = 0; game < 8; game++) {
      const play = new Play({ names, seed: `words ${game}` })
      const bots = Object.fromEntries(names.map((name) => [name, level]))
      for (let decisions = 0; play.phase !== 'over' && decisions < 2000; decisions++) play.goOn(bots)
      words += play.state.said.length
      turns += play.events.filter(({ type }) => type === 'turn-began').length
    }
    expect(words / turns).toBeGreaterThan(least)
    expect(words / turns).toBeLessThan(most)
  })

  it('KOK-21 spells its word; a gentle one slips now and then', () => {
    const spelled = (level: BotLevel, nth: number) => {
      const play = table({ hands: { Ana: 'R* Z Z' }, columns: ['Ville: O / P'] }, { seed: `spell ${nth}` })
      play.claim('Ana', 'Porto', 'Ville', 'R* / O')
      while (play.state.claims[0]?.stage === 'spelling') {
        const next = play.botMove('Ana', level)
        if (next === undefined) throw new Error('nothing to spell')
        play.do('Ana', next.move)
      }
      return play.state.claims.length === 1
    }
    const right = (level: BotLevel) =>
      Array.from({ length: 60 }, (_, nth) => spelled(level, nth)).filter(Boolean).length
    expect([right('sharp'), right('steady')]).toEqual([60, 60])
    expect(right('gentle')).toBeGreaterThan(40)
    expect(right('gentle')).toBeLessThan(60)
  })

  it('KOK-15 taps soon after time is up, as a human timer', () => {
    const play = table({ columns: COLUMNS }, { options: { hasHumanTimer: true } })
    const next = play.botMove('Cléo', 'steady')
    expect(next?.move).toEqual({ type: 'stop', turn: 1 })
    const endsAt = play.seenBy('Cléo').endsAt ?? 0
    expect((next?.at ?? 0) - endsAt).toBeGreaterThan(0)
    expect((next?.at ?? 0) - endsAt).toBeLessThan(3000)
  })

  it('the better its memory, the more it scores', () => {
    const scores = { gentle: 0, steady: 0, sharp: 0 }
    for (let game = 0; game < 12; game++) {
      const names = ['gentle', 'steady', 'sharp'].map((_, nth, all) => all[(nth + game) % 3] ?? '')
      const play = new Play({ names, seed: `level ${game}` })
      const bots = Object.fromEntries(BOT_LEVELS.map((level) => [level, level]))
      for (let decisions = 0; play.phase !== 'over' && decisions < 2000; decisions++) play.goOn(bots)
      for (const level of BOT_LEVELS) scores[level] += play.score(level)
    }
    expect(scores.sharp).toBeGreaterThan(scores.steady)
    expect(scores.steady).toBeGreaterThan(scores.gentle)
  })
})

describe('a bot in a round', () => {
  const simultaneous = (turned: string) =>
    table({ columns: COLUMNS, turned, draw: 'Z Z Z Z' }, { options: { mode: 'simultaneous' } })

  it('KOK-29 taps only with a word in mind, and announces it', () => {
    const play = simultaneous('R M')
    expect(play.botMove('Bob', 'sharp')?.move).toEqual({ type: 'tap', round: 1 })
    play.do('Bob', { type: 'tap', round: 1 })
    expect(play.botMove('Ana', 'sharp')).toBeUndefined()
    expect(play.botMove('Bob', 'sharp')?.move.type).toBe('claim')
  })

  it('KOK-33 agrees to skip without one, once', () => {
    const play = simultaneous('Z Z')
    expect(play.botMove('Bob', 'sharp')?.move).toEqual({ type: 'skip', round: 1 })
    expect(play.do('Bob', { type: 'skip', round: 1 }).botMove('Bob', 'sharp')).toBeUndefined()
  })

  it('KOK-31 gives up where a person tapped before it took the seat, and pays a theme first', () => {
    const play = simultaneous('Z Z').do('Bob', { type: 'tap', round: 1 })
    expect(play.botMove('Bob', 'sharp')?.move).toEqual({ type: 'give-up' })
    const rich = simultaneous('R M').do('Bob', { type: 'tap', round: 1 }).claim('Bob', 'Rome', 'Ville', 'R M / O')
    rich
      .accept('Ana')
      .accept('Cléo')
      .do('Bob', { type: 'turn-letters' }, { type: 'tap', round: 2 }, { type: 'give-up' })
    rich.do('Bob', rich.botMove('Bob', 'gentle')?.move as Move)
    expect(rich.pile('Bob')).toBe('R M O||')
  })

  it('KOK-33 turns the letters when they are its to turn', () => {
    const play = table({ columns: COLUMNS }, { options: { mode: 'simultaneous' }, isAsleep: true })
    expect([play.botMove('Ana', 'steady')?.move, play.botMove('Bob', 'steady')]).toEqual([
      { type: 'turn-letters' },
      undefined,
    ])
  })
})

describe('a bot in a team', () => {
  const teams = { sel: ['Ana', 'Bob'], poivre: ['Cléo', 'Dan'] }
  const play = (more: Table = {}) => table({ columns: COLUMNS, packets: ['R', 'S L', 'T P O'] }, { teams, ...more })

  it('KOK-35 claims with the packets it holds, one after the other', () => {
    const game = play()
    const first = game.botMove('Ana', 'sharp')?.move
    expect(first).toMatchObject({ type: 'claim' })
    game.do('Ana', first as Move)
    const second = game.botMove('Ana', 'sharp')?.move
    const packets = [first, second].map((move) => (move?.type === 'claim' ? move.packet : undefined))
    expect([...packets].sort()).toEqual([0, 1])
    expect(game.botMove('Bob', 'sharp')?.move).toMatchObject({ type: 'claim', packet: 2 })
  })

  it('KOK-35 what mates suggest does not put its word off; each further word takes its time', () => {
    const game = play()
    const first = game.botMove('Ana', 'steady')
    game.wait(5).do('Bob', { type: 'suggest', word: 'idée', packet: 2 })
    expect(game.botMove('Ana', 'steady')).toEqual(first)
    game.do('Ana', first?.move as Move)
    expect(game.botMove('Ana', 'steady')?.after).toBeGreaterThanOrEqual(20_000)
  })

  it('KOK-35 starts the timer, and leaves mates a moment', () => {
    const next = play({ isAsleep: true }).botMove('Bob', 'sharp')
    expect(next?.move).toEqual({ type: 'ready' })
    expect(next?.after).toBeGreaterThan(5000)
  })
})

describe('thinking', () => {
  it('reads the answers of a theme once, however many they are', () => {
    const text = readFileSync(new URL('../deck/cards.txt', import.meta.url), 'utf8')
    const sides = [...themeDeck(parseThemeCards(text).cards).cards.values()].flatMap((card) => card.sides)
    const longest = sides.sort((one, other) => other.answers.length - one.answers.length).slice(0, 4)
    const cards = longest.map((side): [string, ThemeCard] => [side.title, { sides: [side, side] }])
    let folded = 0
    const counting = (text: string) => {
      folded++
      return fold(text)
    }
    const columns = longest.map(({ title }) => `${title}: E A / R S`)
    const world = { themes: new Map([...TRIAL_THEMES, ...cards]), fold: counting }
    const play = table({ hands: { Ana: 'I N T' }, columns }, { world })
    const think = () => expect(play.botMove('Ana', 'sharp')?.move.type).toBe('claim')
    think()
    expect(folded).toBeGreaterThanOrEqual(longest.reduce((sum, { answers }) => sum + answers.length, 0))
    folded = 0
    think()
    expect(folded).toBe(0)
  })
})
