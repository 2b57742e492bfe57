import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAffixes } from './affixes.ts'
import { expand, parseEntry } from './expand.ts'
import { sourceFiles } from './source-files.ts'

const affixes = parseAffixes(readFileSync(sourceFiles.affixes, 'utf8'))
const lines = readFileSync(sourceFiles.dictionary, 'utf8').split('\n')
/** All forms of all entries with this stem. */
const forms = (stem: string) =>
  new Set(
    lines
      .filter((line) => line === stem || line.startsWith(`${stem}/`))
      .flatMap((line) => [...expand(parseEntry(line), affixes).forms]),
  )

describe('paradigms of dictionary-fr', () => {
  it.each([
    ['aller', 'aller vais va allons irai iront aille allât allé allées'],
    ['finir', 'finir finis finissons finîmes finirait finissent fini finies finissant'],
    ['cheval', 'cheval chevaux'],
    ['œil', 'œil'],
    ['yeux', 'yeux'],
    ['vieux', 'vieux vieil vieille vieilles'],
    ['gramme', 'gramme grammes kilogramme kilogrammes'],
    ['mètre', 'mètre mètres centimètre centimètres'],
    ['jeter', 'jette jetons jettera'],
    ['placer', 'place plaçons plaçait'],
    ['naître', 'naît né naquîmes'],
    ['long', 'longs longue longues'],
    ['travail', 'travaux'],
  ])('%s gives %s', (stem, wanted) => {
    for (const form of wanted.split(' ')) expect([...forms(stem)], form).toContain(form)
  })

  it.each([
    ['cheval', 'chevals chevales'],
    ['vieux', 'vieuxs vieuse'],
    ['jeter', 'jetrons jetera'],
    ['aller', "l'aller d'aller vaille"],
  ])('%s does not give %s', (stem, unwanted) => {
    for (const form of unwanted.split(' ')) expect([...forms(stem)]).not.toContain(form)
  })
})

describe('affix rules', () => {
  const small = parseAffixes(
    [
      'FLAG long',
      'NEEDAFFIX ()',
      'FORBIDDENWORD {}',
      'KEEPCASE ||',
      'PFX Re Y 1',
      'PFX Re 0 re .',
      'PFX No N 1',
      'PFX No 0 non .',
      'PFX Ki Y 2',
      'PFX Ki 0 0/S. .',
      "PFX Ki 0 l' .",
      'SFX S. Y 2',
      'SFX S. 0 s [^sx]',
      'SFX S. al aux/XX al',
    ].join('\n'),
  )
  const made = (line: string) => [...expand(parseEntry(line), small).forms].sort()

  it('a suffix applies where its condition fits', () => {
    expect(made('chat/S.')).toEqual(['chat', 'chats'])
    expect(made('bois/S.')).toEqual(['bois'])
    expect(made('cheval/S.')).toEqual(['cheval', 'chevals', 'chevaux'])
  })
  it('prefix and suffix cross where both allow it', () => {
    expect(made('lu/ReS.')).toEqual(['lu', 'lus', 'relu', 'relus'])
    expect(made('lu/NoS.')).toEqual(['lu', 'lus', 'nonlu'])
  })
  it('a prefix may add a suffix flag, and elisions are left out', () => {
    expect(made('are/Ki')).toEqual(['are', 'ares'])
  })
  it('a stem that needs an affix is not a word, and a forbidden one has no forms', () => {
    expect(made('fini/S.()')).toEqual(['finis'])
    expect(made('fini/S.{}')).toEqual([])
  })
  it('symbols keep their case', () => {
    expect(expand(parseEntry('kg/||'), small).keepsCase).toBe(true)
    expect(expand(parseEntry('kg'), small).keepsCase).toBe(false)
  })
  it('a file with short flags is refused: it would be misread', () => {
    expect(() => parseAffixes('FLAG num')).toThrow('long flags')
  })
})
