import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { TaskQueue } from './task-queue.ts'

const NEVER = (error: unknown) => expect.unreachable(String(error))

it('runs four tasks per turn of the event loop in order, and a task added meanwhile last', async () => {
  const queue = new TaskQueue(NEVER)
  const ran: number[] = []
  for (let nth = 0; nth < 6; nth++) queue.add(() => ran.push(nth))
  queue.add(() => queue.add(() => ran.push(99)))
  expect(ran).toEqual([])
  await nextTurn()
  expect(ran).toEqual([0, 1, 2, 3])
  await nextTurn()
  expect(ran).toEqual([0, 1, 2, 3, 4, 5])
  await nextTurn()
  expect(ran).toEqual([0, 1, 2, 3, 4, 5, 99])
})

it('reports a task that throws and runs the others', async () => {
  const reported: unknown[] = []
  const queue = new TaskQueue((error) => reported.push(error))
  const failure = new Error('failed')
  const ran: number[] = []
  queue.add(() => {
    throw failure
  })
  for (let nth = 0; nth < 5; nth++) queue.add(() => ran.push(nth))
  await nextTurn()
  await nextTurn()
  expect([reported, ran]).toEqual([[failure], [0, 1, 2, 3, 4]])
})
