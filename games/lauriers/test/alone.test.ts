import { describe, expect, it } from 'vitest'
import { Play } from './driver.ts'

const NAMES = ['Ana', 'Bob', 'Cléo']
const BOTS = ['Bob', 'Cléo']
const BETWEEN = { type: 'go-on' } as const
/** Ana among bots, once it is Bob's turn to lead. */
const ledByBob = (names = NAMES, bots = BOTS) => new Play({ names, bots }).round()

describe('alone among bots', () => {
  it('LAU-9 to bots alone nothing is read out: the vote is open at once', () => {
    expect(new Play({ names: NAMES, bots: BOTS }).write().lead({ type: 'publish' }).phase).toBe('vote')
    expect(new Play({ names: NAMES, bots: ['Bob'] }).write().lead({ type: 'publish' }).phase).toBe('read')
    expect(ledByBob().write().lead({ type: 'publish' }).phase).toBe('read')
  })

  it('LAU-9 what a bot reads, the one person there may read on; of two, neither', () => {
    const alone = ledByBob().write().lead({ type: 'publish' })
    const { step } = alone.state
    expect(alone.ask('Ana', { type: 'read-on', step })).toBeUndefined()
    expect(alone.ask('Ana', { type: 'read-on', step })?.code).toBe('too-late')
    expect(alone.ask('Ana', { type: 'publish' })?.code).toBe('leader-only')
    const two = ledByBob(NAMES, ['Bob']).write().lead({ type: 'publish' })
    expect(two.ask('Ana', { type: 'read-on', step: two.state.step })?.code).toBe('leader-only')
  })

  it('LAU-3 between two bots whoever has seen enough goes on; else who led or leads next', () => {
    const names = [...NAMES, 'Dan']
    const told = (bots: readonly string[]) =>
      ledByBob(names, [...bots])
        .write()
        .readAll()
        .told({ Ana: 'truth', Cléo: 'truth', Dan: 'truth' })
    expect(told(['Bob', 'Cléo']).ask('Ana', BETWEEN)).toBeUndefined()
    expect(told(['Bob', 'Cléo', 'Dan']).ask('Dan', BETWEEN)).toBeUndefined()
    expect(told(['Bob']).ask('Ana', BETWEEN)?.code).toBe('not-yours-to-go-on')
    expect(told(['Cléo']).ask('Ana', BETWEEN)?.code).toBe('not-yours-to-go-on')
  })

  it('LAU-8 a bot that leads judges no sense: what people wrote stands on trust, unless it is word for word the card’s', () => {
    const onTrust = (table: Play) => table.seenBy('Ana').onTrust
    const table = ledByBob()
    // Ana led: what bots wrote is known to be false.
    expect(onTrust(table)).toBe(0)
    table.write().readAll().told({ Ana: 'truth', Cléo: 'truth' })
    expect(onTrust(table)).toBe(1)
    table.lead(BETWEEN).pick()
    const { definition = '' } = table.seenBy(table.state.leader)
    table.handIn('Ana', definition).handIn('Bob')
    table.readAll().told({ Ana: 'truth', Bob: 'truth' })
    expect(onTrust(table)).toBe(1)
  })

  it('LAU-8 among people the leader judged', () => {
    const table = new Play({ names: NAMES, bots: ['Cléo'] }).round().round()
    expect(table.state.leader).toBe('Cléo')
    expect(table.seenBy(undefined).onTrust).toBe(0)
    expect(table.round().seenBy(undefined).onTrust).toBe(2)
  })
})
