import { fold } from '@tablee/lexicon'
import { describe, expect, it } from 'vitest'
import { type Letter, readWord, type Word } from '../game.ts'
import { cardsByPlace, signsOf } from './lettering.ts'

const word = (written: string) => readWord(written, fold) as Word
const card = (letter: string, constraint?: Letter['constraint']): Letter => ({
  id: `${letter} ${constraint}`,
  letter,
  ...(constraint === undefined ? {} : { constraint }),
})
const places = (written: string, ...cards: Letter[]) => {
  const standing = cardsByPlace(word(written), cards)
  return standing && [...standing].map(([at, { letter }]) => `${letter}${at}`).sort()
}

describe('a written word, sign by sign', () => {
  it('ALL-1 shows what was written, and counts letters only', () => {
    expect(signsOf('Œuf-là').map(({ shown, at }) => `${shown}${at ?? ''}`)).toEqual([
      'O0',
      'E1',
      'U2',
      'F3',
      '-',
      'L4',
      'À5',
    ])
  })
})

describe('which letter a card stands for', () => {
  it('KOK-6 each card has a letter of its own', () => {
    expect(places('pelle', card('E'), card('L'))).toEqual(['E1', 'L2'])
    const two = [card('E'), { ...card('E'), id: 'another' }]
    expect(places('pelle', ...two)).toEqual(['E1', 'E4'])
    expect(places('mer', ...two)).toBeUndefined()
  })
  it('KOK-20 a card with a constraint has the place it asks for', () => {
    expect(places('elle', card('E', 'last'), card('E'))).toEqual(['E0', 'E3'])
    expect(places('mer', card('E', 'last'))).toBeUndefined()
    expect(places('mer', card('E', 'second'), card('M', 'first'))).toEqual(['E1', 'M0'])
  })
  it('KOK-19 KOK-20 in one of its words where that can be, else across the whole of it', () => {
    expect(places('planche à voile', card('V', 'first'), card('E'))).toEqual(['E12', 'V8'])
    expect(places('New York', card('Y'), card('W'))).toEqual(['W2', 'Y3'])
    expect(places('New York', card('Y'), card('R'))).toEqual(['R5', 'Y3'])
  })
  it('KOK-20 places of a name count over the whole of it', () => {
    expect(places('New York', card('Y', 'first'))).toBeUndefined()
    expect(places('New York', card('N', 'first'), card('K', 'last'))).toEqual(['K6', 'N0'])
    expect(places('new york', card('Y', 'first'))).toEqual(['Y3'])
  })
})
