import type { Answer } from '@tablee/host'
import { type Guest, newPlace } from '@tablee/host/testing'
import { seededChance, type TableMove } from '@tablee/kernel'
import { atDepth, enough } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan']
const LETTERS = 'BCDFGHILMNOPRSTUVAE'

/** Any move that a person at the table might send, legal or not, given their last view. */
const anything = (below: (count: number) => number): TableMove => {
  const play = (move: unknown): TableMove => ({ type: 'play', move })
  const moves: readonly TableMove[] = [
    { type: 'pause' },
    { type: 'resume' },
    { type: 'start' },
    play({ type: 'draw' }),
    play({ type: 'start-timer' }),
    play({ type: 'spell', letter: LETTERS[below(LETTERS.length)] }),
    play({ type: 'spell', letter: 'é' }),
    play({ type: 'take-back', count: 1 + below(3) }),
    play({ type: 'done' }),
    play({ type: 'tell', word: 'soleil' }),
    play({ type: 'accept' }),
    play({ type: 'check-spelling' }),
    play({ type: 'contest' }),
    play({ type: 'plead' }),
    play({ type: 'call-vote' }),
    play({ type: 'withdraw' }),
    play({ type: 'vote', vote: below(2) === 0 ? 'for' : 'against' }),
    play({ type: 'time-up', phase: 'spell' }),
    play({ type: 'cheat' }),
    play(null),
  ]
  return moves[below(moves.length)] as TableMove
}

/** Moves that advance the game: those of the acting captains. */
const sensible = (guest: Guest, below: (count: number) => number): TableMove | undefined => {
  const { play, me, status, host, pausedBy } = guest.view
  if (me === host && (status === 'lobby' || status === 'over')) return { type: 'start' }
  if (status === 'paused' && (me === host || me === pausedBy)) return { type: 'resume' }
  if (status !== 'playing' || play === undefined || me === undefined) return undefined
  const game = play.view as { phase: string; acting: Record<string, string>; active: string; edition: string }
  const isActive = game.acting[game.active] === me
  const letter = LETTERS[below(LETTERS.length)]
  const move: Record<string, object | undefined> = {
    draw: isActive ? { type: 'draw' } : undefined,
    read: { type: 'start-timer' },
    spell: isActive ? (below(5) === 0 ? { type: 'done' } : { type: 'spell', letter }) : undefined,
    review: isActive ? undefined : { type: 'accept' },
    vote: { type: 'vote', vote: 'for' },
  }
  const chosen = move[game.phase]
  return chosen && { type: 'play', move: chosen }
}

describe('a table under random faults', () => {
  it('moves that are resent, reordered or late have one effect and one answer, and a restart restores everything', async () => {
    let accepted = 0
    let refused = 0
    let games = 0
    let refusedForGood = 0
    await fc.assert(
      fc.asyncProperty(fc.string(), async (seed) => {
        const chance = seededChance(seed)
        const place = newPlace()
        let host = place.newHost()
        const code = await host.create()
        let guests = await Promise.all(NAMES.map((name) => place.sit(host, code, name)))
        const answers = new Map<string, Answer>()
        const held: { readonly who: number; readonly id: string; readonly move: TableMove }[] = []

        const written = new Set<string>()

        const send = async (who: number, id: string, move: TableMove, isAgain = false) => {
          const answer = await (guests[who] as Guest).ask(move, id, isAgain)
          const key = `${who} ${id}`
          // A restart loses only the unlogged refusals.
          if (written.has(key)) expect(answer).toEqual(answers.get(key))
          if (answer.type === 'done' || isAgain) written.add(key)
          answers.set(key, answer)
        }

        for (let nth = 0; nth < 250; nth++) {
          const who = chance.below(NAMES.length)
          const guest = guests[who] as Guest
          const next = chance.below(4) > 0 ? sensible(guest, chance.below) : undefined
          const move = next ?? anything(chance.below)
          const kind = chance.below(20)
          const id = `m${nth}`
          if (kind === 0) held.push({ who, id, move })
          else if (kind === 1) await Promise.all([send(who, id, move), send(who, id, move)])
          else if (kind === 2) {
            const late = held.splice(chance.below(held.length + 1), 1)[0]
            if (late) await send(late.who, late.id, late.move, chance.below(2) === 0)
          } else if (kind === 3) await place.time.pass(chance.below(20))
          else if (kind === 4 && chance.below(6) === 0) {
            await place.crash()
            host = place.newHost()
            guests = await Promise.all(NAMES.map((name) => place.come(host, code, name)))
          } else {
            await send(who, id, move)
            if (chance.below(5) === 0) await send(who, id, move, true)
            if (chance.below(5) === 0) await send(who, id, move)
          }
        }

        const decisions = await place.decisions(code)
        const idsOf = (all: typeof decisions) =>
          all.flatMap(({ by, moveId }) => (moveId && by.kind === 'seat' ? [`${by.seat} ${moveId}`] : []))
        expect(new Set(idsOf(decisions)).size).toBe(idsOf(decisions).length)
        const ids = idsOf(decisions.filter(({ move }) => move.type !== 'refused'))
        refusedForGood += idsOf(decisions).length - ids.length
        for (const [key, answer] of answers) {
          const [who, id] = key.split(' ')
          const seat = guests[Number(who)]?.view.me
          if (answer.type === 'done') expect(ids).toContain(`${seat} ${id}`)
          else expect(ids).not.toContain(`${seat} ${id}`)
          if (answer.type === 'done') accepted += 1
          else refused += 1
        }
        // A late visitor sees the same as the earlier ones.
        const before = guests.map(({ view }) => view)
        await place.crash()
        host = place.newHost()
        const again = await Promise.all(NAMES.map((name) => place.come(host, code, name)))
        expect(again.map(({ view }) => view)).toEqual(before)
        expect(place.reported).toEqual([])
        games += decisions.filter(({ events }) => events.some(({ type }) => type === 'started')).length
      }),
      { numRuns: atDepth(40) },
    )
    // A run in which nothing happens proves nothing.
    expect(accepted).toBeGreaterThan(enough(1000))
    expect(refused).toBeGreaterThan(enough(1000))
    expect(games).toBeGreaterThan(enough(10))
    expect(refusedForGood).toBeGreaterThan(enough(100))
  })
})
