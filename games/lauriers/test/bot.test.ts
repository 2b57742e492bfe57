import { BOT_LEVELS, type BotLevel, type Instant, type SeatId } from '@tablee/kernel'
import { atDepth, unreached } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lauriers } from '../game.ts'
import type { Options } from '../rules/options.ts'
import type { DefinitionCard } from '../rules/world.ts'
import { cardsFor, Play } from './driver.ts'

type Bots = Readonly<Record<string, BotLevel>>
const CARDS = cardsFor(20)

const botsOf = (levels: readonly BotLevel[]): Bots => Object.fromEntries(levels.map((level, nth) => [`s${nth}`, level]))

/** Bots on every seat, to the end. */
const playOut = (levels: readonly BotLevel[], seed: string, options: Partial<Options> = {}): Play => {
  const bots = botsOf(levels)
  const table = new Play({ names: Object.keys(bots), seed, options, cards: CARDS })
  for (let decisions = 0; table.phase !== 'over'; decisions++) {
    if (decisions > 4000) throw new Error('no end in sight')
    if (!table.goOn(bots)) throw new Error(`nobody goes on in ${table.phase}`)
  }
  return table
}

/** Goes on by itself until this phase. */
const until = (table: Play, phase: string, bots: Bots): Play => {
  for (let decisions = 0; table.phase !== phase; decisions++)
    if (decisions > 200 || !table.goOn(bots)) throw new Error(`${phase} does not come`)
  return table
}

describe('bots beside people', () => {
  it('LAU-6 ALL-7 hand in though somebody types all the time', () => {
    const table = new Play({ cards: CARDS })
    const bots: Bots = { Cléo: 'steady', Dan: 'steady' }
    table.lead({ type: 'draw', box: 0 }).lead({ type: 'pick', nth: 0 })
    for (let seconds = 0; seconds < 40; seconds++) {
      table.now = (table.now + 1000) as Instant
      for (const [name, level] of Object.entries(bots)) {
        const next = table.botMove(name, level)
        if (next !== undefined && next.at <= table.now) table.do(name, next.move)
      }
      table.do('Bob', { type: 'draft', round: 1, text: `Mot à mot ${seconds}` })
    }
    expect(table.seenBy(undefined).handedIn).toEqual(['Cléo', 'Dan'])
  })
})

describe('bots among themselves', () => {
  const setting = fc.record({
    seed: fc.string(),
    levels: fc.array(fc.constantFrom(...BOT_LEVELS), { minLength: 3, maxLength: 6 }),
    hasClock: fc.boolean(),
    lasts: fc.constantFrom(5, 10, 120),
  })

  it('ALL-4 ALL-7 play every game to its end, and are never refused', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(setting, ({ seed, levels, hasClock, lasts }) => {
        const waits = {
          pick: lasts,
          write: lasts,
          late: lasts,
          desk: lasts,
          read: lasts,
          vote: lasts,
          tell: lasts,
          results: lasts,
        }
        const table = playOut(levels, seed, { hasClock, waits, leaves: 16 })
        for (const { type } of table.events) seen.add(type)
        // Everybody has written and voted in time, however short it was.
        expect(table.events.some(({ type }) => type === 'clock-ran-out')).toBe(false)
        const told = table.events.flatMap((event) => (event.type === 'results-told' ? [event.result] : []))
        for (const { lines } of told) expect(lines.flatMap(({ voters }) => voters)).toHaveLength(levels.length - 1)
      }),
      { numRuns: atDepth(25) },
    )
    expect(unreached(['staked', 'voted', 'ended'].filter((type) => !seen.has(type)))).toEqual([])
    expect(seen).not.toContain('arranged')
  })

  it('the same seed gives the same game', () => {
    const play = (seed: string) => playOut(['gentle', 'steady', 'sharp'], seed, { leaves: 11 }).events
    expect(play('1')).toEqual(play('1'))
    expect(play('2')).not.toEqual(play('1'))
  })

  it('the sharp ones win more often than the gentle ones', () => {
    const wins = Array.from({ length: 30 }, (_, nth) => {
      const levels: BotLevel[] = ['gentle', 'gentle', 'gentle']
      levels[nth % 3] = 'sharp'
      const table = playOut(levels, `duel ${nth}`)
      return lauriers.outcome(table.state)?.placings[0]?.includes(`s${nth % 3}` as SeatId) ? 1 : 0
    })
    expect(wins.reduce<number>((sum, won) => sum + won, 0)).toBeGreaterThan(14)
  })
})

