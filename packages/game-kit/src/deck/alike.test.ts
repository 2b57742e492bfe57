import { expect, it } from 'vitest'
import { findAlike, likenesses } from './alike.ts'
import { parseCategoryCards } from './sides.ts'

const sidesOf = (text: string) => parseCategoryCards(text).cards.flatMap(({ front, back }) => [front, back])

it('counts what two sides share by the longer list: a part of a whole is not the same question', () => {
  const [found] = likenesses(sidesOf('= Un pays\nMali*, Chine*, Cuba*, Pérou*\n/ Un pays d’Afrique\nMali*\n'))
  expect(found).toMatchObject({ shared: 25, isSaidAlike: false })
})

it('finds the earlier side that is most like each', () => {
  const sides = sidesOf(
    '= Un fruit\nkiwi, pomme\n/ Une baie\nmûre, kiwi\n= Un dessert\npomme, mûre, kiwi\n/ Un jeu\noie\n',
  )
  const pairs = likenesses(sides).map(({ side, earlier, shared }) => [side.category, earlier.category, shared])
  expect(pairs.slice(0, 2)).toEqual([
    ['Une baie', 'Un fruit', 50],
    ['Un dessert', 'Un fruit', 200 / 3],
  ])
})

it.each([
  ['Quelque chose de vert', 'Des choses vertes'],
  ['Ce qu’on fait au jardin', 'Quelque chose qu’on fait dans un jardin'],
])('« %s » and « %s » say the same, whatever their answers', (front, back) => {
  const faults = findAlike(sidesOf(`= ${front}\nkiwi\n/ ${back}\npomme\n`), 50)
  expect(faults).toEqual([{ line: 3, code: 'themes-alike', about: `${back}, ${front}` }])
})

it.each([
  ['Un mot de la musique', 'Un mot de la danse'],
  ['Un fruit', 'Un légume'],
])('« %s » and « %s » do not', (front, back) => {
  expect(findAlike(sidesOf(`= ${front}\nkiwi\n/ ${back}\npomme\n`), 50)).toEqual([])
})
