import { describe, expect, it } from 'vitest'
import { readScenario } from './scenario-file.ts'

const scenario = (part: object) => ({ game: 'any', seats: ['Ana', 'Bob'], steps: [], ...part })
const step = (part: object) => scenario({ steps: [{ wait: 1 }, part] })

describe('reading a scenario', () => {
  it('takes seats as names, or with a team, a captain or a bot', () => {
    const seats = ['Ana', { name: 'Robo', bot: 'sharp' }, { name: 'Bob', team: 'sel', isCaptain: true }]
    expect(readScenario(scenario({ seats }))).toMatchObject({ seats: [{ name: 'Ana' }, ...seats.slice(1)] })
  })

  it.each([
    ['no object', null, 'Expected Object'],
    ['a seat that is none', scenario({ seats: [7] }), 'seats.0: '],
    ['an unknown key', scenario({ cheat: true }), 'unknown key "cheat": there are title, game,'],
    [
      'an unknown key of a seat',
      scenario({ seats: [{ name: 'Ana', age: 7, bot: 'sharp' }] }),
      'unknown key "seats.0.age"',
    ],
    ['no steps', { game: 'any', seats: [] }, 'steps: missing'],
    ['a name twice', scenario({ seats: ['Ana', 'Ana'] }), 'seats: each name once'],
    ['a seat called like the screen', scenario({ seats: ['screen'] }), 'seats.0.name: "screen" is the shared screen'],
    ['a seat called like an id', scenario({ seats: ['s1'] }), 'seats.0.name: a name must not look like the id'],
    ['a bot of no level', scenario({ seats: [{ name: 'Ana', bot: 'genius' }] }), 'seats.0.bot'],
    ['options that are a list', scenario({ options: [] }), 'options: an object'],
  ])('%s: one clear line about the set-up', (_, raw, what) => {
    expect(readScenario(raw)).toEqual([{ step: 0, what: expect.stringContaining(what) }])
  })

  it.each([
    ['an unknown key', { wait: 1, hope: 1 }, 'unknown key "hope": there are by, move,'],
    ['nothing to do', { see: {} }, 'a step does exactly one thing'],
    ['two things to do', { wait: 1, away: 'Ana' }, 'a step does exactly one thing'],
    ['a move by nobody', { move: {} }, '"by" belongs to "move"'],
    ['somebody who waits', { by: 'Ana', wait: 1 }, '"by" belongs to "move"'],
    ['a wait in milliseconds', { wait: 20000 }, 'wait: seconds from 0 to 3600, or "deadline"'],
    ['a refusal without a word', { wait: 1, refused: '' }, 'refused: the clause, the code or both'],
    ['the id of a seat in a view', { wait: 1, see: { Ana: { scores: { s2: 1 } } } }, 'see.Ana: s2: write the name'],
    ['the id of a seat in a move', { by: 'Ana', move: { to: ['s1'] } }, 'move: s1: write the name'],
    ['the id of a seat at the table', { wait: 1, table: { host: 's1' } }, 'table: s1: write the name'],
  ])('%s: one clear line about the step', (_, part, what) => {
    expect(readScenario(step(part))).toEqual([{ step: 2, what: expect.stringContaining(what) }])
  })

  it.each([
    ['views of the whole table', step({ wait: 1, see: [{ view: {} }] })],
    ['refusals as objects', step({ wait: 1, refused: { rule: 'ALL-8' } })],
    ['moves of the table', step({ by: 'Ana', table: { type: 'pause' } })],
    ['seats as objects', scenario({ seats: [{ name: 'Ana' }] })],
  ])('of the former format, %s: tells what to change', (_, raw) => {
    expect(readScenario(raw)).toEqual([{ step: 0, what: expect.stringContaining('former format') }])
  })
})
