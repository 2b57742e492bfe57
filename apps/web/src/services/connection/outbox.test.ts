import { describe, expect, it } from 'vitest'
import { Outbox } from './outbox.ts'

const pause = { type: 'move', move: { type: 'pause' } } as const
const stand = { type: 'move', move: { type: 'stand' } } as const
const done = { type: 'move', move: { type: 'play', move: { type: 'done' } } } as const
const callTime = { type: 'move', move: { type: 'call-time', move: { type: 'time-up' } } } as const
const tooLate = (id: string) => ({ type: 'refused', id, refusal: { rule: 'ALL-8', code: 'too-late' } })

describe('outbox', () => {
  it('what was not answered is sent again, in order, under the same ids', () => {
    const outbox = new Outbox('p')
    const first = outbox.add(pause, 'lobby')
    const second = outbox.add(stand, 'lobby')
    expect(outbox.unanswered()).toEqual([first.question, second.question])
    expect(first.question.id).not.toBe(second.question.id)
  })
  it('an answer reaches its caller, and the question is never sent again', async () => {
    const outbox = new Outbox('p')
    const { question, answer } = outbox.add(pause, 'lobby')
    const refusal = { rule: 'ALL-3', code: 'paused' }
    outbox.settle({ type: 'refused', id: question.id, refusal })
    expect(await answer).toEqual({ type: 'refused', id: question.id, refusal })
    expect(outbox.unanswered()).toEqual([])
  })
  it('an answer that comes twice, or to nobody, changes nothing', async () => {
    const outbox = new Outbox('p')
    const { question, answer } = outbox.add(pause, 'lobby')
    outbox.settle({ type: 'done', id: 'somebody-else-1' })
    outbox.settle({ type: 'done', id: question.id })
    outbox.settle({ type: 'refused', id: question.id, refusal: { rule: 'ALL-3', code: 'paused' } })
    expect(await answer).toEqual({ type: 'done', id: question.id })
  })
  it('a move that leaves again says so, however it got lost; other questions need not', () => {
    const outbox = new Outbox('p')
    const { question: move } = outbox.add(pause, 'lobby')
    const { question: replay } = outbox.add({ type: 'replay', game: 1 }, 'lobby')
    const leaving = () => [move, replay].map((each) => outbox.leaving(each))
    expect(leaving()).toEqual([move, replay])
    // There was no line to leave by.
    expect(leaving()).toEqual([move, replay])
    for (const now of [1_000, 2_000]) {
      for (const each of [move, replay]) outbox.left(each, now)
      expect(leaving()).toEqual([{ ...move, isAgain: true }, replay])
    }
  })
  it('two pages never share an id', () => {
    expect(new Outbox('p').add(pause, 'lobby').question.id).not.toBe(new Outbox('q').add(pause, 'lobby').question.id)
  })

  describe('ALL-8 what was asked while the line was lost', () => {
    it('is sent under the same id when the moment is still the same', () => {
      const outbox = new Outbox('p')
      const { question } = outbox.add(done, 'turn 1')
      outbox.refuseOvertaken('turn 1', 60_000)
      expect(outbox.unanswered()).toEqual([question])
    })
    it.each([done, callTime])('is refused as too late, and never sent, once the game has moved on', async (move) => {
      const outbox = new Outbox('p')
      const { question, answer } = outbox.add(move, 'turn 1')
      outbox.refuseOvertaken('turn 2', 0)
      expect(outbox.unanswered()).toEqual([])
      expect(await answer).toEqual(tooLate(question.id))
    })
    it('is sent whatever the game does, when it is about the table', () => {
      const outbox = new Outbox('p')
      const { question } = outbox.add(pause, 'turn 1')
      outbox.refuseOvertaken('turn 2', 60_000)
      expect(outbox.unanswered()).toEqual([question])
    })
    it('takes nothing else along', async () => {
      const outbox = new Outbox('p')
      const [first, second] = [outbox.add(done, 'turn 1'), outbox.add(done, 'turn 2')]
      outbox.refuseOvertaken('turn 2', 0)
      expect(outbox.unanswered()).toEqual([second.question])
      expect(await first.answer).toEqual(tooLate(first.question.id))
    })
  })
  describe('ALL-8 what had left before the line was lost', () => {
    it('is sent again though the game has moved on: perhaps it was this very move that was done', () => {
      const outbox = new Outbox('p')
      const { question } = outbox.add(done, 'turn 1')
      outbox.left(question, 1_000)
      outbox.refuseOvertaken('turn 2', 21_000)
      expect(outbox.unanswered()).toEqual([question])
    })
    it('is too late as well after twenty seconds, however often it was sent since', async () => {
      const outbox = new Outbox('p')
      const { question, answer } = outbox.add(done, 'turn 1')
      outbox.left(question, 1_000)
      outbox.left(question, 15_000)
      outbox.refuseOvertaken('turn 2', 21_001)
      expect(outbox.unanswered()).toEqual([])
      expect(await answer).toEqual(tooLate(question.id))
    })
  })
})