describe('what bots write', () => {
  it('with a deck of one’s own that has no bluffs: what other words mean, each another one', () => {
    const bare = new Map(
      [...cardsFor(5)].map(([id, { words }]) => {
        const [first, second, third, fourth] = words.map((entry) => ({ ...entry, bluffs: [] }))
        return [id, { words: [first, second, third, fourth] } as DefinitionCard]
      }),
    )
    const names = ['s0', 's1', 's2', 's3', 's4', 's5']
    const table = new Play({ names, cards: bare })
    until(table, 'desk', botsOf(names.map(() => 'sharp')))
    const { truth, ...texts } = table.seenBy('s0').desk?.texts ?? { truth: '' }
    expect(new Set([truth, ...Object.values(texts)]).size).toBe(6)
    for (const text of Object.values(texts)) expect(text).toMatch(/^Ce que mot \d[a-d] veut dire vraiment\.$/)
    for (let decisions = 0; table.phase !== 'over' && decisions < 4000; decisions++)
      table.goOn(botsOf(names.map(() => 'sharp')))
    expect(table.phase).toBe('over')
  })

  it.each([3, 4, 6])('of %i, no two hand in the same; the first three what the deck keeps with the word', (players) => {
    const names = Array.from({ length: players }, (_, nth) => `s${nth}`)
    for (let nth = 0; nth < 10; nth++) {
      const table = new Play({ names, seed: `bluffs ${nth}`, cards: CARDS })
      until(table, 'desk', botsOf(names.map(() => 'steady')))
      const { word = '', desk } = table.seenBy('s0')
      const { truth: _, ...texts } = desk?.texts ?? { truth: '' }
      expect(new Set(Object.values(texts)).size).toBe(players - 1)
      expect(Object.values(texts).filter((text) => text.includes(word))).toHaveLength(Math.min(3, players - 1))
      expect(desk?.lines).toHaveLength(players)
    }
  })

  it('ALL-6 a bot that sits in hands in what was typed before', () => {
    const table = new Play().pick().draft('Bob', 'Une sorte de danse')
    expect(table.botMove('Bob', 'gentle')?.move).toEqual({ type: 'hand-in', round: 1, text: 'Une sorte de danse' })
    table.draft('Bob', '  ')
    expect(table.botMove('Bob', 'gentle')?.move).not.toMatchObject({ text: '  ' })
  })

  it('a word that has left the deck is still defined, with what was kept for others of its kind', () => {
    const table = new Play().pick()
    const { word } = table.seenBy('Bob')
    const cards = table.world.cards as Map<string, unknown>
    cards.delete(table.state.played[0] ?? '')
    const move = table.botMove('Bob', 'steady')?.move
    expect(move).toMatchObject({ type: 'hand-in', text: expect.stringMatching(/mot \da/) })
    expect(JSON.stringify(move)).not.toContain(word)
  })
})

describe('how bots vote', () => {
  const ballots = (level: BotLevel, arrange: (table: Play) => Play = (table) => table) =>
    Array.from({ length: 200 }, (_, nth) => {
      const table = new Play({ seed: `ballot ${nth}`, cards: CARDS })
      until(table, 'desk', { Ana: level, Bob: level, Cléo: level, Dan: level })
      arrange(table).readAll()
      // Whoever stakes does so first.
      if (table.botMove('Bob', level)?.move.type === 'stake') table.stake('Bob')
      const move = table.botMove('Bob', level)?.move
      const line = move?.type === 'vote' ? table.lines[move.line] : undefined
      return line?.from ?? []
    })

  it('the sharper, the more often for the true one, and never for their own while there is another', () => {
    const cast = BOT_LEVELS.map((level) => ballots(level))
    const shares = cast.map((each) => each.filter((from) => from.includes('truth')).length / each.length)
    // Guessing among the three others finds one in three; knowing comes on top.
    for (const [nth, least] of [0.3, 0.4, 0.53].entries()) expect(shares[nth]).toBeGreaterThan(least)
    for (const [nth, most] of [0.5, 0.6, 0.73].entries()) expect(shares[nth]).toBeLessThan(most)
    expect([...shares].sort()).toEqual(shares)
    expect(cast.flat().filter((from) => from.includes('Bob' as SeatId))).toEqual([])
  })

  it('a word that is known is known also when the leader touched its definition up', () => {
    const touchedUp = (table: Play) =>
      table.lead({
        type: 'arrange',
        lines: table.lines.map(({ from, wording }) => ({
          from,
          wording: from.includes('truth') ? `${wording.replace('Ce que', 'Voici ce que').replace('.', ' !')}` : wording,
        })),
      })
    const found = ballots('sharp', touchedUp).filter((from) => from.includes('truth')).length / 200
    expect(found).toBeGreaterThan(0.53)
  })

  it('from the view alone: without the deck nothing is known, and nothing staked', () => {
    for (let nth = 0; nth < 40; nth++) {
      const table = new Play({ seed: `blind ${nth}` }).write().readAll()
      const cards = table.world.cards as Map<string, unknown>
      cards.delete(table.state.played[0] ?? '')
      expect(table.botMove('Bob', 'sharp')?.move.type).toBe('vote')
    }
  })

  it('LAU-23 who takes no part does nothing', () => {
    const table = new Play().pick().handIn('Bob').handIn('Cléo').letTimePass().lead({ type: 'close' }).readAll()
    expect(table.botMove('Dan', 'sharp')).toBeUndefined()
    expect(table.botMove('Bob', 'sharp')).toBeDefined()
  })

  it('LAU-2 a bot without tokens stakes none', () => {
    for (let nth = 0; nth < 40; nth++) {
      const table = new Play({ seed: `poor ${nth}` }).write().readAll()
      table.state = { ...table.state, tokens: { ...table.state.tokens, ['Bob' as SeatId]: 0 } }
      expect(table.botMove('Bob', 'sharp')?.move.type).toBe('vote')
    }
  })
})

