import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { Move } from '../game.ts'
import { Play } from './driver.ts'

const voting = (table: ConstructorParameters<typeof Play>[0] = {}) => new Play(table).write().readAll()
const STAKE = { type: 'stake', round: 1 } as const

describe('stakes', () => {
  it('LAU-10 once all are read and until the results are told, one token a round; everybody sees it', () => {
    const table = new Play().write()
    expect(table.ask('Bob', STAKE)).toMatchObject({ rule: 'LAU-10', code: 'not-all-read' })
    table.lead({ type: 'publish' }).readOn().readOn().readOn()
    expect(table.ask('Bob', STAKE)).toMatchObject({ code: 'not-all-read' })
    table.readOn().stake('Dan', 'Bob')
    for (const name of ['Ana', 'Bob', 'Cléo', undefined])
      expect(table.seenBy(name)).toMatchObject({ stakes: ['Bob', 'Dan'], tokens: { Ana: 3, Bob: 2, Cléo: 3, Dan: 2 } })
    expect(table.ask('Bob', STAKE)).toMatchObject({ rule: 'LAU-10', code: 'staked-already' })
  })

  it('LAU-10 LAU-11 a stake may be laid when the votes are in, but not once the results are told', () => {
    const table = voting().vote({ Bob: 'truth', Cléo: 'truth', Dan: 'truth' })
    expect(table.phase).toBe('tell')
    table.stake('Cléo').lead({ type: 'tell' })
    expect(table.points).toEqual({ Ana: 0, Bob: 2, Cléo: 4, Dan: 2 })
    expect(table.ask('Bob', STAKE)).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
  })

  it('LAU-10 no token is taken back: staked or not, the next round begins with what is left', () => {
    const table = voting().stake('Bob').told({ Bob: 'Cléo', Cléo: 'Dan', Dan: 'Cléo' }).lead({ type: 'go-on' })
    expect(table.state.tokens).toEqual({ Ana: 3, Bob: 2, Cléo: 3, Dan: 3 })
    expect(table.seenBy('Bob').stakes).toBeUndefined()
  })

  it('LAU-2 LAU-10 who has no token left stakes none', () => {
    const table = new Play()
    const ballots = { Ana: 'Dan', Bob: 'Dan', Cléo: 'Dan' }
    for (const stakes of [['Dan'], ['Dan'], ['Dan']]) table.round({ ...ballots, Dan: 'truth' }, stakes)
    expect(table.state.tokens).toMatchObject({ Dan: 0 })
    table.round()
    table.write().readAll()
    expect(table.ask('Dan', { type: 'stake', round: 5 })).toMatchObject({ rule: 'LAU-2', code: 'no-token-left' })
  })

  it('LAU-18 the leader can’t stake', () => {
    expect(voting().ask('Ana', STAKE)).toMatchObject({ rule: 'LAU-18', code: 'leader-stakes-nothing' })
  })
})

describe('a stake that goes with the vote', () => {
  it('LAU-10 LAU-11 is as secret as the vote until the votes are in; then it lies on the table', () => {
    const table = voting()
    const seen = () => ['Ana', 'Cléo', undefined].map((name) => ({ ...table.seenBy(name), voted: undefined }))
    const before = seen()
    table.voteStaking('Bob', 'truth', true)
    expect(seen()).toEqual(before)
    expect(table.seenBy('Bob')).toMatchObject({ myVote: table.placeOf('truth'), myStake: true, stakes: [] })
    table.vote({ Dan: 'Bob', Cléo: 'truth' })
    for (const name of ['Ana', 'Bob', undefined])
      expect(table.seenBy(name)).toMatchObject({ phase: 'tell', stakes: ['Bob'], tokens: { Bob: 2, Cléo: 3 } })
    expect(table.seenBy('Bob').myStake).toBeUndefined()
    expect(table.ask('Bob', STAKE)).toMatchObject({ rule: 'LAU-10', code: 'staked-already' })
    // LAU-17: (2 + 1) × 2.
    expect(table.lead({ type: 'tell' }).points).toEqual({ Ana: 1, Bob: 6, Cléo: 2, Dan: 0 })
  })

  it('LAU-10 may be changed as long as the vote can, and is not lost by another vote', () => {
    const table = voting().voteStaking('Bob', 'truth', true).vote({ Bob: 'Dan' })
    expect(table.seenBy('Bob')).toMatchObject({ myVote: table.placeOf('Dan'), myStake: true })
    table.voteStaking('Bob', 'Dan', false)
    expect(table.seenBy('Bob').myStake).toBeUndefined()
    table.voteStaking('Cléo', 'truth', true).voteStaking('Bob', 'Dan', true)
    const events = table.events.length
    expect(table.voteStaking('Bob', 'Dan', true).events).toHaveLength(events)
    // By the clock, too.
    expect(table.letTimePass().seenBy(undefined)).toMatchObject({ phase: 'tell', stakes: ['Bob', 'Cléo'] })
    expect(table.ask('Bob', { ...table.voting('Dan'), stake: false } as Move)).toMatchObject({ code: 'votes-are-in' })
    expect(table.state.tokens).toEqual({ Ana: 3, Bob: 2, Cléo: 2, Dan: 3 })
  })

  it('LAU-10 LAU-2 never a second token in a round, and none that one has not got', () => {
    const table = voting().stake('Bob').voteStaking('Bob', 'truth', true).voteStaking('Bob', 'Dan', false)
    expect(table.ask('Bob', STAKE)).toMatchObject({ rule: 'LAU-10', code: 'staked-already' })
    table.voteStaking('Dan', 'truth', true)
    expect(table.ask('Dan', STAKE)).toMatchObject({ rule: 'LAU-10', code: 'staked-already' })
    table.letTimePass()
    expect(table.state).toMatchObject({ tokens: { Bob: 2, Dan: 2 }, phase: { stakes: ['Bob', 'Dan'] } })
    const poor = voting()
    poor.state = { ...poor.state, tokens: { ...poor.state.tokens, ['Bob' as SeatId]: 0 } }
    expect(poor.ask('Bob', { ...poor.voting('truth'), stake: true } as Move)).toMatchObject({
      rule: 'LAU-2',
      code: 'no-token-left',
    })
    expect(poor.voteStaking('Bob', 'truth', false).seenBy('Bob').myVote).toBe(poor.placeOf('truth'))
  })
})

