import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Turnstile } from './task-queue.ts'

const NEVER = (error: unknown) => expect.unreachable(String(error))

it('lets four through a turn, in the order they came, those who come meanwhile last', async () => {
  const turnstile = new Turnstile(NEVER)
  const through: number[] = []
  for (let nth = 0; nth < 6; nth++) turnstile.add(() => through.push(nth))
  turnstile.add(() => turnstile.add(() => through.push(99)))
  expect(through).toEqual([])
  await nextTurn()
  expect(through).toEqual([0, 1, 2, 3])
  await nextTurn()
  expect(through).toEqual([0, 1, 2, 3, 4, 5])
  await nextTurn()
  expect(through).toEqual([0, 1, 2, 3, 4, 5, 99])
})

it('who stumbles is reported and holds nobody up', async () => {
  const reported: unknown[] = []
  const turnstile = new Turnstile((error) => reported.push(error))
  const stumble = new Error('stumbled')
  const through: number[] = []
  turnstile.add(() => {
    throw stumble
  })
  for (let nth = 0; nth < 5; nth++) turnstile.add(() => through.push(nth))
  await nextTurn()
  await nextTurn()
  expect([reported, through]).toEqual([[stumble], [0, 1, 2, 3, 4]])
})
