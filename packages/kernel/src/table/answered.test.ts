import { expect, it } from 'vitest'
import type { Refusal } from '../result.ts'
import { type AnsweredMoves, answerTo, withAnswered } from './answered.ts'

const refusal = { rule: 'ALL-3', code: 'paused' }
const after = (known: AnsweredMoves, asker: string, id: string, why?: Refusal) =>
  withAnswered(known, asker, id, why, (who) => who === 'seated')

it('remembers accepted and refused moves, separately for each person', () => {
  let known: AnsweredMoves = []
  known = after(known, 's1', 'a')
  known = after(known, 's1', 'b', refusal)
  known = after(known, 's2', 'b')
  expect([answerTo(known, 's1', 'a'), answerTo(known, 's1', 'b'), answerTo(known, 's2', 'b')]).toEqual([
    'done',
    refusal,
    'done',
  ])
  expect([answerTo(known, 's2', 'a'), answerTo(known, 's3', 'a')]).toEqual([undefined, undefined])
})

it('forgets the least recently answered person once there are too many', () => {
  let known: AnsweredMoves = []
  for (let nth = 0; nth < 100; nth++) {
    known = after(known, `guest ${nth}`, 'a')
    known = after(known, 'host', `${nth}`)
  }
  expect(known.length).toBeLessThan(30)
  expect([answerTo(known, 'host', '99'), answerTo(known, 'guest 99', 'a')]).toEqual(['done', 'done'])
  expect(answerTo(known, 'guest 0', 'a')).toBeUndefined()
})

it('forgets people without a seat before people with one', () => {
  let known = after([], 'seated', 'a')
  for (let nth = 0; nth < 100; nth++) known = after(known, `guest ${nth}`, 'a')
  expect([answerTo(known, 'seated', 'a'), answerTo(known, 'guest 99', 'a')]).toEqual(['done', 'done'])
})

it('forgets the oldest moves, refused ones too, so that memory per person is bounded', () => {
  let known: AnsweredMoves = []
  for (let nth = 0; nth < 500; nth++) known = after(known, 's1', `${nth}`, refusal)
  const [{ ids, refused } = { ids: [] }] = known
  expect([ids.length, refused?.length]).toEqual([64, 64])
  expect(answerTo(known, 's1', '499')).toEqual(refusal)
  expect(answerTo(known, 's1', '0')).toBeUndefined()
  for (let nth = 0; nth < 64; nth++) known = after(known, 's1', `done ${nth}`)
  expect(known[0]?.refused).toEqual([])
})
