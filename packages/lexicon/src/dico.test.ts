import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askPlay, askSpelling, readQuestion } from './dico.ts'
import { fold, type Letters } from './letters.ts'
import { loadPlayWords, loadSpelling } from './node.ts'

const play = loadPlayWords()
const spelling = loadSpelling()
const letters = (raw: string) => fold(raw) as Letters

describe('reading a query', () => {
  it.each([
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['chat', 'letters'],
    ['Œ', 'letters'],
    ['abcdefghijklmno', 'letters'],
    ['abcdefghijklmnop', 'too-long'],
    ['a'.repeat(10_000), 'too-long'],
    ['é-'.repeat(5000), 'too-long'],
    ['deux mots', 'not-letters'],
    ['42', 'not-letters'],
    ['🎉', 'not-letters'],
    ['слово', 'not-letters'],
    ['« chat »', 'letters'],
    ['chat.', 'letters'],
    ['cha\u00adt', 'letters'],
    ['<script>', 'not-letters'],
  ])('« %.20s » is read as %s', (raw, kind) => {
    expect(readQuestion(raw).kind).toBe(kind)
  })

  it('no input throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (raw) => {
        const question = readQuestion(raw)
        if (question.kind !== 'letters') return
        askPlay(play, question.letters)
        askSpelling(spelling, question.letters)
      }),
    )
  })
})

describe('WO-30 the dictionary for the box', () => {
  it('WO-30 for a word: whether it is valid, which letters can follow, which words start with it', () => {
    const answer = askPlay(play, letters('châto'))
    expect(answer.isWord).toBe(false)
    expect(answer.next.map(({ letter }) => letter)).toEqual(['I', 'N', 'U', 'Y'])
    expect(answer.next.reduce((sum, { words }) => sum + words, 0)).toBe(answer.longer)
    expect(answer.words).toHaveLength(answer.longer)
    expect(answer.words).toContain('CHATON')
  })

  it('WO-30 common words come before rare ones', () => {
    const { words } = askPlay(play, letters('tabl'))
    expect(words.indexOf('TABLEAU')).toBeLessThan(words.indexOf('TABLATURE'))
    expect(words.indexOf('TABLEAU')).toBeLessThan(words.indexOf('TABLAS'))
    const chat = askPlay(play, letters('chat')).words
    expect(chat.indexOf('CHATEAU')).toBeLessThan(chat.indexOf('CHATIA'))
    const vin = askPlay(play, letters('vin')).words
    expect(vin.indexOf('VINAIGRE')).toBeLessThan(vin.indexOf('VINSSE'))
  })

  it('WO-30 a refused word gets the nearest valid ones', () => {
    expect(askPlay(play, letters('ortographe')).near[0]).toBe('ORTHOGRAPHE')
    expect(askPlay(play, letters('maisno')).near[0]).toBe('MAISON')
    expect(askPlay(play, letters('maison')).near).toEqual([])
  })

  it.each([
    ['apeller', 'APPELER'],
    ['parmis', 'PARMI'],
    ['language', 'LANGAGE'],
    ['acceuil', 'ACCUEIL'],
    ['balade', undefined],
  ])('WO-30 for %s the first suggestion is %s', (typed, meant) => {
    expect(askPlay(play, letters(typed)).near[0]).toBe(meant)
  })
})

describe('MPM-22 the spelling list', () => {
  it.each([
    ['porte-avions', 'porte-avions'],
    ['portesavion', undefined],
    ['paris', 'Paris'],
    ['arc-en-ciel', 'arc-en-ciel'],
    ['ecole', 'école'],
    ['aujourd’hui', 'aujourd’hui'],
    ['Napoléon', 'Napoléon'],
    ['blorpi', undefined],
  ])('MPM-22 %s → %s', (raw, written) => {
    const answer = askSpelling(spelling, letters(raw))
    if (written === undefined) expect(answer.written).toEqual([])
    else expect(answer.written).toContain(written)
  })

  it('MPM-22 half a word is a prefix, not yet unknown', () => {
    expect(askSpelling(spelling, letters('porte-av'))).toMatchObject({ written: [], isBeginning: true })
    expect(askSpelling(spelling, letters('blorpi'))).toMatchObject({ written: [], isBeginning: false })
  })

  it('MPM-22 an unknown word gets the nearest known ones', () => {
    expect(askSpelling(spelling, letters('portavion')).near).toContain('porte-avion')
  })
})
