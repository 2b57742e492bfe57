import { fold } from '@tablee/lexicon'
import { describe, expect, it } from 'vitest'
import { chooseCards } from '../bots/choice.ts'
import { type Letter, readWord } from '../game.ts'
import { placing } from '../rules/claims/constraints.ts'
import { hintFor, spellingOf } from '../rules/claims/hints.ts'
import { Play } from './driver.ts'
import { cardsFrom, shortOf } from './stacked-table.ts'

const letters = (shorts: string): Letter[] => {
  const play = new Play({ stack: { hands: { Ana: shorts }, columns: [] } })
  return [...(play.state.hands['Ana' as keyof typeof play.state.hands] ?? [])]
}
const word = (written: string) => {
  const read = readWord(written, fold)
  if (read === undefined) throw new Error(`no word: ${written}`)
  return read
}
const placed = (written: string, shorts: string) => placing(word(written), letters(shorts))

it('a word is kept without what nobody sees, or turns it around', () => {
  expect(word('\u202enew\u2066  yo\u200brk ')).toMatchObject({ written: 'new york', whole: 'NEWYORK' })
})

describe('several words', () => {
  it.each([
    ['planche à voile', 'P C H', 'within'],
    ['planche à voile', 'V O', 'within'],
    ['planche à voile', 'P V', 'across'],
    ['New York', 'E R O', 'across'],
    ['New York', 'R O', 'within'],
    ['porte-drapeau', 'P D', 'within'],
    ['l’eau', 'L E', 'within'],
  ])('KOK-19 « %s » with %s: all from one of its words, or across; compounds are one', (written, shorts, expected) => {
    expect(placed(written, shorts)).toBe(expected)
  })

  it('KOK-19 the judge is told when letters come from several words, and decides', () => {
    const play = new Play({ stack: { hands: { Ana: 'P V O' }, columns: ['Mer: E / L'] } })
    play.claim('Ana', 'planche à voile', 'Mer', 'P / E')
    expect(play.seenBy('Cléo').claims?.[0]?.isAcross).toBe(false)
    play.refuse('Cléo').claim('Ana', 'planches à voile', 'Mer', 'P V / E')
    expect(play.seenBy('Cléo').claims?.[0]?.isAcross).toBe(true)
    expect(play.seenBy('Bob').claims?.[0]?.isAcross).toBeUndefined()
    expect(play.refuse('Cléo', 'across-words').pile('Ana')).toBe('||')
  })

  it.each([
    ['planche à voile', 'V^ O', 'in-part'],
    ['planche à voile', 'P^ C', 'within'],
    ['planche à voile', 'V^ P', 'constraint-broken'],
    ['planche à voile', 'P^ V', 'across'],
    ['planche à voile', 'V P P', 'not-in-word'],
    ['New York', 'Y^ O2', 'constraint-broken'],
    ['New York', 'Y^ K$', 'constraint-broken'],
    ['New York', 'Y^ E', 'constraint-broken'],
    ['New York', 'N^ K$', 'across'],
    ['New York', 'N^ E2', 'within'],
    ['New York', 'O K$', 'within'],
    ['Rio de Janeiro', 'J^ A', 'constraint-broken'],
    ['new york', 'Y^ O2', 'in-part'],
    ['new york', 'N^ K$', 'across'],
  ])(
    'KOK-20 « %s » with %s: places of a name count over the whole of it, else over the one word the letters come from: %s',
    (written, shorts, expected) => {
      expect(placed(written, shorts)).toBe(expected)
    },
  )

  it('KOK-20 the judge is told when a place was counted in one of several words: « new york » may be a name', () => {
    const told = (written: string, shorts: string) => {
      const play = new Play({ stack: { hands: { Ana: 'Y^ N^ S' }, columns: ['Ville: O / K'] } })
      const refused = play.ask('Ana', play.claiming('Ana', written, 'Ville', shorts))
      return refused?.code ?? ['Cléo', 'Bob', undefined].map((name) => play.seenBy(name).claims?.[0]?.isInPart)
    }
    expect(told('new york', 'Y^ / O K')).toEqual([true, undefined, undefined])
    expect(told('new york', 'N^ / O')).toEqual([false, undefined, undefined])
    expect(told('New York', 'Y^ / O K')).toBe('constraint-broken')
  })
})

