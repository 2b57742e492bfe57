import { type Chance, type SeatId, seededChance, type Viewer } from '@tablee/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kokomots, MODES } from '../game.ts'
import { type Claim, campOf, handOf, type Letter, type LyingTheme, type State, type TeamTurn } from '../rules/state.ts'
import { playOn, settingOf, steps, tableOf } from './random-play.ts'

/** The same claims, spelled less far by others, with other hints where one is not the judge. */
const otherClaims = (state: State, me: SeatId | undefined, chance: Chance): Claim[] =>
  state.claims.map((claim) => {
    const isJudge = me !== undefined && claim.judges.includes(me)
    const hints = claim.hints.map(() => 'fails' as const)
    const told = isJudge ? claim : { ...claim, hints, fit: 'across' as const, spelling: 'autrement écrit' }
    if (claim.stage === 'judging') return told
    const typed = claim.by === me ? claim.typed : claim.letters.slice(0, chance.below(claim.letters.length))
    const mayKnow = me !== undefined && (claim.by === me || campOf(state, me)?.id !== claim.camp)
    return { ...told, stage: 'spelling', typed, ...(mayKnow ? {} : { word: 'tout autre chose' }) }
  })

/** The theme below, or on the back of what lies open, is another. */
const otherThemes = (themes: readonly LyingTheme[], chance: Chance): LyingTheme[] =>
  themes.map(({ id, card: _, titles, up }, nth) => {
    const other = `Autre ${chance.below(1000)}`
    if (nth > 0) return { id: `u${id}`, card: other, titles: [other, `${other} bis`], up: up === 0 ? 1 : 0 }
    return { id, card: other, up, titles: up === 0 ? [titles[0], other] : [other, titles[1]] }
  })

const otherTeam = (team: TeamTurn, seen: boolean, swap: (letters: readonly Letter[]) => Letter[]): TeamTurn =>
  seen
    ? team
    : {
        ...team,
        packets: team.packets.map(({ holder, letters }) => ({ holder, letters: swap(letters) })),
        suggestions: [],
      }

/** The same table with everything else that this viewer must not know. */
const withOtherSecrets = (state: State, me: SeatId | undefined, chance: Chance): State => {
  const { phase } = state
  const turn = 'turn' in phase ? phase.turn : undefined
  const isMine = me !== undefined && turn !== undefined && campOf(state, me)?.id === turn.camp && phase.name !== 'ready'
  // What a claim names lies open.
  const named = new Set(state.claims.flatMap(({ cards }) => cards))
  const isHidden = ({ id }: Letter) => !named.has(id)
  const others = state.seats.filter((seat) => seat !== me)
  const under = state.columns.map(({ letters }) => letters.map((pile) => pile.slice(1)))
  const packets = isMine ? [] : (turn?.team?.packets.flatMap(({ letters }) => letters) ?? [])
  const mixed = chance.shuffle([
    ...others.flatMap((seat) => handOf(state, seat)).filter(isHidden),
    ...under.flat(2),
    ...packets.filter(isHidden),
    ...state.draw,
    ...state.discards,
  ])
  const swap = (letters: readonly Letter[]) => letters.map((each) => (isHidden(each) ? (mixed.pop() as Letter) : each))
  const hands = Object.fromEntries(
    state.seats.map((seat) => [seat, seat === me ? handOf(state, seat) : swap(handOf(state, seat))]),
  )
  const columns = state.columns.map(({ themes, letters: [one, two] }) => ({
    themes: otherThemes(themes, chance),
    letters: [
      [...one.slice(0, 1), ...swap(one.slice(1))],
      [...two.slice(0, 1), ...swap(two.slice(1))],
    ] as const,
  }))
  const team = turn?.team && otherTeam(turn.team, isMine, swap)
  return {
    ...state,
    hands,
    columns,
    draw: swap(state.draw),
    discards: swap(state.discards),
    fifth: otherThemes(state.fifth, chance),
    boxed: [],
    claims: otherClaims(state, me, chance),
    phase: 'turn' in phase && team !== undefined ? { ...phase, turn: { ...phase.turn, team } } : phase,
  }
}

const viewersOf = ({ seats }: State): Viewer[] => [
  { kind: 'onlooker' },
  ...seats.map((seat): Viewer => ({ kind: 'seat', seat })),
  { kind: 'seat', seat: 'somebody else' as SeatId },
]

describe('secrecy', () => {
  it.each(MODES)(
    'KOK-3 KOK-21 KOK-35 KOK-39 ALL-5 %s: whoever must not know sees the same, whatever the other hands, packets, piles, backs and hints',
    (mode) => {
      let looked = 0
      const stages = new Set<string>()
      fc.assert(
        fc.property(settingOf(fc.constant(mode)), steps(120), fc.string(), (chosen, all, seed) => {
          const table = tableOf(chosen)
          const chance = seededChance(seed)
          playOn(table, all, (before) => {
            const { state } = table
            if (state === before) return
            const scene = { present: table.present, away: table.away, isPaused: false }
            for (const viewer of viewersOf(state)) {
              const other = withOtherSecrets(state, viewer.kind === 'seat' ? viewer.seat : undefined, chance)
              // As it is sent, so that not even the order of its fields tells.
              expect(JSON.stringify(kokomots.view(other, viewer, scene))).toBe(
                JSON.stringify(kokomots.view(state, viewer, scene)),
              )
              expect(kokomots.due(other)).toEqual(kokomots.due(state))
              looked += 1
            }
            for (const { stage } of state.claims) stages.add(stage)
          })
        }),
        // In four simultaneous games of ten nobody spells: in eight it may never happen.
        { numRuns: 16 },
      )
      expect(looked).toBeGreaterThan(500)
      expect([...stages].sort()).toEqual(['judging', 'spelling'])
    },
  )

  it('KOK-39 one’s own hand does show, and score piles to all', () => {
    const table = tableOf({
      mode: 'classic',
      players: 3,
      hasClock: true,
      hasReadyTap: false,
      hasHumanTimer: false,
      skipsIdleRounds: true,
      depth: 5,
      seed: 'open',
    })
    expect(table.seenBy('s1').hand).toEqual(handOf(table.state, 's1' as SeatId))
    expect([table.seenBy('s0').hand, table.seenBy(undefined).hand]).toEqual([
      handOf(table.state, 's0' as SeatId),
      undefined,
    ])
    table.state = {
      ...table.state,
      won: { s0: { letters: handOf(table.state, 's0' as SeatId), themes: [], marked: [] } },
    }
    expect(table.seenBy(undefined).piles.s0).toMatchObject({ letters: handOf(table.state, 's0' as SeatId) })
  })
})
