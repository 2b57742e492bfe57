import { expect, it } from 'vitest'
import { checkBoxes } from './boxes.ts'
import { KINDS, parseDefinitionCards } from './parse.ts'

const word = (nth: number, text = 'Objet') => `mot${nth}, ${KINDS[nth % KINDS.length]}\n: ${text}.\n- A.\n- B.\n- C.\n`
const box = (cards: number, from: number, text?: string) =>
  `== Boîte\n${Array.from({ length: cards }, (_, nth) => `= ${[0, 1, 2, 3].map((at) => word(4 * (from + nth) + at, text)).join('\n')}`).join('\n')}`
const faultsOf = (text: string) =>
  checkBoxes(parseDefinitionCards(text).cards).map(({ code, about }) => `${code} ${about}`)

it('LAU-4 two boxes of 129 cards, with every part of speech', () => {
  expect(faultsOf(`${box(129, 0)}\n${box(129, 129)}`)).toEqual([])
  expect(faultsOf(`${box(130, 0)}\n${box(128, 130)}`)).toEqual(['box-too-small 2'])
  const withoutAdverbs = `${box(129, 0)}\n${box(129, 129)}`.replace(/, adv\./g, ', adj.')
  expect(faultsOf(withoutAdverbs)).toEqual(['kind-missing adv.'])
})

it('a few words of chemistry are welcome, a series of them is not', () => {
  const series = (cards: number) => `${box(cards, 0, 'Composé chimique')}\n`
  expect(faultsOf(series(1)).filter((fault) => fault.startsWith('words-in-series'))).toEqual([])
  expect(faultsOf(series(2)).filter((fault) => fault.startsWith('words-in-series'))).toHaveLength(3)
  expect(faultsOf(box(2, 0, 'Fourneau des alchimistes')).filter((fault) => fault.startsWith('words-in'))).toEqual([])
})
