import type { SeatId, SeatView } from '@tablee/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { People } from '../../frames/people.ts'
import { speech } from '../../language/speech.svelte.ts'
import type { GameIntro, IntroLines, IntroScene } from '../intro.ts'

/** A game that was just set up; drivers of games are such tables. */
interface BegunTable<View, Options> {
  readonly present: ReadonlySet<SeatId>
  readonly state: { readonly options: Options }
  seenBy(seat: SeatId | undefined): View
}

/** « s1 » is named S1: a name stands out in a sentence. */
export const introName = (seat: string): string => seat.toUpperCase()

const seatView = (id: SeatId): SeatView => ({
  id,
  name: introName(id),
  holder: 'person',
  team: '',
  isCaptain: false,
  isPresent: true,
  isUnhurried: false,
})

export const sceneOf = <View, Options>(table: BegunTable<View, Options>, me: SeatId | undefined): IntroScene<View> => {
  const seats = [...table.present]
  const view = table.seenBy(me)
  return {
    play: { number: 1, game: '', options: table.state.options, seats, view },
    people: new People(seats.map(seatView)),
    me,
  }
}

const linesOf = <View, Options>({ goal, phone, begins }: GameIntro<View, Options>, scene: IntroScene<View>) =>
  [goal, phone, begins].map((lines): IntroLines => lines(scene))

/** « Tu » is for one's own phone. */
const SAYS_TU = /(?<!\p{L})(?:tu|toi|te|ton|ta|tes)(?!\p{L})/iu

/** What every intro promises, as tests: call it inside a `describe`. */
export const introLaws = <View, Options>(
  intro: GameIntro<View, Options>,
  tables: fc.Arbitrary<BegunTable<View, Options>>,
): void => {
  it('ALL-11 says three whole sentences to every player and to an onlooker, in both languages', () => {
    const before = speech.language
    try {
      for (const language of ['fr', 'en'] as const) {
        speech.language = language
        fc.assert(
          fc.property(tables, (table) => {
            for (const me of [...table.present, undefined])
              for (const { title, text } of linesOf(intro, sceneOf(table, me)))
                for (const line of [title, text]) {
                  // A name that is missing leaves two spaces, or one before a full stop or a comma.
                  expect(line).not.toMatch(/undefined|\[object|^\s|^$|\s[\s.,]|\s$/)
                  expect(line).toMatch(/[.?!]$/)
                  if (language === 'fr' && me === undefined) expect(line).not.toMatch(SAYS_TU)
                  if (language === 'fr') expect(line).not.toMatch(/[^\u00a0][;:!?]|«[^\u00a0]|[^\u00a0]»|'/)
                }
          }),
          { numRuns: 40 },
        )
      }
    } finally {
      speech.language = before
    }
  })

  it('ALL-11 who begins is at the table, and is the same for everybody', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const first = intro.first(table.seenBy(undefined))
        for (const seat of first) expect(table.present).toContain(seat)
        for (const me of table.present) expect(intro.first(table.seenBy(me))).toEqual(first)
        expect(intro.name(table.state.options)).not.toBe('')
      }),
      { numRuns: 20 },
    )
  })
}
