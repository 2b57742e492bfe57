import { seatNamed } from '@tablee/game-kit/testing/game-driver.ts'
import { introLaws, introName, sceneOf } from '@tablee/ui/intro/testing/intro-laws.ts'
import { describe, expect, it } from 'vitest'
import { Table } from '../test/driver.ts'
import { setting, tableOf } from '../test/random-play.ts'
import { intro } from './intro.ts'

const begins = (table: Table, me?: string) => intro.begins(sceneOf(table, me === undefined ? me : seatNamed(me)))

describe('the intro of Dix lettres', () => {
  introLaws(intro, setting.map(tableOf))

  it('ALL-11 DIX-4 names who calls first, and who calls next', () => {
    const table = new Table({ players: 3 })
    expect(intro.first(table.seenBy(undefined))).toEqual(['A'])
    expect(begins(table)).toMatchObject({
      title: `${introName('A')} appelle les lettres.`,
      text: expect.stringContaining(`c’est à ${introName('B')}`),
    })
    expect(begins(table, 'A').title).toBe('Tu appelles les lettres.')
    expect(begins(table, 'B').text).toContain('c’est à toi')
    expect(begins(table, 'C').text).toContain('Cherche')
  })

  it('ALL-11 DIX-4 nobody begins where the machine draws', () => {
    const table = new Table({ draw: 'machine' })
    expect(intro.first(table.seenBy(undefined))).toEqual([])
    expect(begins(table, 'A').title).toBe('La machine tire les dix lettres.')
  })

  it('ALL-11 DIX-10 DIX-11 tells whether all words score, or the longest alone', () => {
    const goal = (scoring: 'longest' | 'everybody') => intro.goal(sceneOf(new Table({ scoring }), undefined)).text
    expect(goal('longest')).not.toBe(goal('everybody'))
  })
})
