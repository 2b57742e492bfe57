import { type Chance, type SeatId, seededChance, type Viewer } from '@tablee/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lauriers } from '../game.ts'
import type { Line, Source, Texts } from '../rules/lines.ts'
import type { Meaning, Named, Phase, State, Written } from '../rules/state.ts'
import { Play } from './driver.ts'
import { playOn, setting, steps, tableOf } from './random-play.ts'

const otherText = (chance: Chance) => `Tout autre chose${' encore'.repeat(chance.below(9))}`
const otherMeaning = (meaning: Meaning, chance: Chance): Meaning => ({ ...meaning, definition: otherText(chance) })

/** Others wrote something else, of another length; who has not handed in typed something, or nothing. */
const otherWritten = (
  state: State,
  written: Readonly<Record<SeatId, Written>>,
  me: SeatId | undefined,
  chance: Chance,
) =>
  Object.fromEntries(
    state.seats.flatMap((seat): [SeatId, Written][] => {
      const mine = written[seat]
      if (seat === me) return mine === undefined ? [] : [[seat, mine]]
      const isHandedIn = mine?.isHandedIn === true
      return isHandedIn || chance.below(2) === 0 ? [[seat, { text: otherText(chance), isHandedIn }]] : []
    }),
  )

const otherTexts = (texts: Texts, chance: Chance): Texts =>
  Object.fromEntries(Object.keys(texts).map((source) => [source, otherText(chance)])) as Texts

/** The same takers over as many lines as there must be, each anywhere; what is read already keeps its words. */
const otherLines = (texts: Texts, count: number, read: readonly string[], chance: Chance): Line[] => {
  const sources = chance.shuffle(Object.keys(texts) as Source[])
  return Array.from({ length: count }, (_, nth) => ({
    from: sources.filter((_, at) => at % count === nth),
    wording: read[nth] ?? otherText(chance),
  }))
}

/** As many others have voted, for anything; LAU-11: how many is open, who is not. */
const otherVotes = (
  { texts, votes }: Named<'vote' | 'tell'>,
  me: SeatId | undefined,
  count: number,
  chance: Chance,
) => {
  const others = chance.shuffle(Object.keys(texts).filter((seat) => seat !== 'truth' && seat !== me))
  const voted = others.slice(0, Object.keys(votes).filter((seat) => seat !== me).length)
  const mine = me === undefined ? undefined : votes[me]
  return {
    ...Object.fromEntries(voted.map((seat) => [seat, chance.below(count)])),
    ...(mine === undefined || me === undefined ? {} : { [me]: mine }),
  }
}

/** The same phase with everything else that this viewer must not know. */
const withOtherPhase = (state: State, me: SeatId | undefined, chance: Chance): State['phase'] => {
  const { phase } = state
  const isLeader = me === state.leader
  if (phase.name === 'pick' && !isLeader)
    return { ...phase, words: phase.words.map((word) => ({ ...otherMeaning(word, chance), word: otherText(chance) })) }
  if (phase.name === 'write' || phase.name === 'late')
    return {
      ...phase,
      meaning: isLeader ? phase.meaning : otherMeaning(phase.meaning, chance),
      written: otherWritten(state, phase.written, me, chance),
    } as Phase
  if (!('texts' in phase) || (phase.name === 'desk' && isLeader)) return phase
  const texts = otherTexts(phase.texts, chance)
  const isOpen = phase.name !== 'desk'
  const read = isOpen ? phase.lines.slice(0, phase.name === 'read' ? phase.read : phase.lines.length) : []
  const count = isOpen ? phase.lines.length : 1 + chance.below(Object.keys(texts).length)
  const lines = otherLines(
    texts,
    count,
    read.map(({ wording }) => wording),
    chance,
  )
  const meaning = isLeader ? phase.meaning : otherMeaning(phase.meaning, chance)
  if (!('votes' in phase)) return { ...phase, meaning, texts, lines } as Phase
  return { ...phase, meaning, texts, lines, votes: otherVotes(phase, me, count, chance) } as Phase
}

const withOtherSecrets = (state: State, me: SeatId | undefined, chance: Chance): State => ({
  ...state,
  boxes: [state.boxes[0].map((_, nth) => `one ${nth}`), state.boxes[1].map((_, nth) => `two ${nth}`)],
  played: state.played.map((_, nth) => `played ${nth}`),
  phase: withOtherPhase(state, me, chance),
})

const viewersOf = ({ seats }: State): Viewer[] => [
  { kind: 'onlooker' },
  ...seats.map((seat): Viewer => ({ kind: 'seat', seat })),
  { kind: 'seat', seat: 'somebody else' as SeatId },
]

