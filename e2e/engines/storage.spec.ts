import { expect } from '@playwright/test'
import { readStorageInPage } from '../journeys/device-storage.ts'
import { literally } from '../language.ts'
import { lid, titled } from '../shelf.ts'
import { OTHER, SAMPLE, SAMPLE_DECK, walkOf } from '../walks.ts'
import { AnotherSite } from './another-site.ts'
import type { Hand } from './hand.ts'
import { isAtTable, playAlone } from './moves.ts'
import { type Device, test } from './test.ts'

const TITLE = 'La cantine'
const DECK_GAME = new RegExp(titled(SAMPLE_DECK.client))

/** A deck with this title begins so. */
const firstLine = (title: string) => new RegExp(`^${literally(SAMPLE_DECK.text(title).split('\n')[0] ?? '')}\n`)

const writeDeck = async ({ hand, visit }: Device): Promise<void> => {
  await visit('/paquets')
  await hand.tap('button', 'Nouveau paquet')
  await hand.tap('button', DECK_GAME)
  await hand.fill('Texte du paquet', SAMPLE_DECK.text(TITLE))
  await hand.reads('gardé sur cet appareil')
}

const expectDeck = async ({ hand, visit }: Device): Promise<void> => {
  await visit('/paquets')
  await hand.sees('link', `Modifier ${TITLE}`)
}

const aroundOneDevice = async ({ hand, visit }: Device): Promise<void> => {
  await visit(`/ensemble/${SAMPLE.id}`)
  await hand.fill('Personne 1', 'Ana')
  await hand.fill('Personne 2', 'Bob')
  await hand.tap('button', 'À table, à 2')
  await hand.tap('button', 'Commencer à deux')
  await hand.tap('button', 'Commencer')
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

/** A page of the origin that runs none of the product's scripts. */
const NO_SCRIPT = '/healthz'

interface StoreBefore {
  readonly name: 'decks' | 'decisions'
  readonly records: readonly { readonly key?: readonly [string, number]; readonly value: object }[]
}

/** Runs in a page of the origin: the database as version 1 of the product made it, with the store of one feature only. */
const makeVersion1InPage = ({ name, records }: StoreBefore): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('tablee')
    deleting.onerror = () => reject(deleting.error)
    deleting.onsuccess = () => {
      const opening = indexedDB.open('tablee', 1)
      opening.onerror = () => reject(opening.error)
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore(name, name === 'decks' ? { keyPath: 'id' } : undefined)
      opening.onsuccess = () => {
        const transaction = opening.result.transaction(name, 'readwrite')
        const store = transaction.objectStore(name)
        for (const { key, value } of records) store.put(value, key as [string, number] | undefined)
        transaction.onabort = () => reject(transaction.error)
        transaction.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    }
  })

/** Runs in a page of the origin. */
const versionInPage = async (): Promise<number | undefined> =>
  (await indexedDB.databases()).find(({ name }) => name === 'tablee')?.version

/** Runs in a page of the origin: every stored decision, as the database has it. */
const decisionsInPage = (): Promise<StoreBefore['records']> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('tablee')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const store = opening.result.transaction('decisions').objectStore('decisions')
      const [keys, values] = [store.getAllKeys(), store.getAll()]
      store.transaction.oncomplete = () => {
        opening.result.close()
        resolve(keys.result.map((key, nth) => ({ key: key as [string, number], value: values.result[nth] })))
      }
    }
  })

const OLD_DECK = {
  id: 'old',
  text: SAMPLE_DECK.text('Le marché'),
  title: 'Le marché',
  game: SAMPLE_DECK.client.game,
  cards: SAMPLE_DECK.cards,
  changedAt: 1_790_000_000_000,
}

test('a device where version 1 kept decks only: they are there, and a game alone is kept from now on', async ({
  take,
}) => {
  const { hand, tab, visit, profile } = await take()
  await visit(NO_SCRIPT)
  await tab.run(makeVersion1InPage, { name: 'decks', records: [{ value: OLD_DECK }] })
  expect(await tab.run(versionInPage, undefined)).toBe(1)

  await visit('/paquets')
  await hand.sees('link', 'Modifier Le marché')
  await visit('/')
  await playAlone(hand, lid(SAMPLE))
  const table = await tab.url()
  const decisions = async () =>
    (await tab.run(readStorageInPage, undefined)).games[table.split('/').at(-1) ?? '']?.decisions ?? 0
  const before = await hand.until('the first decisions', async () => (await decisions()) || undefined)
  await walkOf(SAMPLE.id).firstMove?.(hand)
  const kept = await hand.until('a decision more', async () => {
    const now = await decisions()
    return now > before ? now : undefined
  })
  await tab.reload()
  await isAtTable(hand)
  expect(await tab.url()).toBe(table)
  expect(await decisions()).toBeGreaterThanOrEqual(kept)

  await visit('/paquets')
  await hand.tap('link', 'Modifier Le marché')
  expect(await deckText(hand)).toBe(OLD_DECK.text)
  expect(await profile.takeErrors()).toEqual([])
})

