import { expect, it } from 'vitest'
import { print } from './print.ts'

const WORD = 'zain, adj.\n: Qui n’a pas un poil blanc.\n- Premier bluff.\n- Deuxième bluff.\n- Troisième bluff.\n'
const CARD = `= ${['', 'a', 'b', 'c'].map((more) => `${more}${WORD}`).join('')}`

it('LAU-4 words on the front, their definitions behind; bluffs nowhere', () => {
  const [part] = print.box(CARD)
  const [card] = part?.cards ?? []
  expect(card?.front).toMatchObject({ kind: 'words' })
  expect(card?.back).toMatchObject({ kind: 'definitions', meanings: [{ word: 'zain' }, {}, {}, {}] })
  expect(card?.alone).toEqual([card?.back])
  expect(JSON.stringify(print.box(`== Boîte 1\n${CARD}== Boîte 2\n${CARD}`))).not.toContain('bluff')
})

it('the box is named on its cards where there are two', () => {
  const boxesIn = (text: string) => print.box(text)[0]?.cards.map(({ front }) => Reflect.get(Object(front), 'box'))
  expect(boxesIn(CARD)).toEqual([undefined])
  expect(boxesIn(`== Boîte 1\n${CARD}== Boîte 2\n${CARD}`)).toEqual([1, 2])
})
