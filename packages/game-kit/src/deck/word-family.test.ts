import { expect, it } from 'vitest'
import { familyWords } from './word-family.ts'

it.each([
  ['chantepleure', 'Manière de chanter qui fait pleurer.', ['chanter', 'pleurer']],
  ['béjaune', 'Oiseau jaune, au bec jaunâtre.', ['jaune']],
  ['lésine', 'Défaut de celui qui lésine.', ['lesine']],
  ['débotté', 'Moment où l’on se débotte.', ['debotte']],
  ['à la brune', 'En sauce brune, à la crème.', ['brune']],
  ['immarcescible', 'Qui a le don d’immarcescibilité.', ['immarcescibilite']],
  ['camarilla', 'Mare où boivent les camarades.', []],
  ['calame', 'Moment de calme, entre deux marées.', []],
])('« %s » is given away by: %s', (headword, text, relatives) => {
  expect(familyWords(headword, text)).toEqual(relatives)
})
