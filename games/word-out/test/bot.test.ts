import { BOT_LEVELS, type BotLevel, type SeatId, seededChance } from '@tablee/kernel'
import { atDepth, unreached } from '@tablee/kernel/testing/depth'
import { loadPlayWords } from '@tablee/lexicon/node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionsIn } from '../bots/mind.ts'
import { chanceOfAny, unseenIn } from '../bots/unseen.ts'
import { isDeadEnd, wordsKnown } from '../bots/vocabulary.ts'
import { wordOut, wordsOf } from '../game.ts'
import type { Options } from '../rules/options.ts'
import { Play } from './driver.ts'

const world = wordsOf(loadPlayWords())

type Bots = Readonly<Record<string, BotLevel>>

const botsOf = (levels: readonly BotLevel[]): Bots => Object.fromEntries(levels.map((level, nth) => [`s${nth}`, level]))

/** Bots on every seat, to the end. */
const playOut = (levels: readonly BotLevel[], seed: string, options: Partial<Options> = {}): Play => {
  const bots = botsOf(levels)
  const table = new Play({ names: Object.keys(bots), seed, world, options })
  for (let decisions = 0; table.state.phase.name !== 'over'; decisions++) {
    if (decisions > 4000) throw new Error('no end in sight')
    if (!table.goOn(bots)) throw new Error(`nobody goes on in ${table.at}`)
  }
  return table
}

describe('bots among themselves', () => {
  const setting = fc.record({
    seed: fc.string(),
    levels: fc.array(fc.constantFrom(...BOT_LEVELS), { minLength: 2, maxLength: 8 }),
    hasClock: fc.boolean(),
    isStrict: fc.boolean(),
    lasts: fc.constantFrom(5, 10, 60),
  })

  it('ALL-4 ALL-7 play every game to its end, are never refused, and never lay a wrong card', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(setting, ({ seed, levels, hasClock, isStrict, lasts }) => {
        const waits = { turn: lasts, run: lasts, start: lasts, counter: lasts }
        const table = playOut(levels, seed, { hasClock, isStrict, waits })
        for (const { type } of table.events) seen.add(type)
      }),
      { numRuns: atDepth(12) },
    )
    expect(seen).not.toContain('taken-back')
    expect(
      unreached(['banked', 'announced', 'trashed', 'run-went-on', 'dealt'].filter((type) => !seen.has(type))),
    ).toEqual([])
  })

  /** How many of these games the better one wins; both play each deal from both sides. */
  const wins = (better: BotLevel, worse: BotLevel, games: number) =>
    Array.from({ length: games }, (_, nth) => {
      const isFirst = nth % 2 === 0
      const { state } = playOut(isFirst ? [better, worse] : [worse, better], `duel ${nth >> 1}`)
      const winners = wordOut.outcome(state)?.placings[0] ?? []
      return winners.includes((isFirst ? 's0' : 's1') as SeatId)
    }).filter(Boolean).length

  it('sharp beats steady clearly, and steady gentle', () => {
    expect(wins('sharp', 'steady', 20)).toBeGreaterThan(14)
    expect(wins('steady', 'gentle', 20)).toBeGreaterThan(11)
  })

  it('gentle banks everyday words, steady and sharp those that people know: none that only a dictionary knows', () => {
    const words = (level: BotLevel) =>
      Array.from({ length: 4 }, (_, nth) => playOut([level, level], `words ${nth}`)).flatMap(({ state }) =>
        state.banked.map(({ word }) => world.commonness(word)),
      )
    expect(new Set(words('gentle'))).toEqual(new Set(['everyday']))
    for (const level of ['steady', 'sharp'] as const)
      expect(new Set(words(level))).toEqual(new Set(['everyday', 'known']))
  })

  it('leave no second row of the four as a dead end that fewer than ten common words go on from', () => {
    const isDead = (letters: string) => letters !== '' && isDeadEnd(letters, world)
    let turns = 0
    let open = 0
    fc.assert(
      fc.property(setting, ({ seed, levels }) => {
        const bots = botsOf(levels)
        const table = new Play({ names: Object.keys(bots), seed, world, options: { hasClock: false } })
        let before = table.rows.split('|').filter(isDead)
        while (table.state.phase.name !== 'over') {
          table.goOn(bots)
          if (table.state.phase.name !== 'turn') continue
          const dead = table.rows.split('|').filter(isDead)
          // A freed row may have to be started with an X: two words that people know begin so.
          const made = dead.filter((letters) => letters.length > 1)
          expect(made.length, table.rows).toBeLessThanOrEqual(Math.max(1, before.length))
          before = dead
          turns += 1
          if (dead.length <= 1) open += 1
        }
      }),
      { numRuns: atDepth(8) },
    )
    expect(open / turns).toBeGreaterThan(0.9)
  })
})