describe('how bots lead', () => {
  it('a round as it comes: no edits, the reading at a reader’s pace', () => {
    const table = new Play({ options: { hasClock: false } })
    until(table, 'desk', { Ana: 'steady' as const, Bob: 'steady', Cléo: 'steady', Dan: 'steady' })
    const { lines } = table
    until(table, 'read', { Ana: 'steady' })
    expect(table.lines).toEqual(lines)
    const pace = table.botMove('Ana', 'steady')?.after ?? 0
    expect(pace).toBeGreaterThan(1500 + 65 * (lines[0]?.wording.length ?? 0) - 1)
  })

  it.each([true, false])(
    'LAU-6 with a clock (%s) they close the writing 20 s after the last of those who are missing went',
    (hasClock) => {
      const table = new Play({ options: { hasClock } }).pick().handIn('Bob')
      table.advance(30_000).leave('Dan').advance(30_000)
      expect(table.botMove('Ana', 'sharp')).toBeUndefined()
      table.leave('Cléo')
      expect(table.botMove('Ana', 'sharp')).toMatchObject({ move: { type: 'close' }, at: table.now + 20_000 })
      table.advance(15_000).comeBack('Cléo')
      expect(table.botMove('Ana', 'sharp')).toBeUndefined()
      table.advance(10_000).leave('Cléo')
      expect(table.botMove('Ana', 'sharp')?.at).toBe(table.now + 20_000)
    },
  )

  it('LAU-6 only the leader is told since when, and those who gave their seat up are not waited for', () => {
    const table = new Play().pick().handIn('Bob').handIn('Cléo').leave('Dan')
    const seen = ['Ana', 'Bob', 'Dan', undefined].map((name) => table.seenBy(name).awaySince)
    expect(seen).toEqual([table.now, undefined, undefined, undefined])
    table.away.set('Dan' as SeatId, Number.NEGATIVE_INFINITY as Instant)
    // As it is sent: a number.
    expect(table.seenBy('Ana').awaySince).toBe(0)
    expect(table.botMove('Ana', 'sharp')?.at).toBeLessThan(table.now)
  })

  it('LAU-3 the next leader goes on once there was time to see the results', () => {
    const table = new Play().write().readAll().told({ Bob: 'truth', Cléo: 'truth', Dan: 'truth' })
    expect(table.botMove('Bob', 'sharp')).toMatchObject({ move: { type: 'go-on' } })
    expect(table.botMove('Bob', 'sharp')?.after).toBeGreaterThan(19_000)
    for (const name of ['Ana', 'Cléo', 'Zoé']) expect(table.botMove(name, 'sharp')).toBeUndefined()
  })

  it('one person who does nothing at all, with three bots: the game comes to its end', () => {
    const table = new Play({ options: { leaves: 11 } })
    const bots = { Bob: 'steady', Cléo: 'sharp', Dan: 'gentle' } as const
    let decisions = 0
    while (table.phase !== 'over' && decisions < 2000 && table.goOn(bots)) decisions += 1
    expect(table.phase).toBe('over')
  })
})