describe('constraints', () => {
  it.each([
    ['C^', 'coquillage'],
    ['O2', 'coquillage'],
    ['E$', 'coquillage'],
    ['C^ O2 E$', 'coquillage'],
    ['E^', 'Évian'],
    ['E2', 'Œuf'],
    ['P^ U$', 'porte-drapeau'],
  ])('KOK-20 %s fits « %s »: first, second and last count over the letters alone', (shorts, written) => {
    expect(placed(written, shorts)).toBe('within')
  })

  it.each([
    ['O^', 'coquillage'],
    ['C2', 'coquillage'],
    ['G$', 'coquillage'],
    ['O2', 'Œuf'],
  ])('KOK-20 %s does not fit « %s »', (shorts, written) => {
    expect(placed(written, shorts)).toBe('constraint-broken')
  })

  it('KOK-20 at most one card of each of the three in a word; spelling cards as many as there are', () => {
    expect(placed('coco', 'C^ C^')).toBe('constraint-twice')
    expect(placed('anon', 'N$ N$')).toBe('constraint-twice')
    expect(placed('coco', 'C* O* C^')).toBe('within')
  })

  it('KOK-6 KOK-20 a bound card is an occurrence too, and two cannot stand for one place', () => {
    expect(placed('or', 'R2 R$')).toBe('not-in-word')
    expect(placed('ée', 'E2 E$')).toBe('constraint-broken')
    expect(placed('été', 'E^ E$')).toBe('within')
    expect(placed('été', 'E^ E')).toBe('within')
    expect(placed('épi', 'E^ E')).toBe('not-in-word')
  })

  it('KOK-20 the refusal names the rule', () => {
    const play = new Play({ stack: { hands: { Ana: 'E$ R^ R^' }, columns: ['Mer: E / L'] } })
    const ask = (written: string, shorts: string) => play.ask('Ana', play.claiming('Ana', written, 'Mer', shorts))
    expect(ask('rames', 'E$ / E')).toMatchObject({ code: 'not-in-word' })
    expect(ask('régates', 'E$ / E')).toMatchObject({ rule: 'KOK-20', code: 'constraint-broken' })
    expect(ask('rorqual et', 'R^ R^ / E')).toMatchObject({ rule: 'KOK-20', code: 'constraint-twice' })
    expect(ask('regatte', 'E$ R^ / E')).toBeUndefined()
  })
})

describe('spelling', () => {
  const STACK = { hands: { Ana: 'R* E S*', Bob: 'A T U' }, columns: ['Ville: O / P', 'Mer: E / L', 'Pays: I'] }
  const table = () => new Play({ stack: STACK })
  const rome = (play = table()) => play.claim('Ana', 'Rome', 'Ville', 'R* / O')

  it('KOK-21 the word is spelled before the judge rules; then silence is consent', () => {
    const play = rome()
    expect(play.last.stage).toBe('spelling')
    expect(play.ask('Cléo', { type: 'accept', claim: 1 })).toEqual({ rule: 'KOK-21', code: 'spelled-first' })
    expect(play.spell('Ana', 'ROM').last.stage).toBe('spelling')
    expect(play.spell('Ana', 'E').last).toMatchObject({ stage: 'judging', wait: { endsAt: play.now + 6000 } })
    expect(play.wait(6).pile('Ana')).toBe('R* O|Ville|')
  })

  it('KOK-21 a slip, and the cards go back; there is no going back a letter', () => {
    const play = rome().spell('Ana', 'ROE')
    expect([play.state.claims, play.pile('Ana'), play.hand('Ana'), play.told.at(-1)]).toEqual([
      [],
      '||',
      'R* E S*',
      'word-slipped',
    ])
  })

  it('KOK-21 not finished 15 s after the announcement is a slip, however far it was', () => {
    const play = rome().wait(14).spell('Ana', 'ROM').wait(1)
    expect([play.told.at(-1), play.pile('Ana')]).toEqual(['word-slipped', '||'])
    expect(play.state.told.at(-1)).toMatchObject({ isTimeUp: true })
    expect(rome().spell('Ana', 'ROE').state.told.at(-1)).not.toHaveProperty('isTimeUp')
  })

  it('KOK-21 if time runs out meanwhile the player may finish', () => {
    const play = rome(table().wait(44)).wait(5)
    expect(play.active).toBe('Bob')
    expect(play.spell('Ana', 'ROME').accept('Cléo').pile('Ana')).toBe('R* O|Ville|')
  })

  it('KOK-21 several such cards: spelled once', () => {
    const play = table().claim('Ana', 'sirène', 'Mer', 'R* S* / E').spell('Ana', 'SIRENE').accept('Cléo')
    expect(play.pile('Ana')).toBe('R* S* E|Mer|')
  })

  it('KOK-21 what was typed is hidden: others see that it is spelled, not how far', () => {
    const play = rome()
    const before = ['Bob', 'Cléo', undefined].map((name) => JSON.stringify(play.seenBy(name)))
    play.spell('Ana', 'RO')
    expect(['Bob', 'Cléo', undefined].map((name) => JSON.stringify(play.seenBy(name)))).toEqual(before)
    expect(play.seenBy('Ana').claims?.[0]).toMatchObject({ typed: 2, word: 'Rome' })
    expect(play.seenBy('Cléo').claims?.[0]?.word).toBe('Rome')
    expect(play.seenBy(undefined).claims?.[0]?.word).toBeUndefined()
  })

  it('KOK-21 letters typed on after a slip change nothing, and are no fault', () => {
    const play = rome().spell('Ana', 'RX')
    const { state } = play
    expect(play.ask('Ana', { type: 'spell', claim: 1, letter: 'M' })).toBeUndefined()
    expect(play.state).toBe(state)
    expect(play.ask('Ana', { type: 'spell', claim: 2, letter: 'M' })).toMatchObject({ code: 'nothing-to-spell' })
  })

  it('KOK-21 nobody else spells it, and nothing is spelled twice', () => {
    const play = rome()
    const refused = { rule: 'KOK-21', code: 'nothing-to-spell' }
    expect(play.ask('Bob', { type: 'spell', claim: 1, letter: 'R' })).toEqual(refused)
    expect(play.spell('Ana', 'ROME').ask('Ana', { type: 'spell', claim: 1, letter: 'E' })).toEqual(refused)
  })
})