describe('a bot', () => {
  const table = (
    hands: Readonly<Record<string, string>>,
    rows: string,
    more: ConstructorParameters<typeof Play>[0] = {},
  ) =>
    new Play({
      names: ['Ana', 'Bob'],
      world,
      stack: { hands, rows, pile: 'A E I O U L N R S T A E I O U L N R S T' },
      ...more,
    })
  const next = (play: Play, name: string, level: BotLevel = 'sharp') => play.botMove(name, level)

  it('WO-9 WO-16 announces a word that nobody can counter', () => {
    const play = table({ Ana: 'Z M M M', Bob: 'A E I O U S' }, 'A B O Y E | W | W | W')
    expect(next(play, 'Ana')?.move).toMatchObject({ type: 'lay', row: 0, card: 'double-Z-1', isWordOut: true })
  })

  it('does not leave a word of 32 points to the next one, if sharp', () => {
    const play = table({ Ana: 'E A', Bob: 'A E I O U S' }, 'A B O Y | C H | W | W')
    expect(next(play, 'Ana')?.move).toMatchObject({ type: 'lay', row: expect.toSatisfy((row) => row !== 0) })
  })

  it('WO-11 lays a REPLAY for the card that goes with it, then that card', () => {
    const play = table({ Ana: 'E> Z M', Bob: 'A E I O U S' }, 'A B O Y | W | W | W')
    expect(next(play, 'Ana')?.move).toMatchObject({ row: 0, card: 'replay-E-1', isWordOut: false })
    play.goOn({ Ana: 'sharp' })
    expect(next(play, 'Ana')?.move).toMatchObject({ card: 'double-Z-1', isWordOut: true })
  })

  it('WO-18 WO-20 counters with a word of its own where that is sure', () => {
    const play = table({ Ana: 'T M M', Bob: 'S! E W' }, 'C H A | W | W | W').wordOut('Ana', 0, 'T')
    const counter = { type: 'counter', cards: [{ card: 'uncounterable-S-1' }], isWordOut: true }
    expect(next(play, 'Bob')?.move).toMatchObject(counter)
  })

  it('WO-6 WO-18 keeps a card that would make a second dead end, on its turn and as a counter', () => {
    const ways = (play: Play, name: string, level: BotLevel) => {
      const tools = { level, chance: (about: string) => seededChance(about), ...play.world }
      const { choices } = optionsIn(play.seenBy(name), name as SeatId, tools)
      return choices.map(({ row, pieces, isWordOut }) => `${row}${pieces.map(({ card }) => card)}${isWordOut}`)
    }
    for (const level of BOT_LEVELS) {
      // CHATE goes on to CHATEAU and CHATEAUX only; UKU to UKULELE and its plural.
      const onTurn = (rows: string) => ways(table({ Ana: 'E W', Bob: 'A' }, rows), 'Ana', level)
      expect(onTurn('C H A T | W | W | W')).toContain('0simple-E-1false')
      expect(onTurn('C H A T | U K U | W | W')).not.toContain('0simple-E-1false')
      const countering = (rows: string) =>
        ways(table({ Ana: 'T M M', Bob: 'E S W' }, rows).wordOut('Ana', 0, 'T'), 'Bob', level)
      expect(countering('C H A | W | W | W')).toEqual(expect.arrayContaining(['0simple-E-1false', '0simple-S-1true']))
      expect(countering('C H A | U K U | W | W')).toEqual(['0simple-S-1true'])
    }
  })

  it('WO-22 declines with nothing that fits; answers once; whose word it is does not answer', () => {
    const play = table({ Ana: 'T M M', Bob: 'W W' }, 'C H A | W | W | W').wordOut('Ana', 0, 'T')
    expect(next(play, 'Bob')?.move).toEqual({ type: 'decline', step: play.state.step })
    expect(next(play, 'Ana')).toBeUndefined()
    const three = new Play({
      world,
      stack: { hands: { Ana: 'T M M', Bob: 'M M', Cléo: 'M M' }, rows: 'C H A | W | W | W' },
    })
    three.wordOut('Ana', 0, 'T').decline('Cléo')
    expect([next(three, 'Cléo'), next(three, 'Bob')?.move.type]).toEqual([undefined, 'decline'])
  })

  it('WO-7 passes when nothing fits', () => {
    for (const level of BOT_LEVELS) {
      const play = table({ Ana: 'W W', Bob: 'W W' }, 'C H A | C H A | C H A | C H A')
      expect(next(play, 'Ana', level)?.move).toEqual({ type: 'pass' })
    }
  })

  it('WO-17 starts a freed row, also with a letter that few words begin with', () => {
    for (const level of BOT_LEVELS) {
      const play = table({ Ana: 'Z! W K #', Bob: 'A E' }, 'A B O Y E | T | T | T').wordOut('Ana', 0, 'Z!')
      expect(play.at).toBe('Ana start 0')
      expect(next(play, 'Ana', level)?.move).toMatchObject({ type: 'lay', row: 0, isWordOut: false })
    }
  })

  it('WO-26 goes out when the pile is empty and one card is left', () => {
    const play = table({ Ana: 'A', Bob: 'E E E' }, 'C H | W | W | W', {
      stack: { hands: { Ana: 'A', Bob: 'E E E' }, rows: 'C H | W | W | W' },
    })
    play.goOn({ Ana: 'sharp' })
    expect(play.seenBy('Bob').ending?.wentOut).toBe('Ana')
  })

  it.each(BOT_LEVELS)('%s takes its time: seconds for a turn, less for a next card', (level) => {
    const thoughts = Array.from({ length: 20 }, (_, nth) => {
      const play = table({ Ana: 'E> Z M', Bob: 'A E' }, 'A B O Y | W | W | W', { seed: `${nth}` })
      return next(play, 'Ana', level)?.after ?? 0
    })
    expect(new Set(thoughts).size).toBeGreaterThan(10)
    expect(Math.min(...thoughts)).toBeGreaterThanOrEqual(1800)
    expect(Math.max(...thoughts)).toBeLessThanOrEqual(8000)
    const run = table({ Ana: 'E> Z M', Bob: 'A E' }, 'A B O Y | W | W | W').lay('Ana', 0, 'E>')
    expect(next(run, 'Ana', level)?.after).toBeLessThanOrEqual(2000)
  })

  it('ALL-7 WO-22 acts before the clock does, however short the wait and however many answer', () => {
    const waits = { turn: 5, run: 5, start: 5, counter: 5 }
    for (const level of BOT_LEVELS) {
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
      const play = new Play({
        names,
        world,
        options: { waits },
        stack: { hands: { a: 'T M M' }, rows: 'C H A | W | W | W', pile: 'A A' },
      })
      expect(next(play, 'a', level)?.after).toBeLessThanOrEqual(4000)
      play.wordOut('a', 0, 'T')
      const bots = Object.fromEntries(names.slice(1).map((name) => [name, level]))
      while (play.state.phase.name === 'counter') play.goOn(bots)
      expect(play.events.filter(({ type }) => type === 'answered')).toHaveLength(7)
    }
  })

  it('knows nothing to do when it is not its turn, or no seat of the game, or all over', () => {
    const play = table({ Ana: 'A', Bob: 'E' }, 'C H | W | W | W', {
      stack: { hands: { Ana: 'A', Bob: 'E' }, rows: 'C H' },
    })
    expect([next(play, 'Bob'), next(play, 'Zoé')]).toEqual([undefined, undefined])
    expect(next(play.lay('Ana', 0, 'A'), 'Bob')).toBeUndefined()
  })
})

