import { describe, expect, it } from 'vitest'
import { readFromClient } from './messages.ts'
import { readTableMove } from './table-moves.ts'

const SECRET = 'a'.repeat(22)
const hello = { type: 'hello', protocol: 1, table: 'K7QF' }

describe('messages from a client', () => {
  it.each([
    hello,
    { ...hello, secret: SECRET },
    { ...hello, secret: SECRET, mark: 'b'.repeat(22) },
    { ...hello, mark: SECRET },
    { type: 'move', id: 'm1', move: { type: 'start' } },
    { type: 'move', id: 'm1', move: { type: 'remove', seat: 's2', andLock: true } },
    { type: 'move', id: 'm1', move: { type: 'play', move: { type: 'spell', letter: 'S' } } },
    { type: 'replay', id: 'r1', game: 2 },
    { type: 'ping' },
  ])('%j is accepted', (message) => expect(readFromClient(JSON.stringify(message))).toEqual(message))

  it.each([
    '',
    'null',
    '[]',
    '{"type":"hello"',
    '"hello"',
    JSON.stringify({ type: 'dance' }),
    JSON.stringify({ ...hello, table: 'x'.repeat(17) }),
    JSON.stringify({ ...hello, secret: 'short' }),
    JSON.stringify({ ...hello, secret: `${SECRET}'` }),
    JSON.stringify({ ...hello, mark: 'short' }),
    JSON.stringify({ ...hello, isAdmin: true }),
    JSON.stringify({ type: 'move', move: { type: 'start' } }),
    JSON.stringify({ type: 'move', id: '', move: { type: 'start' } }),
    JSON.stringify({ type: 'move', id: 'x'.repeat(41), move: { type: 'start' } }),
    JSON.stringify({ type: 'replay', id: 'r', game: 0 }),
    JSON.stringify({ type: 'replay', id: 'r', game: 1.5 }),
    `${'['.repeat(4000)}${']'.repeat(4000)}`,
  ])('%s is refused', (text) => expect(readFromClient(text)).toBeUndefined())

  it.each([
    { type: 'tick' },
    { type: 'beat' },
    { type: 'wake' },
    { type: 'use-deck', game: 'toy', text: '' },
    { type: 'start', now: true },
    { type: 'remove', seat: 'key' },
    { type: 'remove', seat: 's1; drop' },
    { type: 'remove', seat: 's1', andLock: false },
    { type: 'bot', level: 'unbeatable' },
    { type: 'lock' },
    { type: 'sit', name: 'x'.repeat(401) },
    { type: 'order', seats: Array.from({ length: 41 }, () => 's1') },
  ])('a client may not send the move %j', (move) => expect(readTableMove(move)).toBeUndefined())
})
