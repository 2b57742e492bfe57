import { describe, expect, it } from 'vitest'
import { Outbox } from './outbox.ts'

const pause = { type: 'move', move: { type: 'pause' } } as const
const stand = { type: 'move', move: { type: 'stand' } } as const

describe('outbox', () => {
  it('what was not answered is sent again, in order, under the same ids', () => {
    const outbox = new Outbox('p')
    const first = outbox.add(pause)
    const second = outbox.add(stand)
    expect(outbox.unanswered()).toEqual([first.question, second.question])
    expect(first.question.id).not.toBe(second.question.id)
  })
  it('an answer reaches whoever asked, and the question is never sent again', async () => {
    const outbox = new Outbox('p')
    const { question, answer } = outbox.add(pause)
    const refusal = { rule: 'ALL-3', code: 'paused' }
    outbox.settle({ type: 'refused', id: question.id, refusal })
    expect(await answer).toEqual({ type: 'refused', id: question.id, refusal })
    expect(outbox.unanswered()).toEqual([])
  })
  it('an answer that comes twice, or to nobody, changes nothing', async () => {
    const outbox = new Outbox('p')
    const { question, answer } = outbox.add(pause)
    outbox.settle({ type: 'done', id: 'somebody-else-1' })
    outbox.settle({ type: 'done', id: question.id })
    outbox.settle({ type: 'refused', id: question.id, refusal: { rule: 'ALL-3', code: 'paused' } })
    expect(await answer).toEqual({ type: 'done', id: question.id })
  })
  it('two pages never share an id', () => {
    expect(new Outbox('p').add(pause).question.id).not.toBe(new Outbox('q').add(pause).question.id)
  })
})
