import { afterEach, expect, it, vi } from 'vitest'
import { openTable } from './open-table.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

it.each<[string, () => Promise<Response>, unknown]>([
  ['a table', async () => Response.json({ code: 'K7QF' }, { status: 201 }), { code: 'K7QF' }],
  ['too many tables at once', async () => new Response('', { status: 429 }), { trouble: 'too-many-tries' }],
  ['a server in trouble', async () => new Response('', { status: 503 }), { trouble: 'server-trouble' }],
  ['the page of a hotel’s network', async () => new Response('<h1>Wi-Fi</h1>'), { trouble: 'server-trouble' }],
  ['an answer without a code', async () => Response.json({}), { trouble: 'server-trouble' }],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { trouble: 'no-network' }],
])('tells %s by its name', async (_, answer, told) => {
  answering(answer)
  expect(await openTable()).toEqual(told)
})

it('gives up a network that does not answer', async () => {
  vi.useFakeTimers()
  answering(
    ((_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))) as never,
  )
  const opened = openTable()
  await vi.advanceTimersByTimeAsync(8000)
  expect(await opened).toEqual({ trouble: 'no-network' })
  vi.useRealTimers()
})

const cutShort = () => Object.assign(new Response(), { text: () => Promise.reject(new TypeError('network error')) })

it('an answer that is cut short is the network’s fault', async () => {
  answering(async () => cutShort())
  expect(await openTable()).toEqual({ trouble: 'no-network' })
})

it.each([
  ['AbortController', () => vi.stubGlobal('AbortController', undefined)],
  ['fetch', () => vi.stubGlobal('fetch', undefined)],
  ['Response.text', () => answering(async () => Object.assign(Response.json({}), { text: undefined }) as never)],
])('a browser without %s is not told that it has no network', async (_, take) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  take()
  expect(await openTable()).toEqual({ trouble: 'own-fault' })
  expect(told).toHaveBeenCalledOnce()
})
