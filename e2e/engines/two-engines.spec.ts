import { expect } from '@playwright/test'
import { defaults } from '@tablee/games/kokomots/game.ts'
import { startStacked } from '../stacked-server.ts'
import type { Hand } from './hand.ts'
import { carryACard } from './moves.ts'
import { type Device, test } from './test.ts'

const NAMES = ['Ana', 'Bob'] as const

let close: (() => Promise<void>) | undefined
test.afterEach(async () => {
  await close?.()
  close = undefined
})

const seat = async (hand: Hand, name: string): Promise<void> => {
  await hand.fill(/^(Comment t’appelle-t-on|Ton nom à table)/, name)
  await hand.tap('button', 'S’asseoir')
  await hand.reads(name)
}

/** Ana creates the table, Bob joins by its code. Its address. */
const sitDown = async (ana: Device, bob: Device, box: string): Promise<string> => {
  await ana.visit('/')
  await ana.hand.tap('button', new RegExp(box))
  await ana.hand.tap('button', /^Un téléphone par personne/)
  await ana.hand.fill(/^Comment t’appelle-t-on/, 'Ana')
  await ana.hand.tap('button', /^Créer une table/)
  const code = await ana.hand.until(
    'the code of a table',
    async () => /\/table\/(\w{4,8})$/.exec(await ana.tab.url())?.[1],
  )
  await ana.hand.reads('Ana')
  await bob.visit('/')
  await bob.hand.fill('Code de la table', code.toLowerCase())
  await bob.hand.tap('button', 'Rejoindre')
  await seat(bob.hand, 'Bob')
  await ana.hand.reads('Bob')
  return `/table/${code}`
}

const choose = async ({ hand }: Device, ...radios: readonly string[]): Promise<void> => {
  await hand.tap('button', 'Toutes les options')
  for (const radio of radios) await hand.tap('radio', radio)
  await hand.tap('button', 'C’est réglé')
}

test('Word Out! with Chromium at one table: cards laid by both, one closes its tab and takes its seat back', async ({
  take,
  engine,
}) => {
  test.skip(engine === 'chromium', 'one engine with itself is what the other tests are for')
  const deal = { hands: { Ana: 'O E A T I S S A', Bob: 'R S N N D D U U' }, rows: 'P | L | R | M', pile: 'G G G' }
  const server = await startStacked('word-out', { deal }, NAMES)
  close = server.close
  const ana = await take({ engine: 'chromium', home: server.url })
  const bob = await take({ home: server.url })
  const table = await sitDown(ana, bob, 'Word Out')
  await choose(ana, 'sans sablier')
  await ana.hand.tap('button', 'Commencer à deux')
  await carryACard(ana.hand, 'mouse')
  await carryACard(bob.hand, 'mouse')
  await ana.hand.sees('heading', 'À toi de poser')

  const back = await bob.returnInNewTab('/')
  await back.hand.tap('link', /^Revenir à la table/)
  await back.hand.reads('Ta main')
  expect(await back.tab.url()).toContain(table)
  await carryACard(ana.hand, 'mouse')
  await carryACard(back.hand, 'mouse')
  await ana.hand.sees('heading', 'À toi de poser')
  for (const { profile } of [ana, bob]) expect(await profile.takeErrors()).toEqual([])
})

test('Kokomots with Chromium at one table: both announce, both judge, one closes its tab and takes its seat back', async ({
  take,
  engine,
}) => {
  test.skip(engine === 'chromium', 'one engine with itself is what the other tests are for')
  const stack = {
    columns: [
      { themes: ['Ville', 'Pays', 'Prénom'], letters: ['O A I', 'N T R'] },
      { themes: ['Dans la mer', 'Fruit', 'Métier'], letters: ['P I U', 'M E L'] },
      { themes: ['Au cinéma', 'Outil', 'Sport'], letters: ['I O E', 'T S N'] },
      { themes: ['Animal', 'Musique', 'Meuble'], letters: ['L C A', 'U D B'] },
    ],
    hands: { Ana: 'A I T', Bob: 'A E O' },
    draw: 'A T I L* U S C D N A D B B B S R N E I T S T O G H',
    answers: {},
  }
  const server = await startStacked('kokomots', stack, NAMES, { ...defaults, mode: 'classic', depth: 3 })
  close = server.close
  const ana = await take({ engine: 'chromium', home: server.url })
  const bob = await take({ home: server.url })
  await sitDown(ana, bob, 'Kokomots')
  // As few cards in each pile as the stack has.
  await choose(ana, '3', 'sans sablier')
  await ana.hand.tap('button', 'Commencer à deux')

  const announce = async (by: Device, word: string) => {
    await by.hand.sees('button', /^(C’est parti|Changer les trois)$/)
    await by.hand.tapIfThere('button', 'C’est parti')
    await by.hand.sees('button', 'Changer les trois')
    await by.tab.type(word)
    await by.hand.tap('button', new RegExp(`^Annoncer ${word.toUpperCase()}, `))
  }
  await announce(ana, 'poil')
  await bob.hand.tap('button', 'J’accepte')
  await ana.hand.reads('Tu as 3 points.')
  await ana.hand.tap('button', 'Sonner la fin')
  await announce(bob, 'la')
  await ana.hand.tap('button', 'J’accepte')
  await bob.hand.reads(/Tu as \d points?\./)

  const back = await bob.returnInNewTab('/')
  await back.hand.tap('link', /^Revenir à la table/)
  await back.hand.sees('button', 'Changer les trois')
  await ana.hand.tap('button', 'Sonner la fin')
  await announce(ana, 'ta')
  await back.hand.tap('button', 'J’accepte')
  for (const { profile } of [ana, bob]) expect(await profile.takeErrors()).toEqual([])
})
