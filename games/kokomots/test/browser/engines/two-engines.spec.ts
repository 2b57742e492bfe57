import { expect } from '@playwright/test'
import { type Device, test } from '../../../../../e2e/engines/test.ts'
import { choose, sitDown } from '../../../../../e2e/engines/two-devices.ts'
import { startStacked } from '../../../../../e2e/stacked-server.ts'
import { defaults } from '../../../game.ts'

const NAMES = ['Ana', 'Bob'] as const

let close: (() => Promise<void>) | undefined
test.afterEach(async () => {
  await close?.()
  close = undefined
})

test('with Chromium at one table: both announce, both judge, one closes its tab and takes its seat back', async ({
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
  await sitDown(ana, bob, /Kokomots/)
  // As few cards in each pile as the stack has.
  await choose(ana, '3', 'sans sablier')
  await ana.hand.tap('button', 'Commencer à deux')
  await ana.hand.tap('button', 'C’est bon')
  await ana.hand.tap('button', 'Commencer sans attendre')

  const announce = async (by: Device, word: string) => {
    await by.hand.sees('button', /^(C’est parti|Changer les trois)$/)
    await by.hand.tapIfThere('button', 'C’est parti')
    await by.hand.sees('button', 'Changer les trois')
    await by.tab.type(word)
    // KOK-40: no list has it; several columns may take it.
    await by.hand.sees('button', new RegExp(`^Annoncer ${word.toUpperCase()}, `))
    await by.hand.tapIfThere('button', /possible, \d+ points$/)
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
