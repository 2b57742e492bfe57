import { describe, expect, it } from 'vitest'
import { Play } from './driver.ts'

describe('secrecy', () => {
  it('LAU-11 LAU-24 two tables where another of two absent people has not voted look alike, the moment it goes on included', () => {
    const [one, two] = ['Bob', 'Cléo'].map((missing) => {
      const table = new Play().write().readAll().leave('Bob').advance(3000).leave('Cléo')
      const views = ['Ana', 'Dan', undefined]
      const look = () => views.map((name) => JSON.stringify(table.seenBy(name)))
      table.vote({ [missing === 'Bob' ? 'Cléo' : 'Bob']: 'truth' })
      const before = look()
      table.vote({ Dan: 'truth' })
      expect(table.seenBy('Ana')).toMatchObject({ voted: 2, without: { seats: [], at: table.now + 20_000 } })
      return [before, look()]
    })
    expect(one).toEqual(two)
  })

  it('LAU-9 LAU-11 two tables where others wrote and voted the other way round look alike, move by move, until the results', () => {
    const texts = ['Oiseau de mer', 'Étoffe de laine légère, tissée à la main dans les montagnes du Nord']
    const tables = [texts, [...texts].reverse()].map(([bob = '', cleo = '']) => {
      const table = new Play().pick()
      const views: string[] = []
      const look = () => views.push(...['Dan', undefined].map((name) => JSON.stringify(table.seenBy(name))))
      const bit = (text: string) => text.slice(0, 5)
      for (const act of [
        () => table.draft('Bob', bit(bob)).draft('Cléo', bit(cleo)),
        () => table.handIn('Bob', bob).handIn('Cléo', cleo),
        () => table.handIn('Dan'),
        // The leader reads them by their words, so that both tables hear the same.
        () =>
          table.lead({
            type: 'arrange',
            lines: [...table.lines].sort((a, b) => (a.wording < b.wording ? -1 : 1)),
          }),
        () => table.lead({ type: 'publish' }),
        () => table.readAll(),
        () => table.vote(bob < cleo ? { Bob: 'Dan' } : { Cléo: 'truth' }),
        () => table.vote({ Bob: 'truth', Cléo: 'Dan', Dan: 'truth' }),
      ]) {
        act()
        look()
      }
      return { table, views }
    })
    const [one, two] = tables
    expect(one?.views).toEqual(two?.views)
    for (const { table } of tables) table.lead({ type: 'tell' })
    expect(one?.table.seenBy('Dan')).not.toEqual(two?.table.seenBy('Dan'))
  })

  it('LAU-9 untouched, the place of a text says nothing about who wrote it, nor which is the true one', () => {
    const places: Record<string, number[]> = { truth: [0, 0, 0, 0], Bob: [0, 0, 0, 0], Dan: [0, 0, 0, 0] }
    for (let nth = 0; nth < 800; nth++) {
      const table = new Play({ seed: `place ${nth}` }).write()
      for (const [source, counts] of Object.entries(places)) {
        const at = table.placeOf(source)
        counts[at] = (counts[at] ?? 0) + 1
      }
    }
    // Of 800, 200 each; five standard deviations are 61.
    for (const count of Object.values(places).flat()) expect(Math.abs(count - 200)).toBeLessThan(61)
  })

  it('LAU-7 the leader’s own view does change with what was written, once the writing is closed', () => {
    const [one, two] = ['Oiseau', 'Poisson'].map((Bob) => new Play().write({ Bob }).seenBy('Ana'))
    expect(one).not.toEqual(two)
  })
})
