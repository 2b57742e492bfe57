import type { Hand } from '../../../../e2e/engines/hand.ts'
import { ONES_TURN } from '../../../../e2e/engines/moves.ts'
import type { GameWalk } from '../../../../e2e/game-walk.ts'
import { either, eitherStart } from '../../../../e2e/journeys/said.ts'
import { touchOnTurn } from '../../../../e2e/own-device.ts'
import { sampleDeck } from '../sample-deck.ts'

const PLAY = eitherStart('Jouer ', 'Play ')
const DEFINITION = eitherStart('Ta définition de', 'Your definition of')

/** The first word of the card that the machine drew. */
const pickFirst = async (hand: Hand) => {
  await hand.tap('radio', /./)
  await hand.tap('button', PLAY)
}

const LONGEST = 'Chose dont on ne saurait dire en moins de mots ce qu’elle est. '.repeat(3).slice(0, 180)
const WORDS = Array.from('abcdefghijklmnopqrst', (letter) => `${letter.repeat(38)}, loc. adv.\n: ${LONGEST}`)
const LONG_CARDS = [0, 4, 8, 12, 16].map((from) => `= ${WORDS.slice(from, from + 4).join('\n')}`)

export const walk: GameWalk = {
  boxes: {
    lauriers: {
      firstTouches: async (page) => {
        const word = page.locator('fieldset label').first()
        await word.waitFor({ timeout: ONES_TURN })
        await word.click()
        return 1 + (await touchOnTurn(page, /^Jouer /))
      },
      firstMove: async (hand) => {
        await hand.sees('radio', /./, ONES_TURN)
        await pickFirst(hand)
      },
      moveIfAsked: async (hand) => {
        if (await hand.tapIfThere('button', PLAY)) return 'made a move'
        if (await hand.isThere('group', eitherStart('Une carte rien que', 'A card for your'))) {
          await hand.tapIfThere('radio', /./)
          if (await hand.tapIfThere('button', PLAY)) return 'made a move'
        }
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
          await pickFirst(hand)
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
