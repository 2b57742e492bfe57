import { expect, it } from 'vitest'
import { passes, readCheck } from './answer-check.ts'

it.each([
  ['plus de 8 lettres', 'ABSURDITE', 'ABSURDES'],
  ['commence par CH', 'CHAT', 'RICHE'],
  ['finit par ION', 'LION', 'LIONNE'],
  ['contient OU', 'LOUP', 'LUMIERE'],
  ['lettre double', 'BALLE', 'BALAI'],
])('a theme checked by « %s » takes %s and not %s', (text, right, wrong) => {
  const check = readCheck(text)
  expect(check && [right, wrong].map((letters) => passes(check, letters))).toEqual([true, false])
})

it.each(['plus de 0 lettres', 'plus de huit lettres', 'contient', 'contient é', 'commence par c', 'rime en A', ''])(
  'knows no check « %s »',
  (text) => expect(readCheck(text)).toBeUndefined(),
)