describe('votes', () => {
  it('LAU-11 each but the leader votes for one; a vote may change until the last one is in', () => {
    const table = voting()
    expect(table.ask('Ana', table.voting('truth'))).toMatchObject({ rule: 'LAU-11', code: 'leader-casts-no-vote' })
    expect(table.ask('Bob', { type: 'vote', round: 1, line: 4 })).toMatchObject({
      rule: 'LAU-11',
      code: 'no-such-line',
    })
    table.vote({ Bob: 'Dan', Cléo: 'truth' }).vote({ Bob: 'Cléo' })
    expect(table.seenBy('Bob')).toMatchObject({ phase: 'vote', myVote: table.placeOf('Cléo') })
    table.vote({ Dan: 'truth' })
    expect(table.phase).toBe('tell')
    expect(table.ask('Bob', table.voting('truth'))).toMatchObject({ rule: 'LAU-11', code: 'votes-are-in' })
    expect(table.lead({ type: 'tell' }).points).toEqual({ Ana: 1, Bob: 0, Cléo: 3, Dan: 2 })
  })

  it('LAU-11 … or 2 minutes have passed', () => {
    const table = voting().vote({ Bob: 'truth' })
    expect(table.seenBy('Bob').lasts).toBe(120)
    expect(table.letTimePass().phase).toBe('tell')
    expect(table.ask('Cléo', table.voting('truth'))).toMatchObject({ code: 'votes-are-in' })
  })

  it('LAU-11 then the leader tells the results, which are told by themselves after 10 s', () => {
    const table = voting().vote({ Bob: 'truth', Cléo: 'truth', Dan: 'Bob' })
    expect(table.seenBy('Ana')).toMatchObject({ phase: 'tell', lasts: 10 })
    expect(table.ask('Bob', { type: 'tell' })).toMatchObject({ rule: 'LAU-3', code: 'leader-only' })
    const { state } = table
    const told = table.lead({ type: 'tell' }).state.last
    table.state = state
    expect(table.letTimePass().state.last).toEqual(told)
  })

  it('LAU-11 nobody sees who voted, nor what, before the results; not even the leader', () => {
    const table = voting()
    const seen = (name: string | undefined) => ({ ...table.seenBy(name), voted: undefined })
    const before = ['Ana', 'Cléo', 'Dan', undefined].map(seen)
    table.vote({ Bob: 'truth' })
    expect(['Ana', 'Cléo', 'Dan', undefined].map(seen)).toEqual(before)
    table.vote({ Cléo: 'Bob', Dan: 'Bob' })
    for (const name of ['Ana', undefined]) expect(seen(name).myVote).toBeUndefined()
    expect(seen(undefined)).not.toHaveProperty('last')
  })

  it('LAU-11 how many have voted is on the table, for everybody; a vote that changes is still one', () => {
    const table = voting()
    const counts = () => ['Ana', 'Bob', 'Dan', undefined].map((name) => table.seenBy(name).voted)
    expect(counts()).toEqual([0, 0, 0, 0])
    table.vote({ Bob: 'Dan' }).vote({ Cléo: 'truth' }).vote({ Bob: 'Cléo' })
    expect(counts()).toEqual([2, 2, 2, 2])
    expect(table.letTimePass().seenBy(undefined)).toMatchObject({ phase: 'tell', voted: 2 })
    expect(table.letTimePass().seenBy(undefined).voted).toBeUndefined()
  })

  it('LAU-11 nobody votes before all are read', () => {
    const table = new Play().write().lead({ type: 'publish' })
    expect(table.ask('Bob', table.voting('truth'))).toMatchObject({ code: 'not-all-read' })
  })

  it('ALL-8 a vote or a stake for an earlier round is not taken for this one', () => {
    const table = new Play().round()
    table.write().readAll()
    expect(table.ask('Ana', { type: 'vote', round: 1, line: 0 })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(table.ask('Ana', STAKE)).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
  })

  it('ALL-8 the same vote again is done already, and not written', () => {
    const table = voting().vote({ Bob: 'truth' })
    const events = table.events.length
    expect(table.vote({ Bob: 'truth' }).events).toHaveLength(events)
  })
})

describe('the results', () => {
  it('LAU-3 the next leader goes on, or who led; else they stay for 60 s', () => {
    const table = voting().told({ Bob: 'truth', Cléo: 'truth', Dan: 'truth' })
    expect(table.seenBy(undefined)).toMatchObject({ phase: 'results', lasts: 60, leader: 'Ana', next: 'Bob' })
    for (const name of ['Cléo', 'Dan'])
      expect(table.ask(name, { type: 'go-on' })).toMatchObject({ rule: 'LAU-3', code: 'not-yours-to-go-on' })
    const { state } = table
    for (const name of ['Ana', 'Bob']) {
      table.state = state
      expect(table.do(name, { type: 'go-on' }).state).toMatchObject({ leader: 'Bob', round: 2 })
    }
    expect(table.ask('Bob', { type: 'go-on' })).toMatchObject({ code: 'not-now' })
  })
})
