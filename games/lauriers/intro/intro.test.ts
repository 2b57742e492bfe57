import { seatNamed } from '@tablee/game-kit/testing/game-driver.ts'
import { introLaws, sceneOf } from '@tablee/ui/intro/testing/intro-laws.ts'
import { describe, expect, it } from 'vitest'
import { Play } from '../test/driver.ts'
import { setting, tableOf } from '../test/random-play.ts'
import { intro } from './intro.ts'

const table = () => new Play({ names: ['s1', 's2', 's3'] })
const scene = (me?: string) => sceneOf(table(), me === undefined ? me : seatNamed(me))

describe('the intro of Les Lauriers', () => {
  introLaws(intro, setting.map(tableOf))

  it('ALL-11 LAU-5 LAU-6 the leader picks and reads, the others write', () => {
    expect(intro.phone(scene('s1')).title).toBe('Toi, tu choisis le mot.')
    expect(intro.phone(scene('s2')).title).toBe('Écris une fausse définition, puis vote.')
    expect(intro.phone(scene()).title).toBe('Écrivez une fausse définition, puis votez.')
  })

  it('ALL-11 LAU-3 names who leads, and who leads next', () => {
    expect(intro.first(table().seenBy(undefined))).toEqual(['s1'])
    expect(intro.begins(scene('s1')).title).toBe('C’est toi qui mènes.')
    expect(intro.begins(scene('s2'))).toMatchObject({
      title: 'S1 mène.',
      text: expect.stringContaining('À la manche suivante, c’est toi'),
    })
    expect(intro.begins(scene('s3')).text).not.toContain('suivante')
    expect(intro.begins(scene()).text).toContain('La manche suivante est à S2.')
  })
})
