import { expect, it } from 'vitest'
import { CONSTRAINTS } from '../deck/letters.ts'
import { print } from './print.ts'

it('KOK-1 KOK-22 110 letters, five of each constraint', () => {
  const [, letters] = print.box('')
  expect(letters?.cards).toHaveLength(110)
  for (const constraint of CONSTRAINTS)
    expect(
      letters?.cards.map(({ front }) => front).filter((card) => Reflect.get(Object(card), 'constraint') === constraint),
    ).toHaveLength(5)
})
