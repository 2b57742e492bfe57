import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { sampleDecks } from '@tablee/game-kit/testing/sample-deck.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { Host, realTime } from '@tablee/host'
import type { Decision, HolderKey } from '@tablee/kernel'
import { openMemoryLog } from '@tablee/log'
import { localCode } from '@tablee/ui/device/local-code.ts'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { layDeck, troubleOf } from './lay-deck.ts'

const [deck = expect.unreachable(), other = expect.unreachable()] = await sampleDecks(GAMES)

describe('why a deck does not lie on the table', () => {
  it.each([
    [403, { error: 'host-only', rule: 'ALL-10' }, { code: 'host-only', rule: 'ALL-10' }],
    [422, { error: 'deck-unfit', rule: 'ALL-4', about: '12' }, { code: 'deck-unfit', rule: 'ALL-4', about: '12' }],
    [401, { error: 'not-seated' }, { code: 'not-seated', rule: 'ALL-4' }],
    [429, { error: 'too-many-tries' }, 'too-many-tries'],
    [429, {}, 'too-many-tries'],
    [429, { error: 'too-much-written', about: '3' }, { code: 'too-much-written', rule: 'ALL-4', about: '3' }],
    [404, { error: 'no-such-table' }, 'not-taken'],
    [413, { error: 'deck-too-large' }, 'not-taken'],
    [403, { error: 'not-from-here' }, 'not-taken'],
    [503, { error: 'server-trouble' }, 'not-taken'],
    [502, {}, 'not-taken'],
  ])('%i %o is no trouble of the network', (status, told, trouble) => {
    expect(troubleOf(status, told)).toEqual(trouble)
  })
})

describe('at a table of the server', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const table = { code: 'K7QF', ask: () => expect.unreachable() }
  const lay = () => layDeck(table, 'any', '# A deck')

  it('a deck that was taken is no trouble', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    expect(await lay()).toBeUndefined()
  })

  it('no network is told as such', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await lay()).toBe('no-network')
  })

  it('gives up a network that does not answer', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const laid = lay()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await laid).toBe('no-network')
  })

  it.each(['AbortController', 'fetch'])('a browser without %s is not told that it has no network', async (api) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal(api, undefined)
    expect(await lay()).toBe('not-taken')
    expect(told).toHaveBeenCalledOnce()
  })
})

describe('at a table of this device', () => {
  const sitDown = async () => {
    const log = openMemoryLog<Decision>({ clock: realTime.now })
    const host = new Host({ log, shelf: makeShelf(GAMES, () => ({})), draw: () => localCode('1234') })
    onTestFinished(() => host.close())
    const code = await host.create()
    const visit =
      (await (await host.open(code))?.visit({ key: 'me' as HolderKey, onChange: () => {} })) ?? expect.unreachable()
    await visit.ask({ type: 'sit', name: 'Léa' }, 'sits')
    const ask = async (move: Parameters<typeof visit.ask>[0]) => {
      const answer = await visit.ask(move, 'lays')
      return answer.type === 'refused' ? answer.refusal : undefined
    }
    return { line: { code, ask }, decks: () => visit.look().view.decks }
  }

  it('a deck is laid over the line to it, and no server sees it', async () => {
    const { line, decks } = await sitDown()
    expect(await layDeck(line, deck.game, deck.text('La grammaire'))).toBeUndefined()
    expect(decks()).toEqual({ [deck.game]: { title: 'La grammaire', cards: deck.cards } })
  })

  it('what is no deck is refused there', async () => {
    const { line, decks } = await sitDown()
    expect(await layDeck(line, other.game, deck.text('La grammaire'))).toMatchObject({ code: 'deck-of-another-game' })
    expect(decks()).toEqual({})
  })
})