describe('what a bot reckons with', () => {
  it('WO-29 the cards it does not see: the pack without rows, trash and its own hand', () => {
    const play = new Play({ names: ['Ana', 'Bob'], seed: 'unseen' })
    const unseen = unseenIn(play.seenBy('Ana'), play.world)
    expect(unseen.total).toBe(108 - 8 - 4)
    const hidden = [...(play.state.hands['Bob' as SeatId] ?? []), ...play.state.pile]
    for (const letter of 'ESZB')
      expect(unseen.withLetter(letter)).toBe(hidden.filter((card) => card.includes(`-${letter}-`)).length)
    expect(unseen.jokers).toBe(hidden.filter((card) => card.startsWith('joker')).length)
  })

  it('how likely one of some cards is in a hand', () => {
    expect(chanceOfAny(0, 8, 96)).toBe(0)
    expect(chanceOfAny(1, 8, 96)).toBeCloseTo(8 / 96)
    expect(chanceOfAny(2, 1, 2)).toBe(1)
    expect(chanceOfAny(2, 2, 4)).toBeCloseTo(5 / 6)
    expect(chanceOfAny(5, 0, 96)).toBe(0)
  })

  it('words by how common they are, what begins them, and which letters go on', () => {
    const [everyday, known] = [wordsKnown(world, 'everyday'), wordsKnown(world, 'known')]
    expect(['CHAT', 'CHANTASSIONS', 'ZZZZ', 'LLANO'].map(everyday.isWord)).toEqual([true, false, false, false])
    expect(['CHAT', 'CHANTASSIONS', 'ZZZZ', 'LLANO'].map(known.isWord)).toEqual([true, true, false, false])
    expect(['CHA', 'LLAN', 'QX', 'W'].map(known.isBeginning)).toEqual([true, false, false, true])
    expect([everyday.isBeginning('CHANTASS'), known.isBeginning('CHANTASS')]).toEqual([false, true])
    expect(known.next('CHANTASSI')).toEqual([
      { letter: 'E', words: 1 },
      { letter: 'O', words: 1 },
    ])
  })

  it('dead ends: beginnings that fewer than ten common words go on from', () => {
    const dead = ['UKU', 'IAT', 'EID', 'VRE', 'LLA', 'CTE', 'CHATS', 'X']
    expect(dead.filter((letters) => !isDeadEnd(letters, world))).toEqual([])
    expect(['', 'W', 'TRA', 'CHAT', 'MAI'].filter((letters) => isDeadEnd(letters, world))).toEqual([])
  })
})
