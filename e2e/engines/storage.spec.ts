import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { CATEGORIES } from '../decks-page.ts'
import type { Hand } from './hand.ts'
import { isAtTable, playAlone } from './moves.ts'
import { type Device, test } from './test.ts'

/** A site that is not ours: another host name and another port. */
const openElsewhere = async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end('<!doctype html><title>Ailleurs</title><h1>Ailleurs</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://localhost:${port}/`, close }
}

const TITLE = 'La cantine'

const writeDeck = async ({ hand, visit }: Device): Promise<void> => {
  await visit('/paquets')
  await hand.tap('button', 'Nouveau paquet')
  await hand.tap('button', /Mot pour Mot/)
  await hand.fill('Texte du paquet', `# Mot pour Mot : ${TITLE}\n${CATEGORIES}\n`)
  await hand.reads('gardé sur cet appareil')
}

const expectDeck = async ({ hand, visit }: Device): Promise<void> => {
  await visit('/paquets')
  await hand.sees('link', `Modifier ${TITLE}`)
}

const aroundOneDevice = async ({ hand, visit }: Device): Promise<void> => {
  await visit('/ensemble/word-out')
  await hand.fill('Personne 1', 'Ana')
  await hand.fill('Personne 2', 'Bob')
  await hand.tap('button', 'À table, à 2')
  await hand.tap('button', 'Commencer à deux')
  await hand.sees('heading', /^Passe l’appareil à /)
}

/** The seconds that the table shows. */
const secondsShown = ({ tab }: Hand): Promise<number | undefined> =>
  tab.run(() => {
    const shown = document.querySelector('.countdown .num')?.textContent
    return shown == null ? undefined : Number(shown)
  }, undefined)

/** Somebody's turn takes its time: the clock of the table counts. */
const goesOn = async (hand: Hand): Promise<void> => {
  const first = await hand.until('a clock', () => secondsShown(hand))
  await hand.until('the clock to count', async () => ((await secondsShown(hand)) === first ? undefined : true))
}

const deckText = (hand: Hand): Promise<string> =>
  hand.until('the text of the deck', () =>
    hand.tab.run(() => document.querySelector('textarea')?.value || undefined, undefined),
  )

test('the decks first: then a game alone, one around the device, a deck, and all of it after a reload', async ({
  take,
}) => {
  const device = await take()
  const { hand, tab, visit, profile } = device
  await visit('/paquets')
  await hand.reads('Dix catégories suffisent.')
  await visit('/')
  await playAlone(hand, 'Word Out')
  const alone = await tab.url()
  await aroundOneDevice(device)
  await writeDeck(device)
  await tab.reload()
  await hand.reads(/5 cartes, 10 catégories/)
  await expectDeck(device)
  await tab.goto(alone)
  await isAtTable(hand)
  expect(profile.takeErrors()).toEqual([])
})

test('a game alone first: then a deck, and both of them after a reload', async ({ take }) => {
  const device = await take()
  const { hand, tab, visit, profile } = device
  await visit('/')
  await playAlone(hand, 'Word Out')
  const alone = await tab.url()
  await writeDeck(device)
  await tab.reload()
  await hand.reads(/5 cartes, 10 catégories/)
  await expectDeck(device)
  await tab.goto(alone)
  await isAtTable(hand)
  await aroundOneDevice(device)
  expect(profile.takeErrors()).toEqual([])
})

test('a game alone is left for another site: on return it goes on, and another one can be begun', async ({ take }) => {
  const elsewhere = await openElsewhere()
  try {
    const { hand, tab, visit } = await take()
    await visit('/')
    await playAlone(hand, 'Word Out')
    const table = await tab.url()
    await tab.goto(elsewhere.url)
    await hand.sees('heading', 'Ailleurs')
    await visit('/')
    await hand.tap('link', 'Reprendre ma partie')
    await isAtTable(hand)
    expect(await tab.url()).toBe(table)

    await tab.goto(elsewhere.url)
    await hand.sees('heading', 'Ailleurs')
    await tab.back()
    await isAtTable(hand)
    await goesOn(hand)

    await tab.goto(elsewhere.url)
    await hand.sees('heading', 'Ailleurs')
    await visit('/')
    await playAlone(hand, 'Kokomots')
  } finally {
    await elsewhere.close()
  }
})

test('the deck editor is left for another site while one types: the last letters are kept', async ({ take }) => {
  const elsewhere = await openElsewhere()
  try {
    const device = await take()
    const { hand, tab, visit } = device
    await writeDeck(device)
    const deck = await tab.url()
    await hand.fill('Titre du paquet', 'La cantine du lycée')
    // At once, before anything could be kept in peace.
    await tab.goto(elsewhere.url)
    await hand.sees('heading', 'Ailleurs')
    await visit('/paquets')
    await hand.sees('link', 'Modifier La cantine du lycée')
    await tab.goto(deck)
    expect(await deckText(hand)).toMatch(/^# Mot pour Mot\s: La cantine du lycée\n/)
  } finally {
    await elsewhere.close()
  }
})

test('a new deck is left for another site while one types: it is on the list, and opens', async ({ take }) => {
  const elsewhere = await openElsewhere()
  try {
    const { hand, tab, visit } = await take()
    await visit('/paquets')
    await hand.reads('Dix catégories suffisent.')
    await hand.tap('button', 'Nouveau paquet')
    await hand.tap('button', /Mot pour Mot/)
    await hand.fill('Titre du paquet', 'Mer')
    await tab.goto(elsewhere.url)
    await hand.sees('heading', 'Ailleurs')
    await visit('/paquets')
    await hand.tap('link', 'Modifier Mer')
    expect(await deckText(hand)).toMatch(/^# Mot pour Mot\s: Mer\n/)
  } finally {
    await elsewhere.close()
  }
})
