import { tapOnTurn } from '../../../../e2e/engines/moves.ts'
import type { GameWalk } from '../../../../e2e/game-walk.ts'
import { either, eitherStart } from '../../../../e2e/journeys/said.ts'
import { touchOnTurn } from '../../../../e2e/own-device.ts'
import { sampleDeck } from '../sample-deck.ts'

const BOX_1 = eitherStart('Boîte 1', 'Box 1')
const DEFINITION = eitherStart('Ta définition de', 'Your definition of')

const LONGEST = 'Chose dont on ne saurait dire en moins de mots ce qu’elle est. '.repeat(3).slice(0, 180)
const WORDS = Array.from('abcdefghijklmnopqrst', (letter) => `${letter.repeat(38)}, loc. adv.\n: ${LONGEST}`)
const LONG_CARDS = [0, 4, 8, 12, 16].map((from) => `= ${WORDS.slice(from, from + 4).join('\n')}`)

export const walk: GameWalk = {
  boxes: {
    lauriers: {
      firstTouches: (page) => touchOnTurn(page, /^Boîte 1/),
      firstMove: (hand) => tapOnTurn(hand, /^Boîte 1/),
      moveIfAsked: async (hand) => {
        if (await hand.tapIfThere('button', BOX_1)) return 'made a move'
        if (!(await hand.isThere('textbox', DEFINITION))) return undefined
        await hand.fill(DEFINITION, 'Petite chose ronde')
        await hand.tap('button', either('Rendre ma copie', 'Hand it in'))
        return 'handed in a definition'
      },
      companion: {
        sides: 'people',
        enter: async (hand) => {
          for (const nth of [0, 1]) await hand.tap('radio', either('la vraie', 'the true one'), nth)
          await hand.tap('button', either('Compter la manche', 'Count the round'))
        },
      },
      draft: {
        people: ['Ana', 'Bob', 'Cléo'],
        // The leader of the round chooses a word, then somebody else writes.
        reach: async (hand, uncover) => {
          await uncover()
          await hand.tap('button', BOX_1)
          await hand.tap('radio', /./)
          await hand.tap('button', eitherStart('Jouer ', 'Play '))
        },
        write: (hand, text) => hand.fill(DEFINITION, text),
      },
    },
  },
  deck: {
    ...sampleDeck,
    summary: /5 cartes, 20 mots/,
    example: { start: '= béjaune, n.m.\n: ', summary: /1 carte, 4 mots/ },
    longest: (title) => `# Les Lauriers : ${title}\n${LONG_CARDS.join('\n')}\n`,
  },
}
