import { describe, expect, it } from 'vitest'
import { parseAffixes } from './affixes.ts'
import { expand, parseEntry } from './expand.ts'
import { playList } from './play-list.ts'
import { spellingList } from './spelling-list.ts'

const affixes = parseAffixes('FLAG long\nKEEPCASE ||\nPFX Um Y 1\nPFX Um 0 yotta/S. .\nSFX S. Y 1\nSFX S. 0 s [^s]')
const sources = (entries: string[], rest: { reformed?: string[]; additions?: string; refusals?: string } = {}) => ({
  affixes,
  paradigms: entries.map((entry) => expand(parseEntry(entry), affixes)),
  reformed: rest.reformed ?? [],
  additions: rest.additions ?? '',
  refusals: rest.refusals ?? '',
})
const played = (...given: Parameters<typeof sources>) => [...playList(sources(...given))].sort()

describe('WO-6 the play list', () => {
  it('WO-6 contains conjugated and plural forms, without accents', () => {
    expect(played(['été/S.'])).toEqual(['ETE', 'ETES'])
  })
  it('WO-6 contains no proper noun, compound, elision or symbol', () => {
    expect(played(['Paris', 'porte-clés', "aujourd'hui", 'kWh', 'ha/||'])).toEqual([])
  })
  it('contains words of 2 to 15 letters, counted after folding', () => {
    expect(played(['a', 'œ', 'abcdefghijklmno', 'abcdefghijklmnop'])).toEqual(['ABCDEFGHIJKLMNO', 'OE'])
  })
  it('contains a word without a vowel only if it was added by hand', () => {
    expect(played(['brrr', 'hmm'], { additions: 'hmm' })).toEqual(['HMM'])
  })
  it('leaves out multiples of units, from every source', () => {
    expect(played(['gramme/S.Um'], { reformed: ['yottagramme'] })).toEqual(['GRAMME', 'GRAMMES'])
  })
  it('contains the forms of the 1990 reform, except those that the dictionary has as another word', () => {
    expect(played(['nénuphar', 'ha/||'], { reformed: ['nénufar', 'ha'] })).toEqual(['NENUFAR', 'NENUPHAR'])
  })
  it('accepts additions with flags, and skips comments and reasons', () => {
    expect(played([], { additions: '# remark\n## reason\nwok/S. yo\n' })).toEqual(['WOK', 'WOKS', 'YO'])
  })
  it('refuses an entry with all its forms, or just these letters', () => {
    expect(played(['etc/S.', 'nu/S.'], { refusals: '## why\netc NUS' })).toEqual(['NU'])
  })
  it('refuses the reformed spellings of a refused entry too', () => {
    expect(played(['forké', 'nénuphar'], { reformed: ['forkè', 'nénufar'], refusals: 'forké' })).toEqual([
      'NENUFAR',
      'NENUPHAR',
    ])
  })
  it('refuses an entry, but not its homographs', () => {
    expect(played(['av', 'avs', 'avé/S.'], { refusals: 'av' })).toEqual(['AVE', 'AVES', 'AVS'])
  })
})

describe('the spelling list', () => {
  it('MPM-15 MPM-16 keeps compounds and proper nouns as written, and drops symbols and other scripts', () => {
    const list = spellingList(
      sources([
        'Paris',
        'porte-clé/S.',
        "aujourd'hui",
        'kWh/||',
        'C₄I₂',
        'Ω',
        '1er',
        'Øresund',
        'Mᵐᵉ',
        'XVIe',
        'chantè',
      ]),
    )
    expect([...list].sort()).toEqual(['Paris', 'aujourd’hui', 'porte-clé', 'porte-clés'])
  })
  it('a word that is refused in the play list can still be spelled', () => {
    expect([...spellingList(sources(['etc'], { refusals: 'etc' }))]).toEqual(['etc'])
  })
})
