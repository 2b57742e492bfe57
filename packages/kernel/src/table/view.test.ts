import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Viewer } from '../game.ts'
import { atDepth } from '../testing/depth.ts'
import { toyShelf } from '../testing/toy-game.ts'
import { ToyTable } from '../testing/toy-table.ts'
import { tableMachine } from './machine.ts'
import type { TableMove } from './moves.ts'
import { type TableAttendance, type TableViews, wholeView } from './view.ts'

const machine = tableMachine(toyShelf)
const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan']

const name = fc.constantFrom(...NAMES)
/** By name: a move on a missing seat is refused. */
const move = (table: ToyTable, { type, other, isSo }: Step): TableMove | undefined => {
  const seat = table.state.seats.find((each) => each.name.startsWith(other))?.id
  switch (type) {
    case 'sit':
      return { type, name: other }
    case 'rename':
      return { type, name: `${other}${isSo ? ' II' : ''}` }
    case 'unhurried':
      return { type, isUnhurried: isSo }
    case 'lock':
      return { type, isLocked: isSo }
    case 'bot':
      return { type, level: isSo ? 'steady' : 'gentle' }
    case 'play':
      return { type, move: { type: 'next' } }
    case 'start with an intro':
      return { type: 'start', intro: 'toy' }
    case 'host':
    case 'remove':
    case 'captain':
      return seat && { type, seat }
    case 'hand-over':
      return seat && { type, seat, to: isSo ? 'steady' : 'newcomer' }
    default:
      return { type }
  }
}
const TYPES = [
  'sit',
  'stand',
  'rename',
  'unhurried',
  'lock',
  'bot',
  'host',
  'captain',
  'remove',
  'hand-over',
  'take-back',
  'even-teams',
  'start',
  'start with an intro',
  'skip-intro',
  'play',
  'pause',
  'resume',
  'leave-game',
] as const
const step = fc.record({
  type: fc.constantFrom(...TYPES),
  by: name,
  other: name,
  isSo: fc.boolean(),
  /** A person comes or goes, and the number of spectators. */
  gone: fc.option(name, { freq: 3, nil: undefined }),
  onlookers: fc.option(fc.nat(3), { freq: 5, nil: undefined }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

it('incremental views equal fresh views after every move, arrival and departure, for every viewer', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
      const table = new ToyTable('Ana', 'Bob', 'Cléo')
      let presence: TableAttendance = { people: table.people(), onlookers: 0, screens: 0 }
      let seats = table.state.seats
      let before: TableViews | undefined
      for (const each of steps) {
        const asked = move(table, each)
        if (asked !== undefined) table.ask(each.by, asked)
        if (each.gone !== undefined && !table.away.delete(each.gone)) table.away.add(each.gone)
        // Like the host: a new presence object only when somebody came, went or changed seats.
        if (each.gone !== undefined || each.onlookers !== undefined || seats !== table.state.seats)
          presence = { people: table.people(), onlookers: each.onlookers ?? presence.onlookers, screens: 0 }
        seats = table.state.seats
        before = machine.views(table.state, presence, before)
        const viewers: Viewer[] = [{ kind: 'onlooker' }, ...seats.map(({ id }): Viewer => ({ kind: 'seat', seat: id }))]
        for (const viewer of viewers)
          expect(wholeView(before.of(viewer))).toEqual(machine.view(table.state, viewer, presence))
      }
    }),
    { numRuns: atDepth(300) },
  )
})
