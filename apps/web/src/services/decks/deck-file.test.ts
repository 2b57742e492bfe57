import { LARGEST_OWN_DECK } from '@tablee/game-kit/deck/own-deck.ts'
import { describe, expect, it } from 'vitest'
import { readDeckBytes, readDeckFile } from './deck-file.ts'
import { loadDeckGames } from './deck-games.ts'
import { writtenName } from './deck-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const GAMES = await loadDeckGames()
const [FIRST] = GAMES.map(writtenName)
const DECK = `# ${FIRST} : La forêt\n= Un arbre\nchêne, hêtre\n`
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])

describe('a file that is to be a deck', () => {
  it('is read, with or without a mark of its encoding', () => {
    expect(readDeckBytes(utf8(DECK))).toEqual({ text: DECK })
    expect(readDeckBytes(utf8(`\ufeff${DECK}`))).toEqual({ text: DECK })
    expect(readDeckBytes(utf8(DECK.replaceAll('\n', '\r\n')))).toEqual({ text: DECK })
    const wide = new Uint8Array(Uint16Array.from(`\ufeff${DECK}`, (letter) => letter.charCodeAt(0)).buffer)
    expect(readDeckBytes(wide)).toEqual({ text: DECK })
  })
  it.each([
    ['a picture', PNG, 'not-text'],
    ['nothing', new Uint8Array(), 'empty'],
    ['blanks', utf8(' \n\n'), 'empty'],
    ['accents of an old encoding', Uint8Array.from([0x3d, 0x20, 0x66, 0x6f, 0x72, 0xea, 0x74]), 'not-utf-8'],
    ['control characters', utf8('= Un\u0007 arbre'), 'not-text'],
    ['what no log could hold', utf8('= Un\u000b arbre'), 'not-text'],
    ['more than a deck', new Uint8Array(LARGEST_OWN_DECK + 1).fill(0x3d), 'too-large'],
  ])('%s is refused with its reason', (_, bytes, trouble) => {
    expect(readDeckBytes(bytes)).toEqual({ trouble })
  })
  it('a deck with faults is taken: its lines tell them', () => {
    expect(readDeckBytes(utf8('= Un arbre\n= Un arbre'))).toEqual({ text: '= Un arbre\n= Un arbre' })
  })
  it('a list of plain lines is a deck of the first game that takes lines, under the file’s name', async () => {
    const file = new File(['- Un fruit\r\n\r\n2. Un métier\r\n'], 'La_classe de 6e.B.txt')
    expect(await readDeckFile(GAMES, file)).toEqual({
      text: `# ${FIRST}\u00a0: La classe de 6e.B\n\n= Un fruit\n\n= Un métier\n`,
    })
    expect(await readDeckFile(GAMES, new File([DECK], 'autre.txt'))).toEqual({ text: DECK })
  })
  it('a huge file is not even opened', async () => {
    const huge = new File([], 'film.txt')
    Object.defineProperty(huge, 'size', { value: 2 ** 40 })
    expect(await readDeckFile(GAMES, huge)).toEqual({ trouble: 'too-large' })
  })
})
