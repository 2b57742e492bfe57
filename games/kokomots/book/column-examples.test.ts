import { expect, it } from 'vitest'
import { COLUMN_EXAMPLES, type ColumnExample, sumOf } from './column-examples.ts'

const examples = Object.values(COLUMN_EXAMPLES)
const plain = (word: string) => word.normalize('NFD').replace(/[^A-Z]/g, '')
const takenOf = ({ hand, columns }: ColumnExample) =>
  [...hand, ...columns.flatMap((column) => column.letters)].filter(({ isTaken }) => isTaken)

it.each(examples)('KOK-6 KOK-9 $word takes of the hand and of its own column, and only what it has', (example) => {
  let left = plain(example.word)
  for (const { letter } of takenOf(example)) {
    expect(left).toContain(letter)
    left = left.replace(letter, '')
  }
  const [own, ...others] = example.columns
  expect(example.hand.some(({ isTaken }) => isTaken)).toBe(true)
  expect(own?.letters.some(({ isTaken }) => isTaken)).toBe(true)
  expect(others.flatMap(({ letters }) => letters).some(({ isTaken }) => isTaken)).toBe(false)
})

it('KOK-24 KOK-27 points are shown as they are counted', () => {
  expect(examples.map(sumOf)).toEqual(['3 + 1 = 4', '4 + 1 + 3 = 8'])
})
