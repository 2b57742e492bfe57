import type { PlayView, SeatId, TableView } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { Asked } from './asked.ts'
import { awaitedOf } from './awaited.ts'

const seats = (...ids: string[]) => ids as SeatId[]
const play = { view: { mine: true } } as unknown as PlayView
const table = (me: string, status = 'playing') => ({ me, status }) as unknown as TableView
const asks = (asked: Asked) => ({ asked: () => asked })

describe('whom the table waits for', () => {
  it('those whom the game asks around one device', () => {
    expect(awaitedOf(asks({ seats: seats('s1', 's2') }), play, table('s1'))).toEqual(['s1', 's2'])
  })
  it('nobody while the table is paused or over', () => {
    const ui = asks({ seats: seats('s1') })
    expect(awaitedOf(ui, play, table('s1', 'paused'))).toEqual([])
    expect(awaitedOf(ui, play, table('s1', 'over'))).toEqual([])
  })
  it('not oneself, once one’s own view says that one has answered', () => {
    const isAnswered = () => true
    expect(awaitedOf(asks({ seats: seats('s1', 's2'), isAnswered }), play, table('s1'))).toEqual(['s2'])
    const invitation = { text: '', nobody: '', pass: {}, isAnswered }
    expect(awaitedOf(asks({ seats: seats('s1', 's2'), invitation }), play, table('s2'))).toEqual(['s1'])
  })
  it('what the game says itself comes first; a game that says nothing waits for nobody', () => {
    expect(awaitedOf({ ...asks({ seats: seats('s1') }), awaited: () => seats('s3') }, play, table('s1'))).toEqual([
      's3',
    ])
    expect(awaitedOf({}, play, table('s1'))).toEqual([])
  })
})
