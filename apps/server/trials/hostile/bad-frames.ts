import { randomFillSync } from 'node:crypto'
import type { Chance } from '@tablee/kernel'
import { LARGEST_FRAME } from '@tablee/protocol'
import { pick } from './generate.ts'

interface Frame {
  readonly opcode: number
  readonly payload?: Buffer
  readonly isLast?: boolean
  /** The three reserved bits. */
  readonly reserved?: number
  readonly isMasked?: boolean
  /** The length in the header, if it is false. */
  readonly length?: bigint
}

export const [CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10]

const lengthField = (length: bigint, mask: number): Buffer => {
  if (length < 126n) return Buffer.of(mask | Number(length))
  if (length < 65_536n) return Buffer.of(mask | 126, Number(length >> 8n), Number(length & 255n))
  const long = Buffer.alloc(9)
  long[0] = mask | 127
  long.writeBigUInt64BE(length, 1)
  return long
}

/** One RFC 6455 frame as a client sends it, or an invalid one. */
export const frame = ({ opcode, payload = Buffer.alloc(0), isLast = true, reserved = 0, ...more }: Frame): Buffer => {
  const { isMasked = true, length = BigInt(payload.length) } = more
  const head = Buffer.of((isLast ? 0x80 : 0) | (reserved << 4) | opcode)
  const size = lengthField(length, isMasked ? 0x80 : 0)
  if (!isMasked) return Buffer.concat([head, size, payload])
  const mask = randomFillSync(Buffer.alloc(4))
  return Buffer.concat([head, size, mask, payload.map((byte, at) => byte ^ (mask[at % 4] as number))])
}

const noise = (length: number, chance: Chance) => Buffer.from(Array.from({ length }, () => chance.below(256)))
const BROKEN_UTF8 = [
  [0xc3],
  [0xc0, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xf5, 0x80, 0x80, 0x80],
  [0x22, 0xff, 0xfe, 0x22],
  [0xe2, 0x28, 0xa1],
].map((bytes) => Buffer.from(bytes))

/** One frame per byte. */
const crumbs = (text: Buffer): Buffer[] =>
  Array.from(text, (byte, at) =>
    frame({ opcode: at === 0 ? TEXT : CONTINUATION, payload: Buffer.of(byte), isLast: at === text.length - 1 }),
  )

type BadFrame = (chance: Chance) => Buffer[]

/** Protocol violations; after most of them the socket is closed. */
const BAD_FRAMES: readonly BadFrame[] = [
  (chance) => [noise(1 + chance.below(400), chance)],
  (chance) => [frame({ opcode: TEXT, payload: pick(BROKEN_UTF8, chance) })],
  (chance) => [frame({ opcode: BINARY, payload: noise(chance.below(500), chance) })],
  (chance) => [frame({ opcode: pick([3, 4, 5, 6, 7, 11, 12, 13, 14, 15], chance), payload: noise(4, chance) })],
  (chance) => [frame({ opcode: TEXT, payload: Buffer.from('{"type":"ping"}'), reserved: 1 + chance.below(7) })],
  () => [frame({ opcode: TEXT, payload: Buffer.from('{"type":"ping"}'), isMasked: false })],
  () => [frame({ opcode: PING, isLast: false })],
  (chance) => [frame({ opcode: PING, payload: noise(126 + chance.below(300), chance) })],
  () => [frame({ opcode: CONTINUATION, payload: Buffer.from('x') })],
  () => crumbs(Buffer.from('{"type":"ping"}')),
  () => [frame({ opcode: TEXT, payload: Buffer.from('{"ty'), isLast: false }), frame({ opcode: TEXT })],
  () => Array.from({ length: 50 }, (_, nth) => frame({ opcode: nth === 0 ? TEXT : CONTINUATION, isLast: false })),
  (chance) => [
    frame({ opcode: CLOSE, payload: pick([Buffer.of(3), noise(2, chance), Buffer.of(3, 0xe8, 0xff)], chance) }),
  ],
  () => [frame({ opcode: TEXT, length: 2n ** 63n - 1n })],
  () => [frame({ opcode: TEXT, length: 2n ** 64n - 1n })],
  () => [frame({ opcode: TEXT, payload: Buffer.alloc(LARGEST_FRAME + 1, 32) })],
  (chance) => [frame({ opcode: TEXT, payload: Buffer.alloc(100_000 * (1 + chance.below(10)), 91) })],
  () => [frame({ opcode: TEXT, payload: Buffer.from('{"type":"pi'), length: 15n })],
  (chance) => Array.from({ length: 40 }, () => frame({ opcode: PING, payload: noise(chance.below(126), chance) })),
  () => Array.from({ length: 40 }, () => frame({ opcode: PONG })),
]

/** A random violation of the WebSocket protocol itself. */
export const badFrame: BadFrame = (chance) => pick(BAD_FRAMES, chance)(chance)
