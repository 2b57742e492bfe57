import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { playScenario, tableAfter } from '../../../packages/rehearsal/src/scenario.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../scenarios/${file}`, import.meta.url), 'utf8'))
const shelf = await loadShelf()

const classe = () => read('mpm-30-classe.json')

describe('a scenario that does not hold', () => {
  it('is told step by step', async () => {
    const file = classe()
    file.steps[0].by = 'Dan'
    expect((await playScenario(file, shelf))[0]).toEqual({ step: 1, what: 'refused: MPM-32 not-your-part' })
    const other = classe()
    other.steps[0].refused = 'MPM-1'
    expect((await playScenario(other, shelf))[0]).toEqual({
      step: 1,
      what: 'accepted, and should have been refused: MPM-1',
    })
    const third = classe()
    third.steps[0].see = { screen: { phase: 'spell', category: null }, Dann: {} }
    third.steps[0].table = { status: 'over', seats: { Dan: { team: 'sel' } } }
    expect((await playScenario(third, shelf)).map(({ what }) => what)).toEqual([
      'see screen.phase: expected "spell", found "read"',
      'see screen.category: expected nothing, found "Something round"',
      'see: nobody called Dann has been at the table',
      'table.status: expected "over", found "playing"',
      'table.seats.Dan.team: expected "sel", found "poivre"',
    ])
  })

  const playing = (...steps: readonly object[]) => ({ ...classe(), steps })
  const ofAnother = { by: 'Dan', move: { type: 'draw' } }

  it.each([
    ['an unknown game', { ...classe(), game: 'chess' }, /no game chess/],
    ['nobody', { ...classe(), seats: [] }, /somebody has to be a person/],
    ['uneven teams', { ...classe(), seats: ['Ana'] }, /too-few-players/],
    [
      'an option that the game does not have',
      { ...classe(), options: { hasClocks: true } },
      /hasClocks true; there are edition/,
    ],
    [
      'a value that an option can’t have',
      { ...classe(), options: { edition: 'gold' } },
      /does not take edition "gold"/,
    ],
    ['a stack that is none', { ...classe(), stack: { cards: 'x' } }, /stack/],
    ['what is no move of a table', playing({ by: 'Ana', tableMove: { type: 'tick' } }), /no move/],
    ['a move by a stranger', playing({ by: 'Zoé', move: { type: 'draw' } }), /nobody called Zoé/],
    ['a stranger who goes', playing({ away: 'Zoé' }), /nobody called Zoé/],
    ['a wait for nothing', { ...playing({ wait: 'deadline' }), options: { hasClock: false } }, /no deadline/],
    ['another code', playing({ ...ofAnother, refused: 'ALL-3' }), /expected ALL-3, found MPM-32 not-your-part/],
    ['another clause', playing({ ...ofAnother, refused: 'ALL-3 not-your-part' }), /found MPM-32 not-your-part/],
  ])('%s: one clear line', async (_, raw, what) => {
    const misses = await playScenario(raw, shelf)
    expect(misses.length).toBe(1)
    expect(misses[0]?.what).toMatch(what)
  })

  it('a refusal may be given by its clause or by its code alone', async () => {
    for (const refused of ['MPM-32', 'not-your-part', 'MPM-32 not-your-part'])
      expect(await playScenario(playing({ ...ofAnother, refused }), shelf)).toEqual([])
  })
})

describe('a step', () => {
  const playing = (...steps: readonly object[]) => ({ ...classe(), steps })
  const draw = { by: 'Ana', move: { type: 'draw' } }

  it('ALL-6 a person who stood up sits again', async () => {
    const file = playing(
      { stand: 'Eve', table: { seats: { Eve: { holder: 'nobody' } } } },
      { by: 'Eve', move: { type: 'draw' }, refused: 'not-seated' },
      { sit: 'Eve', table: { seats: { Eve: { holder: 'person' } } } },
      { by: 'Eve', move: { type: 'draw' }, refused: 'MPM-32 not-your-part' },
    )
    expect(await playScenario(file, shelf)).toEqual([])
  })

  it('of the table has names for seats', async () => {
    const file = playing(
      { by: 'Ana', tableMove: { type: 'host', seat: 'Dan' }, table: { host: 'Dan' } },
      { by: 'Ana', tableMove: { type: 'rename', name: 'Anna' }, table: { seats: { Anna: { isPresent: true } } } },
      { by: 'Dan', tableMove: { type: 'host', seat: 'Anna' }, table: { host: 'Anna' } },
      { sit: 'Zoé', table: { seats: { Zoé: { holder: 'person' } } } },
    )
    expect(await playScenario(file, shelf)).toEqual([])
  })

  it('waits until the next deadline', async () => {
    const file = playing(
      { ...draw, see: { screen: { phase: 'read' } } },
      { wait: 'deadline', see: { screen: { phase: 'spell' } } },
    )
    expect(await playScenario(file, shelf)).toEqual([])
  })

  it('is where a table can be had: its views, its shelf and its log so far', async () => {
    const { table, decisions } = await tableAfter(classe(), shelf, 1)
    expect(table.seenBy('Ana').play?.view).toMatchObject({ phase: 'read' })
    expect(table.seenBy(undefined).me).toBeUndefined()
    expect(decisions.at(-1)?.move).toEqual({ type: 'play', move: { type: 'draw' } })
    const whole = await tableAfter(classe(), shelf)
    expect(whole.decisions.length).toBeGreaterThan(decisions.length)
    await expect(tableAfter(playing({ ...draw, refused: 'MPM-1' }), shelf)).rejects.toThrow(/^step 1: accepted/)
  })
})
