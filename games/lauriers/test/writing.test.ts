import { describe, expect, it } from 'vitest'
import { lauriers } from '../game.ts'
import { Play } from './driver.ts'

describe('writing', () => {
  it('LAU-6 everybody but the leader writes; it closes by itself when all have handed in', () => {
    const table = new Play().pick()
    expect(table.ask('Ana', { type: 'hand-in', round: 1, text: 'Un oiseau' })).toMatchObject({
      rule: 'LAU-6',
      code: 'leader-writes-nothing',
    })
    table.handIn('Dan').handIn('Bob')
    expect([table.phase, table.seenBy(undefined).handedIn]).toEqual(['write', ['Bob', 'Dan']])
    expect(table.handIn('Cléo').phase).toBe('desk')
  })

  it.each(['', '   ', '\n\t', '\u200d\u200b', '\u00a0'])('LAU-6 %j is nothing: something must be written', (text) => {
    const table = new Play().pick()
    expect(table.ask('Bob', { type: 'hand-in', round: 1, text })).toMatchObject({ code: 'nothing-written' })
    // One letter of any script will do.
    for (const written of ['?', 'é', 'طائر', '🦜']) table.handIn('Bob', written)
  })

  it('LAU-6 a definition may be rewritten, or taken back, until the writing closes', () => {
    const table = new Play().pick().handIn('Bob', 'Un poisson').handIn('Bob', 'Un oiseau').handIn('Cléo')
    table.do('Cléo', { type: 'take-back', round: 1 }).handIn('Dan')
    expect(table.seenBy(undefined)).toMatchObject({ phase: 'write', handedIn: ['Bob', 'Dan'] })
    // What was taken back is still there, to be mended.
    expect(table.seenBy('Cléo').mine).toEqual({ text: 'Texte de Cléo', isHandedIn: false })
    expect(table.ask('Cléo', { type: 'take-back', round: 1 })).toMatchObject({ code: 'nothing-handed-in' })
    table.handIn('Cléo', 'Une danse')
    expect(table.seenBy('Ana').desk?.texts).toMatchObject({ Bob: 'Un oiseau.', Cléo: 'Une danse.' })
    for (const move of [{ type: 'take-back' }, { type: 'hand-in', text: 'x' }, { type: 'draft', text: 'x' }] as const)
      expect(table.ask('Bob', { ...move, round: 1 })).toMatchObject({ rule: 'LAU-6', code: 'writing-closed' })
  })

  it('LAU-6 what is typed but not handed in counts as written; a blank draft does not', () => {
    const table = new Play().pick().handIn('Bob').draft('Cléo', ' Une  danse\n ancienne ').draft('Dan', '  ')
    table.letTimePass().letTimePass()
    expect(table.phase).toBe('desk')
    expect(table.seenBy('Ana').desk?.texts).toMatchObject({ Bob: 'Texte de Bob.', Cléo: 'Une danse ancienne.' })
    expect(table.seenBy(undefined).takers).toEqual(['Bob', 'Cléo'])
  })

  it('LAU-6 a draft is kept as it is typed, and shown to nobody else; it does not undo what was handed in', () => {
    const table = new Play().pick().draft('Bob', 'Une sorte de ')
    expect(table.seenBy('Bob').mine).toEqual({ text: 'Une sorte de ', isHandedIn: false })
    for (const name of ['Ana', 'Cléo', undefined]) expect(JSON.stringify(table.seenBy(name))).not.toContain('sorte')
    const events = table.events.length
    expect(table.draft('Bob', 'Une sorte de ').events).toHaveLength(events)
    table.handIn('Bob', 'Une sorte de danse')
    expect(table.ask('Bob', { type: 'draft', round: 1, text: 'Une sorte de dan' })).toMatchObject({
      rule: 'LAU-6',
      code: 'handed-in-already',
    })
  })

  it('LAU-6 3 minutes, after which the leader may close the writing; it closes by itself a minute later', () => {
    const table = new Play().pick().handIn('Bob').handIn('Cléo')
    expect(table.seenBy('Ana')).toMatchObject({ lasts: 180, mayClose: false })
    expect(table.ask('Ana', { type: 'close' })).toMatchObject({ rule: 'LAU-6', code: 'still-writing' })
    table.letTimePass()
    expect(table.seenBy('Ana')).toMatchObject({ phase: 'late', lasts: 60, mayClose: true })
    expect(table.ask('Bob', { type: 'close' })).toMatchObject({ code: 'leader-only' })
    const late = table.state
    expect(table.lead({ type: 'close' }).phase).toBe('desk')
    table.state = late
    expect(table.handIn('Dan').phase).toBe('desk')
    table.state = late
    expect(table.letTimePass().phase).toBe('desk')
  })

  it('LAU-6 the end of a clock that only advises refuses nobody, whether or not it was heard yet', () => {
    const table = new Play().pick()
    table.now = (table.now + 180_000) as typeof table.now
    expect(table.ask('Bob', { type: 'hand-in', round: 1, text: 'Un oiseau' })).toBeUndefined()
  })

  it('LAU-6 a strict table closes the writing with the clock', () => {
    const table = new Play({ options: { writing: 'strict' } }).pick().handIn('Bob').draft('Cléo', 'Une danse')
    const end = lauriers.due(table.state)?.at ?? table.now
    const before = table.state
    table.now = end
    expect(table.ask('Dan', { type: 'hand-in', round: 1, text: 'Un oiseau' })).toMatchObject({ code: 'too-late' })
    expect(table.state).toBe(before)
    table.letTimePass()
    expect(table.seenBy(undefined)).toMatchObject({ phase: 'desk', takers: ['Bob', 'Cléo'] })
  })

  it('LAU-6 a table may write without a clock: the host calls for the last minute', () => {
    const table = new Play({ options: { writing: 'untimed' } }).pick()
    expect(lauriers.due(table.state)).toBeUndefined()
    table.do({ kind: 'host' }, { type: 'time-up', step: table.state.step })
    expect(table.seenBy('Ana')).toMatchObject({ phase: 'late', lasts: 60, mayClose: true })
  })

  it('LAU-6 the leader may close sooner when only players who are away are missing', () => {
    const table = new Play().pick().handIn('Bob').handIn('Cléo')
    table.present.delete('Dan' as never)
    expect(table.seenBy('Ana').mayClose).toBe(true)
    table.lead({ type: 'close' })
    expect(table.seenBy(undefined)).toMatchObject({ phase: 'desk', takers: ['Bob', 'Cléo'] })
  })

  it('ALL-8 what was sent for an earlier round is not taken for this one', () => {
    const table = new Play().round()
    table.pick()
    const moves = [{ type: 'draft', text: 'x' }, { type: 'hand-in', text: 'x' }, { type: 'take-back' }] as const
    for (const move of moves)
      expect(table.ask('Cléo', { ...move, round: 1 })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
  })

  it('ALL-8 nothing is written before there is a word', () => {
    expect(new Play().ask('Bob', { type: 'draft', round: 1, text: 'Un' })).toMatchObject({ code: 'not-now' })
  })
})

describe('who writes nothing', () => {
  it('LAU-23 takes no part in the round: no stake, no vote, and gives the leader no point', () => {
    const table = new Play().pick().handIn('Bob').handIn('Cléo').letTimePass().lead({ type: 'close' }).readAll()
    expect(table.seenBy(undefined).takers).toEqual(['Bob', 'Cléo'])
    for (const move of [{ type: 'stake', round: 1 }, table.voting('Bob')] as const)
      expect(table.ask('Dan', move)).toMatchObject({ rule: 'LAU-23', code: 'takes-no-part' })
    // Their vote is not waited for either.
    table.vote({ Bob: 'Cléo', Cléo: 'truth' })
    expect(table.phase).toBe('tell')
    expect(table.lead({ type: 'tell' }).points).toEqual({ Ana: 1, Bob: 0, Cléo: 3, Dan: 0 })
  })

  it.each([0, 1])('LAU-23 with %i proposals the round is void: no points, and the role passes', (count) => {
    const table = new Play().pick()
    for (const name of ['Bob', 'Cléo'].slice(0, count)) table.handIn(name)
    table.letTimePass().letTimePass()
    expect(table.phase).toBe('results')
    expect(table.points).toEqual({ Ana: 0, Bob: 0, Cléo: 0, Dan: 0 })
    expect(table.state.last).toMatchObject({ leader: 'Ana', lines: [], stakes: [] })
    expect(table.state.last?.texts.truth).toMatch(/^Ce que/)
    table.letTimePass()
    expect(table.state).toMatchObject({ leader: 'Bob', round: 2, phase: { name: 'draw' } })
  })

  it('LAU-23 two proposals are enough', () => {
    const table = new Play().pick().handIn('Bob').draft('Dan', 'Un oiseau').letTimePass().letTimePass()
    expect(table.phase).toBe('desk')
  })
})
