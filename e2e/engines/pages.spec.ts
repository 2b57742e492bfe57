import { expect } from '@playwright/test'
import { startServer } from '../server.ts'
import { lid, saying, titled } from '../shelf.ts'
import { OTHER, SAMPLE, SAMPLE_DECK } from '../walks.ts'
import type { Hand } from './hand.ts'
import { isAtTable, playAlone } from './moves.ts'
import { test } from './test.ts'

const attribute = (hand: Hand, name: string): Promise<string | null> =>
  hand.tab.run((asked) => document.documentElement.getAttribute(asked), name)

test('the home page greets in French; English by a switch, kept for the next visit', async ({ take }) => {
  const { hand, tab, profile, visit } = await take()
  await visit('/')
  await hand.sees('heading', 'Tablée')
  await hand.reads(saying())
  expect(await attribute(hand, 'lang')).toBe('fr')
  await hand.tap('button', 'Read in English')
  await hand.sees('link', 'Open the Dico')
  await tab.reload()
  await hand.sees('link', 'Open the Dico')
  expect(await attribute(hand, 'lang')).toBe('en')
  expect(await profile.takeErrors()).toEqual([])
})

test('the Dico answers as one types', async ({ take }) => {
  const { hand, profile, visit } = await take()
  await visit('/dico')
  await hand.fill('Mot à vérifier', 'chat')
  await hand.reads('Valable')
  await hand.fill('Mot à vérifier', 'blorpi')
  await hand.reads('Refusé')
  expect(await profile.takeErrors()).toEqual([])
})

test('by lamp as the device is, by day once chosen, kept for the next visit', async ({ take }) => {
  const { hand, tab, profile, visit } = await take({ colorScheme: 'dark' })
  await visit('/reglages')
  await hand.sees('radio', 'Jour')
  expect(await attribute(hand, 'data-theme')).toBe('dark')
  await hand.tap('radio', 'Jour')
  await hand.until('daylight', async () => (await attribute(hand, 'data-theme')) === 'light' || undefined)
  await tab.reload()
  await hand.sees('radio', 'Jour')
  expect(await attribute(hand, 'data-theme')).toBe('light')
  expect(await profile.takeErrors()).toEqual([])
})

test('a deck is written, and all of it is there after a reload', async ({ take }) => {
  const { hand, tab, profile, visit } = await take()
  await visit('/paquets')
  await hand.tap('button', 'Nouveau paquet')
  await hand.tap('button', new RegExp(titled(SAMPLE_DECK.client)))
  await hand.fill('Titre du paquet', 'La cantine d’été')
  await hand.fill('Texte du paquet', SAMPLE_DECK.text('La cantine d’été'))
  await hand.reads('gardé sur cet appareil')
  await hand.reads(SAMPLE_DECK.summary)
  await tab.reload()
  await hand.reads(SAMPLE_DECK.summary)
  await hand.tap('link', 'Tous les paquets')
  await hand.sees('link', 'Modifier La cantine d’été')
  expect(await profile.takeErrors()).toEqual([])
})

/** Between a phone and a desktop, the shapes of old iPads, and a low laptop. */
const SIZES = [
  { width: 447, height: 844 },
  { width: 600, height: 900 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1100, height: 700 },
]

/** Runs in the page: by how many pixels it is wider than its window, and how many tiles of the title the card with the code touches. */
const lookAtHome = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  const card = document.querySelector('footer')?.getBoundingClientRect() ?? new DOMRect()
  const tiles = [...document.querySelectorAll('h1 > *')].map((tile) => tile.getBoundingClientRect())
  const touched = tiles.filter(
    ({ left, right, top, bottom }) => left < card.right && right > card.left && top < card.bottom && bottom > card.top,
  )
  return { beyond: scrollWidth - clientWidth, tiles: tiles.length, touched: touched.length }
}
/** Runs in the page. */
const widerThanWindow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('from a narrow window to a laptop: nothing overflows, and the card leaves the title free', async ({ take }) => {
  const { hand, tab, visit } = await take()
  await visit('/')
  await hand.sees('heading', 'Tablée')
  for (const size of SIZES) {
    await tab.resize(size)
    const at = `${size.width} × ${size.height}`
    await hand.until(`a home page that fits at ${at}`, async () => {
      const { beyond, tiles, touched } = await tab.run(lookAtHome, undefined)
      return (beyond <= 0 && tiles === 6 && touched === 0) || undefined
    })
  }
  for (const path of ['/reglages', '/paquets', '/dico?mot=chat', `/boite/${OTHER.id}`, `/apprendre/${SAMPLE.id}`]) {
    await visit(path)
    await hand.sees('heading', /./)
    for (const size of SIZES) {
      await tab.resize(size)
      const at = `${path} at ${size.width} × ${size.height}`
      await hand.until(`${at} to fit`, async () => (await tab.run(widerThanWindow, undefined)) <= 0 || undefined)
    }
  }
})

test('with the server stopped: the home page, a game alone, a reload of it', async ({ take }) => {
  const server = await startServer()
  try {
    const { hand, tab, visit } = await take({ home: server.url })
    await visit('/')
    await hand.reads('Prêt pour jouer hors ligne', 60_000)
    await server.stop()
    await visit('/')
    await playAlone(hand, lid(SAMPLE))
    const table = await tab.url()
    await tab.reload()
    await isAtTable(hand)
    expect(await tab.url()).toBe(table)
  } finally {
    await server.stop().catch(() => undefined)
  }
})