test('a device where version 1 kept games only: a deck is kept from now on, and the old game goes on', async ({
  take,
}) => {
  const device = await take()
  const { hand, tab, visit, profile } = device
  await visit('/')
  await playAlone(hand, lid(SAMPLE))
  const table = await tab.url()
  await visit(NO_SCRIPT)
  const records = await tab.run(decisionsInPage, undefined)
  expect(records.length).toBeGreaterThan(0)
  await tab.run(makeVersion1InPage, { name: 'decisions', records })
  expect(await tab.run(versionInPage, undefined)).toBe(1)

  await writeDeck(device)
  await tab.reload()
  await hand.reads(SAMPLE_DECK.summary)
  await expectDeck(device)
  await visit(NO_SCRIPT)
  expect(await tab.run(decisionsInPage, undefined)).toEqual(records)

  await visit('/')
  await hand.tap('link', 'Reprendre ma partie')
  await isAtTable(hand)
  expect(await tab.url()).toBe(table)
  await walkOf(SAMPLE.id).firstMove?.(hand)
  expect(await profile.takeErrors()).toEqual([])
})

test('the decks first: then a game alone, one around the device, a deck, and all of it after a reload', async ({
  take,
}) => {
  const device = await take()
  const { hand, tab, visit, profile } = device
  await visit('/paquets')
  await hand.reads('Dix catégories suffisent.')
  await visit('/')
  await playAlone(hand, lid(SAMPLE))
  const alone = await tab.url()
  await aroundOneDevice(device)
  await writeDeck(device)
  await tab.reload()
  await hand.reads(SAMPLE_DECK.summary)
  await expectDeck(device)
  await tab.goto(alone)
  await isAtTable(hand)
  expect(await profile.takeErrors()).toEqual([])
})

test('a game alone first: then a deck, and both of them after a reload', async ({ take }) => {
  const device = await take()
  const { hand, tab, visit, profile } = device
  await visit('/')
  await playAlone(hand, lid(SAMPLE))
  const alone = await tab.url()
  await writeDeck(device)
  await tab.reload()
  await hand.reads(SAMPLE_DECK.summary)
  await expectDeck(device)
  await tab.goto(alone)
  await isAtTable(hand)
  await aroundOneDevice(device)
  expect(await profile.takeErrors()).toEqual([])
})

test('a game alone is left for another site: on return it goes on, and another one can be begun', async ({ take }) => {
  const site = await AnotherSite.start()
  try {
    const { hand, tab, visit } = await take()
    await visit('/')
    await playAlone(hand, lid(SAMPLE))
    const table = await tab.url()
    await tab.goto(site.url)
    await hand.sees('heading', 'Another site')
    await visit('/')
    await hand.tap('link', 'Reprendre ma partie')
    await isAtTable(hand)
    expect(await tab.url()).toBe(table)

    await tab.goto(site.url)
    await hand.sees('heading', 'Another site')
    await tab.back()
    await isAtTable(hand)
    await goesOn(hand)

    await tab.goto(site.url)
    await hand.sees('heading', 'Another site')
    await visit('/')
    await playAlone(hand, lid(OTHER))
  } finally {
    await site.stop()
  }
})

test('the deck editor is left for another site while one types: the last letters are kept', async ({ take }) => {
  const site = await AnotherSite.start()
  try {
    const device = await take()
    const { hand, tab, visit } = device
    await writeDeck(device)
    const deck = await tab.url()
    await hand.fill('Titre du paquet', 'La cantine du lycée')
    // At once, before anything could be kept in peace.
    await tab.goto(site.url)
    await hand.sees('heading', 'Another site')
    await visit('/paquets')
    await hand.sees('link', 'Modifier La cantine du lycée')
    await tab.goto(deck)
    expect(await deckText(hand)).toMatch(firstLine('La cantine du lycée'))
  } finally {
    await site.stop()
  }
})

test('a new deck is left for another site while one types: it is on the list, and opens', async ({ take }) => {
  const site = await AnotherSite.start()
  try {
    const { hand, tab, visit } = await take()
    await visit('/paquets')
    await hand.reads('Dix catégories suffisent.')
    await hand.tap('button', 'Nouveau paquet')
    await hand.tap('button', DECK_GAME)
    await hand.fill('Titre du paquet', 'Mer')
    await tab.goto(site.url)
    await hand.sees('heading', 'Another site')
    await visit('/paquets')
    await hand.tap('link', 'Modifier Mer')
    expect(await deckText(hand)).toMatch(firstLine('Mer'))
  } finally {
    await site.stop()
  }
})