describe('the best cards', () => {
  const best = (written: string, own: string, column: string) => {
    const choice = chooseCards(word(written), letters(own), letters(column))
    return choice && `${choice.cards.map(shortOf).join(' ')} = ${choice.points}`
  }

  it.each([
    ['coquillage', 'C^ O I', 'Q L', 'C^ O I Q L = 7'],
    ['coquillage', 'C^ C O', 'L L', 'C^ O L L = 6'],
    ['coquillage', 'C2 O Z', 'L Z', 'O L = 3'],
    ['coquillage', 'Z Z Z', 'L L', undefined],
    ['coquillage', 'C O I', 'Z Z', undefined],
    ['New York', 'E R S', 'O T', 'E R O = 4'],
    ['planche à voile', 'P V O', 'L I', 'V O L I = 5'],
    ['dé à coudre', 'A Z Z', 'C Z', 'A C = 3'],
    ['New York', 'Y^ E S', 'O T', 'E O = 3'],
    ['San Francisco', 'F^ A Z', 'R S^', 'A R S^ = 5'],
    ['été', 'E* E Z', 'T Z', 'E* E T = 5'],
  ])('KOK-6 KOK-19 KOK-20 for « %s » of %s and %s: %s', (written, own, column, expected) => {
    expect(best(written, own, column)).toBe(expected)
  })

  it('KOK-21 of two as good, what need not be spelled', () => {
    const own = letters('E* E^ Z')
    const choice = chooseCards(word('eau'), own, letters('A'))
    expect(choice?.cards.map(({ id }) => id)).toContain(cardsFrom(own, 'E^')[0])
  })
})

describe('hints', () => {
  const city = { title: 'Ville', answers: ['New York', 'Évian', 'Cote', 'Côté', 'Orsay'] }
  const long = { ...city, passes: (said: string) => said.length > 5 }

  it.each([
    ['new york', city, 'known'],
    ['evian', city, 'known'],
    ['Rome', city, 'unknown'],
    ['Rome', { title: 'Ville', answers: [] }, 'none'],
    ['Rome', undefined, 'none'],
    ['coquille', long, 'checks'],
    ['evian', long, 'fails'],
  ] as const)('KOK-18 of « %s » the deck says, theme by theme: %s', (said, theme, hint) => {
    expect(hintFor(word(said), theme, fold)).toBe(hint)
  })

  const deck = new Map([['card Ville', { sides: [city, city] as const }], ...new Play().world.themes])
  const table = (more: object = {}) =>
    new Play({ world: { themes: deck }, stack: { hands: { Ana: 'N R S' }, columns: ['Ville: E / O'] }, ...more })

  it('KOK-18 the judge alone sees a hint, and it is no verdict', () => {
    const play = table()
    const hints = () => ['Cléo', 'Ana', 'Bob', undefined].map((name) => play.seenBy(name).claims?.[0]?.hints)
    play.claim('Ana', 'new york', 'Ville', 'N / E')
    expect(hints()).toEqual([['known'], undefined, undefined, undefined])
    play.refuse('Cléo').claim('Ana', 'Rome', 'Ville', 'R / E')
    expect(hints()[0]).toEqual(['unknown'])
    expect(play.wait(6).score('Ana')).toBe(3)
  })

  it.each([
    ['newyork', 'New York'],
    ['new york', 'New York'],
    ['evian', 'Évian'],
    ['évian', undefined],
    ['Rome', undefined],
    // The deck has two of them, and what was meant is not known.
    ['cote', undefined],
    ['Orsay', undefined],
  ])('KOK-18 the deck spells « %s » as %s', (said, spelling) => {
    expect(spellingOf(word(said), [city], fold)).toBe(spelling)
  })

  it('KOK-18 a word is told in the deck’s spelling once it stands; before, the judge alone has it, who has the hint', () => {
    const play = table().claim('Ana', 'newyork', 'Ville', 'N / E')
    const shown = () => ['Cléo', 'Ana', 'Bob', undefined].map((name) => play.seenBy(name).claims?.[0]?.word)
    expect(shown()).toEqual(['New York', 'newyork', 'newyork', 'newyork'])
    play.accept('Cléo')
    expect([play.state.said[0]?.word, Object.values(play.seenBy('Ana').told ?? {}).at(-1)]).toMatchObject([
      'New York',
      { type: 'word-stood', word: 'New York' },
    ])
    expect(
      Object.values(table().claim('Ana', 'newyork', 'Ville', 'N / E').refuse('Cléo').seenBy('Ana').told ?? {}),
    ).toMatchObject([{ type: 'word-refused', word: 'newyork' }])
  })
})
