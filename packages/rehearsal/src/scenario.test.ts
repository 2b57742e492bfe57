import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Shelf } from '@tablee/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadShelf } from './load.ts'
import { playScenario } from './scenario.ts'

const folder = fileURLToPath(new URL('../../../games/', import.meta.url))
const read = (file: string) => JSON.parse(readFileSync(folder + file, 'utf8'))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /[/]scenarios[/].*[.]json$/.test(name),
)

let shelf: Shelf
beforeAll(async () => {
  shelf = await loadShelf()
})

describe('the worked examples, as files', () => {
  it('MPM-30 CLASSE, in the cactus edition', () =>
    expect(playScenario(read('mot-pour-mot/scenarios/mpm-30-classe.json'), shelf)).toEqual([]))
  it('MPM-31 CHAT, in the capture edition', () =>
    expect(playScenario(read('mot-pour-mot/scenarios/mpm-31-chat.json'), shelf)).toEqual([]))
  it('ALL-3 a pause', () => expect(playScenario(read('mot-pour-mot/scenarios/all-3-pause.json'), shelf)).toEqual([]))
  it('WO-15 RUE 3, ROBE 6, OBJET 14, ABOYEZ 32, with the real words', () =>
    expect(playScenario(read('word-out/scenarios/wo-15-points.json'), shelf)).toEqual([]))
  it('LAU-14 of four others three found it: the leader has one point', () =>
    expect(playScenario(read('lauriers/scenarios/lau-14-three-of-four-find-it.json'), shelf)).toEqual([]))
  it('LAU-12 three votes, three points', () =>
    expect(playScenario(read('lauriers/scenarios/lau-12-three-votes.json'), shelf)).toEqual([]))
  it('KOK-9 NEW YORK takes no letter of another column', () =>
    expect(playScenario(read('kokomots/scenarios/kok-9-new-york.json'), shelf)).toEqual([]))
  it('KOK-27 NÉMO links the sea with the cinema', () =>
    expect(playScenario(read('kokomots/scenarios/kok-27-nemo.json'), shelf)).toEqual([]))
  it.each(files)('%s holds', (file) => expect(playScenario(read(file), shelf)).toEqual([]))
})

