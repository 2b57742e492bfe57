import { titlePart } from '@tablee/ui/deck/title-part.ts'
import { expect, it } from 'vitest'
import { print } from './print.ts'

it('MPM-4 each category is on a side of its card, with the number of the card', () => {
  const [part] = print.box('= Un fruit\npomme\n/ Un métier\njuge\n')
  expect(part?.cards).toEqual([
    {
      front: { text: 'Un fruit', number: 1, side: 'front' },
      back: { text: 'Un métier', number: 1, side: 'back' },
      alone: [
        { text: 'Un fruit', number: 1, side: 'front' },
        { text: 'Un métier', number: 1, side: 'back' },
      ],
      box: 1,
    },
  ])
})

it('a card with the same on both sides is printed once when paper has one side', () => {
  const side = { line: 3, category: 'Catégorie 3' }
  const [card] = titlePart([{ front: side, back: side }]).cards
  expect(card?.alone).toHaveLength(1)
  expect(card?.back).toMatchObject({ text: 'Catégorie 3', side: 'back' })
})
