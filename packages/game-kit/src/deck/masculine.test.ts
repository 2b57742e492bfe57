import { fold, spellings } from '@tablee/lexicon'
import { loadSpelling } from '@tablee/lexicon/node'
import { expect, it } from 'vitest'
import { masculineOnly } from './masculine.ts'

const list = loadSpelling()
const isSpelled = (word: string) => {
  const letters = fold(word)
  return letters !== undefined && spellings(list, letters).includes(word)
}

it.each([
  ['Un acteur', 'acteur'],
  ['Ce que fait un boulanger (un verbe)', 'boulanger'],
  ['Un objet de sorcier ou de l’infirmier', 'infirmier'],
  ['Les musiciens célèbres', 'musicien'],
  ['Un danseur', 'danseur'],
  ['Un héros de roman', 'héros'],
  ['Quelque chose que possède un roi', 'roi'],
])('« %s » leaves women out', (category, noun) => {
  expect(masculineOnly(category, isSpelled)).toBe(noun)
})

it.each([
  'Un métier du spectacle',
  'Une actrice ou un acteur',
  'Une habitante ou un habitant d’un pays',
  'Quelqu’un qui travaille la nuit',
  'Un adjectif pour un chien ou un chat',
  'Un mot venu de l’italien',
  'Une couleur',
  'Quelque chose de léger',
  'Quelque chose qui coûte cher',
  'Un métier ou un rang d’autrefois',
  'Une pièce de moteur',
])('« %s » does not', (category) => {
  expect(masculineOnly(category, isSpelled)).toBeUndefined()
})
