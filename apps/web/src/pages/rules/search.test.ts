import { describe, expect, it } from 'vitest'
import { BOOKS } from './book.ts'
import { piecesOf } from './pieces.ts'
import { find, plainly, seenOnScreen } from './search.ts'

const { fr, en } = BOOKS['mot-pour-mot']
const wordOut = BOOKS['word-out']
const { lauriers, kokomots } = BOOKS

describe('searching the rules', () => {
  it('asked nothing, shows all', () => {
    expect(find(fr, '')).toEqual(fr.ids)
    expect(find(fr, ' ! ')).toEqual(fr.ids)
  })
  it.each([
    ['C’est dit', 'MPM-12'],
    ["c'est dit !", 'MPM-12'],
    ['orthographe', 'MPM-20'],
    ['CONTESTER', 'MPM-23'],
    ['sablier', 'MPM-7'],
    ['deja dit', 'MPM-18'],
    ['égalité', 'MPM-27'],
    ['bot', 'ALL-9'],
  ])('« %s » finds %s', (query, id) => {
    expect(find(fr, query)).toContain(id)
  })
  it.each([
    ['Laisser passer', 'WO-22'],
    ['poser et word out', 'WO-9'],
    ['poubelle', 'WO-13'],
    ['piocher', 'WO-7'],
    ['score négatif', 'WO-28'],
    ['Trop tard', 'ALL-8'],
  ])('« %s » finds %s in Word Out!', (query, id) => {
    expect(find(wordOut.fr, query)).toContain(id)
  })
  it.each([
    ['rendre ma copie', 'LAU-6'],
    ['Fusionner', 'LAU-8'],
    ['jumelle', 'LAU-8'],
    ['miser un jeton', 'LAU-10'],
    ['voter pour moi', 'LAU-16'],
    ['Manche blanche', 'LAU-23'],
    ['le meneur est parti', 'LAU-24'],
    ['ex aequo', 'LAU-21'],
  ])('« %s » finds %s in Les Lauriers', (query, id) => {
    expect(find(lauriers.fr, query)).toContain(id)
  })
  it.each([
    ['changer les trois', 'KOK-11'],
    ['J’ai un mot', 'KOK-29'],
    ['dette', 'KOK-42'],
    ['planche à voile', 'KOK-19'],
    ['nemo', 'KOK-27'],
    ['Qui ne dit mot consent', 'KOK-17'],
    ['pluriel', 'KOK-19'],
    ['Pas un mot ne tient', 'KOK-37'],
  ])('« %s » finds %s in Kokomots', (query, id) => {
    expect(find(kokomots.fr, query)).toContain(id)
  })
  it('one game’s page does not know the other’s rules', () => {
    expect(find(wordOut.fr, 'MPM-12')).toEqual([])
    expect(find(wordOut.en, 'captain cactus')).toEqual([])
    expect(find(en, 'uncounterable')).toEqual([])
    expect(find(lauriers.fr, 'WO-9')).toEqual([])
    expect(find(kokomots.fr, 'LAU-6')).toEqual([])
    expect(find(fr, 'fusionner')).toEqual([])
  })
  it('a whole phrase goes before its single words', () => {
    expect(find(fr, 'passer son tour')).toEqual(['MPM-21'])
    expect(find(en, 'skip a turn')).toEqual(['MPM-21'])
  })
  it('an id finds its clause alone, not those that begin or point so', () => {
    expect(find(fr, 'mpm-1')).toEqual(['MPM-1'])
    expect(find(fr, 'Trop tard. (ALL-8)')).toEqual(['ALL-8'])
  })
  it('words in another order are found too; words that are nowhere are not', () => {
    expect(find(fr, 'carte capitaine tire')).toContain('MPM-6')
    expect(find(fr, 'tondeuse')).toEqual([])
  })
  it('folds as people type', () => {
    expect(plainly('  Où ça, Œdipe\u00a0? ')).toBe('ou ca oedipe')
  })
  it('says what on screen answered, when the clause itself does not say it', () => {
    expect(seenOnScreen(fr, 'MPM-3', 'options')).toBe('options')
    expect(seenOnScreen(fr, 'MPM-3', 'colonnes')).toBeUndefined()
    expect(seenOnScreen(fr, 'MPM-3', '')).toBeUndefined()
  })
})

describe('pieces of a clause', () => {
  it('marks what was searched, whatever its accents', () => {
    expect(piecesOf('À l’école, deux écoliers', 'ecol')).toEqual([
      { text: 'À l’', kind: 'plain' },
      { text: 'école', kind: 'found' },
      { text: ', deux ', kind: 'plain' },
      { text: 'écoliers', kind: 'found' },
    ])
  })
  it('finds the ids of other clauses', () => {
    expect(piecesOf('comme en MPM-24.', '')).toEqual([
      { text: 'comme en ', kind: 'plain' },
      { text: 'MPM-24', kind: 'id' },
      { text: '.', kind: 'plain' },
    ])
  })
  it('loses nothing of the text', () => {
    for (const { says } of Object.values(fr.clauses))
      for (const saying of says) {
        const text = typeof saying === 'string' ? saying : saying.says
        expect(
          piecesOf(text, 'le mot tuile')
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }
  })
})