describe('a scenario that does not hold', () => {
  const classe = () => read('mot-pour-mot/scenarios/mpm-30-classe.json')

  it('is told step by step', () => {
    const file = classe()
    file.steps[0].by = 'Dan'
    expect(playScenario(file, shelf)[0]).toEqual({ step: 1, what: 'refused: MPM-32 not-your-part' })
    const other = classe()
    other.steps[0].refused = { rule: 'MPM-1' }
    expect(playScenario(other, shelf)[0]).toEqual({ step: 1, what: 'accepted, and should have been refused: MPM-1' })
    const third = classe()
    third.steps[0].see = [{ view: { play: { view: { phase: 'spell', category: null } } } }]
    expect(playScenario(third, shelf).map(({ what }) => what)).toEqual([
      'looker-on.play.view.phase: "read", not "spell"',
      'looker-on.play.view.category: "Something round", not nothing',
    ])
  })

  const points = () => read('word-out/scenarios/wo-15-points.json')
  const dealt = (deal: object) => ({ ...points(), stack: { deal: { ...points().stack.deal, ...deal } } })
  const [ana, bob, cléo] = ['U> E S B B N N N', 'O> B J O> Y N N N', 'E L E> T M E> Z A']

  it('WO-2 a stack of Word Out! is dealt as it says, from whoever it says begins', () => {
    const file = dealt({ first: 'Cléo' })
    file.steps = [
      {
        by: 'Cléo',
        move: { type: 'pass' },
        see: [
          {
            by: 'Bob',
            view: {
              play: {
                view: {
                  dealer: 's2',
                  draws: [{ seat: 's1' }, { seat: 's2', card: 'double-Z-1' }, { seat: 's3' }],
                  active: 's1',
                  hand: ['replay-O-1', 'bonus-B-3', 'double-J-1', 'replay-O-2', 'double-Y-1'].concat([
                    'simple-N-4',
                    'simple-N-5',
                    'simple-N-6',
                  ]),
                },
              },
            },
          },
        ],
      },
    ]
    expect(playScenario(file, shelf)).toEqual([])
  })

  it.each([
    ['a hand too few', { hands: { Ana: ana, Bob: bob } }],
    ['a stranger’s hand', { hands: { Ana: ana, Bob: bob, Cléo: cléo, Dan: ana } }],
    ['a hand of seven', { hands: { Ana: 'U E S B B N N', Bob: bob, Cléo: cléo } }],
    ['what is no card', { hands: { Ana: 'U E S B B N N é', Bob: bob, Cléo: cléo } }],
    ['three rows', { rows: 'R | R | O' }],
    ['a row without a letter', { rows: 'R | R | O | #' }],
    ['nobody who begins', { first: 'Dan' }],
    [
      'WO-2 no letter nearer to Z than the others',
      {
        hands: { Ana: 'E E E E E E E E', Bob: 'E E E E E E E E', Cléo: 'E E E E E E E E' },
        rows: 'E E E E',
        pile: 'E',
      },
    ],
  ])('a stack of Word Out! with %s is none', (_, deal) =>
    expect(playScenario(dealt(deal), shelf)).toEqual([
      { step: 0, what: 'stack: not as docs/protocol.md has it for word-out' },
    ]),
  )

  const votes = () => read('lauriers/scenarios/lau-12-three-votes.json')
  const [[card]] = votes().stack.boxes
  const [word, ...others] = card

  it('LAU-4 a stack of Les Lauriers lies in its boxes as it says', () => {
    const named = (name: string) => [{ word: name, definition: 'Rien.' }, ...others]
    const seen = (name: string, boxes: readonly number[]) => [
      { by: 'Ana', view: { play: { view: { boxes, words: [{ word: name, kind: 'n.m.' }, {}, {}, {}] } } } },
    ]
    const drawn = (box: number, see: readonly unknown[]) => ({
      ...votes(),
      stack: {
        boxes: [
          [named('un'), named('trois'), named('cinq')],
          [named('deux'), named('quatre')],
        ],
      },
      steps: [{ by: 'Ana', move: { type: 'draw', box }, see }],
    })
    expect(playScenario(drawn(0, seen('un', [2, 2])), shelf)).toEqual([])
    expect(playScenario(drawn(1, seen('deux', [3, 1])), shelf)).toEqual([])
  })

  it.each([
    ['no card', [[], []]],
    ['one box', [[card]]],
    ['a second box that holds more', [[card], [card, card]]],
    ['a first box that holds two more', [[card, card], []]],
    ['a card of three words', [[others], []]],
    ['a card of five', [[[word, word, ...others]], []]],
    ['a word without a meaning', [[[{ word: 'zain' }, ...others]], []]],
    ['two bluffs', [[[{ ...word, bluffs: ['Un.', 'Deux.'] }, ...others]], []]],
  ])('a stack of Les Lauriers with %s is none', (_, boxes) =>
    expect(playScenario({ ...votes(), stack: { boxes } }, shelf)).toEqual([
      { step: 0, what: 'stack: not as docs/protocol.md has it for lauriers' },
    ]),
  )

  const newYork = () => read('kokomots/scenarios/kok-9-new-york.json')
  const [city, ...columns] = newYork().stack.columns
  const hands = newYork().stack.hands

  it('KOK-3 KOK-4 a stack of Kokomots is dealt as it says, and the longest name begins', () => {
    const file = { ...newYork(), steps: [{ by: 'Bob', move: { type: 'ready' }, refused: { code: 'not-your-turn' } }] }
    const view = {
      active: 's1',
      columns: [{ title: 'Ville', theme: 't0', letters: [{ id: 'first-O-1' }, { id: 'A-1' }] }, {}, {}, {}],
      hand: [{ id: 'second-L-1' }, { id: 'last-U-1' }, { id: 'spell-M-1' }],
      drawLeft: 10,
    }
    file.stack.columns[0].letters[0] = 'O^ L I'
    file.stack.hands.Bob = 'L2 U$ M*'
    Object.assign(file.steps[0], { see: [{ by: 'Bob', view: { play: { view } } }] })
    expect(playScenario(file, shelf)).toEqual([])
  })

  it.each([
    ['three columns', { columns }],
    ['a theme too few', { columns: [{ ...city, themes: ['Ville', 'Pays'] }, ...columns] }],
    ['a letter too many', { columns: [{ ...city, letters: ['O L I', 'A T S E'] }, ...columns] }],
    ['what is no card', { draw: 'E é' }],
    ['a hand of two', { hands: { ...hands, Bob: 'L U' } }],
    ['a hand too few', { hands: { Annabelle: hands.Annabelle, Bob: hands.Bob } }],
    ['a stranger’s hand', { hands: { ...hands, Dan: 'E R S' } }],
  ])('a stack of Kokomots with %s is none', (_, stack) =>
    expect(playScenario({ ...newYork(), stack: { ...newYork().stack, ...stack } }, shelf)).toEqual([
      { step: 0, what: 'stack: not as docs/protocol.md has it for kokomots' },
    ]),
  )

  it('KOK-39 nor is one with hands where none are dealt', () => {
    const { options, ...file } = newYork()
    const simultaneous = { ...file, options: { ...options, mode: 'simultaneous' } }
    expect(playScenario(simultaneous, shelf)[0]?.what).toMatch(/stack/)
  })

  it.each([
    ['null', null, /file|Object/],
    ['an unknown game', { ...classe(), game: 'chess' }, /no game chess/],
    ['unknown fields', { ...classe(), cheat: true }, /cheat/],
    ['nobody', { ...classe(), seats: [] }, /somebody has to be a person/],
    ['uneven teams', { ...classe(), seats: [{ name: 'Ana' }] }, /too-few-players/],
    ['no options of that game', { ...classe(), options: { edition: 'gold' } }, /no-such-options/],
    ['a stack that is none', { ...classe(), stack: { cards: 'x' } }, /stack/],
    ['a wait without end', { ...classe(), steps: [{ wait: 1e12 }] }, /steps/],
    ['what is no move of a table', { ...classe(), steps: [{ by: 'Ana', table: { type: 'tick' } }] }, /no move/],
  ])('%s: one clear line', (_, raw, what) => expect(playScenario(raw, shelf)[0]?.what).toMatch(what))
})
