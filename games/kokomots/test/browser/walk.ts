import type { Hand } from '../../../../e2e/engines/hand.ts'
import { tapOnTurn } from '../../../../e2e/engines/moves.ts'
import type { GameWalk } from '../../../../e2e/game-walk.ts'
import { either } from '../../../../e2e/journeys/said.ts'
import { touchOnTurn } from '../../../../e2e/own-device.ts'
import { sampleDeck } from '../sample-deck.ts'

const WORD = either('Le mot', 'The word')

const announceAnything = async (hand: Hand): Promise<void> => {
  await tapOnTurn(hand, /^C’est parti$/)
  // Keys are heard once the letters can be played.
  await hand.sees('button', 'Changer les trois')
  const [word, title] = await hand.until('letters to make something of', () =>
    hand.tab.run(() => {
      const plain = (where: string) =>
        [...document.querySelectorAll(`${where} .card:not(.bound) .letter`)].map((each) => each.textContent ?? '')
      const [own] = plain('.own')
      const columns = [...document.querySelectorAll('.column')]
      const column = columns.find((each) => each.querySelector('.letters .card:not(.bound)') !== null)
      const lying = column?.querySelector('.letters .card:not(.bound) .letter')?.textContent
      const title = column?.getAttribute('aria-label')
      return own && lying && title ? ([`${own}${lying}`, title] as const) : undefined
    }, undefined),
  )
  // KOK-40: no list has it, so that it is said for which theme.
  await hand.tap('button', new RegExp(`^${title.replace(/[()]/g, '.')}, `))
  await hand.tab.type(word.toLowerCase())
  await hand.tap('button', new RegExp(`^Annoncer ${word}, `))
}

export const walk: GameWalk = {
  boxes: {
    kokomots: {
      firstTouches: (page) => touchOnTurn(page, /^C’est parti$/),
      firstMove: announceAnything,
      moveIfAsked: async (hand) =>
        (await hand.tapIfThere('button', either('C’est parti', 'Here we go'))) ? 'made a move' : undefined,
      companion: {
        sides: 'people',
        enter: async (hand) => {
          await hand.tap('radio', 'Ana')
          await hand.fill(WORD, 'os')
          for (const letter of 'OS') await hand.tap('button', either(`${letter}, sans carte`, `${letter}, no card`))
          // The first pile that is not empty.
          await hand.tap('radio', /^\d ?:/)
          await hand.tap('button', either('3 points pour Ana', '3 points for Ana'))
        },
      },
    },
  },
  deck: {
    ...sampleDeck,
    summary: /20 cartes, 20 thèmes/,
    example: { start: '= À la plage\nsable, parasol', summary: /2 cartes, 3 thèmes/ },
  },
}