describe('secrecy', () => {
  it('LAU-5 LAU-6 LAU-7 LAU-9 LAU-11 ALL-5 whoever must not know sees the same, whatever the authors, texts, votes, drafts, the card and the boxes', () => {
    const phases = new Map<string, number>()
    let withoutVotes = 0
    fc.assert(
      fc.property(setting, steps(200), fc.string(), (chosen, all, seed) => {
        const table = tableOf(chosen)
        const chance = seededChance(seed)
        playOn(table, all, (before) => {
          const { state } = table
          if (state === before) return
          for (const viewer of viewersOf(state)) {
            const other = withOtherSecrets(state, viewer.kind === 'seat' ? viewer.seat : undefined, chance)
            // LAU-24: that only votes of absent people are missing is open; whose they are is not, where several are away.
            const isWithout = lauriers.dueWithout?.(other, table.away) !== undefined
            if (isWithout !== (table.withoutAt !== undefined)) continue
            if (isWithout && state.phase.name === 'vote') withoutVotes += 1
            if (JSON.stringify(other.phase) !== JSON.stringify(state.phase))
              phases.set(state.phase.name, (phases.get(state.phase.name) ?? 0) + 1)
            const scene = { present: table.present, away: table.away, isPaused: false }
            const [seen, expected] = [other, state].map((each) => JSON.stringify(lauriers.view(each, viewer, scene)))
            // As it is sent, so that not even the order of its fields tells.
            expect(seen).toBe(expected)
            expect(lauriers.due(other)).toEqual(lauriers.due(state))
          }
        })
      }),
      { numRuns: 20 },
    )
    const many = ['pick', 'write', 'desk', 'read', 'vote', 'tell'].filter((name) => (phases.get(name) ?? 0) < 30)
    expect(many).toEqual([])
    expect(withoutVotes).toBeGreaterThan(0)
  })

  it('LAU-11 LAU-24 two tables where another of two absent people has not voted look alike, the moment it goes on included', () => {
    const [one, two] = ['Bob', 'Cléo'].map((missing) => {
      const table = new Play().write().readAll().leave('Bob').advance(3000).leave('Cléo')
      const views = ['Ana', 'Dan', undefined]
      const look = () => views.map((name) => JSON.stringify(table.seenBy(name)))
      table.vote({ [missing === 'Bob' ? 'Cléo' : 'Bob']: 'truth' })
      const before = look()
      table.vote({ Dan: 'truth' })
      expect(table.seenBy('Ana')).toMatchObject({ voted: 2, without: { seats: [], at: table.now + 20_000 } })
      return [before, look()]
    })
    expect(one).toEqual(two)
  })

  it('LAU-9 LAU-11 two tables where others wrote and voted the other way round look alike, move by move, until the results', () => {
    const texts = ['Oiseau de mer', 'Étoffe de laine légère, tissée à la main dans les montagnes du Nord']
    const tables = [texts, [...texts].reverse()].map(([bob = '', cleo = '']) => {
      const table = new Play().pick()
      const views: string[] = []
      const look = () => views.push(...['Dan', undefined].map((name) => JSON.stringify(table.seenBy(name))))
      const bit = (text: string) => text.slice(0, 5)
      for (const act of [
        () => table.draft('Bob', bit(bob)).draft('Cléo', bit(cleo)),
        () => table.handIn('Bob', bob).handIn('Cléo', cleo),
        () => table.handIn('Dan'),
        // The leader reads them by their words, so that both tables hear the same.
        () =>
          table.lead({
            type: 'arrange',
            lines: [...table.lines].sort((a, b) => (a.wording < b.wording ? -1 : 1)),
          }),
        () => table.lead({ type: 'publish' }),
        () => table.readAll(),
        () => table.vote(bob < cleo ? { Bob: 'Dan' } : { Cléo: 'truth' }),
        () => table.vote({ Bob: 'truth', Cléo: 'Dan', Dan: 'truth' }),
      ]) {
        act()
        look()
      }
      return { table, views }
    })
    const [one, two] = tables
    expect(one?.views).toEqual(two?.views)
    for (const { table } of tables) table.lead({ type: 'tell' })
    expect(one?.table.seenBy('Dan')).not.toEqual(two?.table.seenBy('Dan'))
  })

  it('LAU-9 untouched, the place of a text says nothing about who wrote it, nor which is the true one', () => {
    const places: Record<string, number[]> = { truth: [0, 0, 0, 0], Bob: [0, 0, 0, 0], Dan: [0, 0, 0, 0] }
    for (let nth = 0; nth < 800; nth++) {
      const table = new Play({ seed: `place ${nth}` }).write()
      for (const [source, counts] of Object.entries(places)) {
        const at = table.placeOf(source)
        counts[at] = (counts[at] ?? 0) + 1
      }
    }
    // Of 800, 200 each; five standard deviations are 61.
    for (const count of Object.values(places).flat()) expect(Math.abs(count - 200)).toBeLessThan(61)
  })

  it('LAU-7 the leader’s own view does change with what was written, once the writing is closed', () => {
    const [one, two] = ['Oiseau', 'Poisson'].map((Bob) => new Play().write({ Bob }).seenBy('Ana'))
    expect(one).not.toEqual(two)
  })
})
