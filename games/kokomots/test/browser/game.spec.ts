import { expect } from '@playwright/test'
import { expectAccessible } from '../../../../e2e/axe.ts'
import { expectNoSideways, type Phone, test } from '../../../../e2e/phones.ts'
import { expectPicture } from '../../../../e2e/result-picture.ts'
import {
  accept,
  announcing,
  announcingAmong,
  choose,
  claim,
  expectPoints,
  inEnglish,
  seatAt,
  strokesIn,
  tapWord,
  theme,
  typeWord,
} from './table.ts'

const SMALL = { width: 360, height: 640 }
const USUAL = { width: 390, height: 844 }
const MAGNIFIED = { width: 195, height: 422 }
const ON_ITS_SIDE = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
]

let close: (() => Promise<void>) | undefined
test.afterEach(() => close?.())

test('a whole game of three, at their own pace', { tag: '@old' }, async ({ browser }) => {
  test.setTimeout(480_000)
  const stack = {
    columns: [
      { themes: ['Ville', 'Pays', 'Prénom'], letters: ['O A I', 'N T R'] },
      { themes: ['Dans la mer', 'Fruit', 'Métier'], letters: ['P I U', 'M E L'] },
      { themes: ['Au cinéma', 'Outil', 'Sport'], letters: ['I O E', 'T S N'] },
      { themes: ['Animal', 'Musique', 'Meuble'], letters: ['L C A', 'U D B'] },
    ],
    hands: { Ana: 'A I T', Bob: 'A E O', Cléo: 'E R S' },
    draw: 'A T I L* U S C D N A D B B B S R N E I T S T O G H',
    answers: { 'Dans la mer': ['perle'], 'Au cinéma': ['film'] },
  }
  const table = await seatAt(browser, ['Ana', 'Bob', 'Cléo'], stack, 'classic')
  close = table.close
  const { screen } = table
  const [ana, bob, cleo] = table.phones as [Phone, Phone, Phone]

  await test.step('short piles, no clock, a neighbour who keeps time', async () => {
    await choose(ana, {
      choices: {
        'Cartes par pile': '3',
        'Temps d’un tour': 'sans sablier',
        'Sablier tenu par un voisin': 'oui',
      },
    })
    await ana.tap('C’est réglé')
    await bob.sees('piles de 3')
    await ana.tap('Commencer à trois')
  })

  await test.step('KOK-4 KOK-13 the longest name begins, when ready', async () => {
    await cleo.sees('C’est bientôt à toi')
    await ana.sees('Cléo se prépare')
    await expect(bob.button('Lancer le sablier de Cléo')).toBeVisible()
    await cleo.tap('C’est parti')
    await cleo.sees('À toi')
    await expect(screen.getByRole('heading', { name: 'Cléo cherche des mots' })).toBeVisible()
  })

  await test.step('KOK-7 KOK-40 a word by the pad: its list tells for which theme, the judge accepts at once', async () => {
    const strokes = await strokesIn(cleo, async () => {
      await tapWord(cleo, 'perle')
      // KOK-40: two columns could take it, one list has it.
      await expect(theme(cleo, 'Animal')).toHaveAttribute('aria-pressed', 'false')
      await announcingAmong(cleo, 'PERLE', 'Dans la mer', 'Animal').click()
    })
    console.log(`a word of five letters, by the pad: ${strokes} taps`)
    expect(strokes).toBe(6)
    await expect(bob.page.getByRole('heading', { name: 'Tu juges Cléo' })).toBeVisible()
    await bob.sees('il est dans la liste')
    await cleo.sees('Bob juge PERLE')
    await expect(screen.getByRole('list', { name: 'Mots à juger' })).toContainText('Dans la mer')
    await accept(bob)
    await cleo.sees('Tu as 4 points.')
    await expectPoints(screen, { Cléo: 4, Ana: 0, Bob: 0 })
  })

  await test.step('KOK-8 KOK-18 a word by the keyboard, refused with its reason, is not heard again', async () => {
    const strokes = await strokesIn(cleo, async () => {
      await typeWord(cleo, 'star')
      await expect(announcing(cleo, 'STAR', 4)).toBeVisible()
      await cleo.page.keyboard.press('Enter')
    })
    console.log(`a word of four letters, by the keyboard: ${strokes} keystrokes`)
    expect(strokes).toBe(5)
    await bob.sees('à toi de voir')
    await bob.page.setViewportSize(SMALL)
    for (const name of ['J’accepte', 'Je refuse', 'Stop']) await expect(bob.button(name)).toBeInViewport({ ratio: 1 })
    await bob.page.setViewportSize(USUAL)
    await bob.tap('Je refuse')
    // The no without its reason is looked at where it goes by itself (kokomots-silence): here it would, were the machine slow.
    await bob.tap('hors du thème')
    // In full, and the word is there to be mended; what is typed begins another one.
    const word = cleo.page.getByRole('group', { name: 'Ton mot' })
    await expect(word.getByText('Refusé\u00a0: hors du thème.').last()).toBeVisible()
    await expect(word.getByText('star', { exact: true })).toBeAttached()
    await expect(screen.getByText('hors du thème (Bob)')).toBeVisible()
    await typeWord(cleo, 'star')
    await expect(word.getByText('star', { exact: true })).toBeAttached()
    await cleo.sees('Déjà refusé')
    await expect(cleo.page.getByRole('button', { name: 'Annoncer', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await cleo.page.setViewportSize(SMALL)
    for (let signs = 0; signs < 4; signs++) await cleo.page.keyboard.press('Backspace')
  })

  await test.step('half a word survives a reload; nothing sticks out, magnified or on its side', async () => {
    await typeWord(cleo, 'mil')
    await cleo.page.reload()
    const word = cleo.page.getByRole('group', { name: 'Ton mot' })
    await expect(word.getByText('mil', { exact: true })).toBeAttached()
    for (const viewport of [MAGNIFIED, ...ON_ITS_SIDE]) {
      await cleo.page.setViewportSize(viewport)
      await expectNoSideways(cleo.page)
    }
    for (const viewport of ON_ITS_SIDE) {
      await cleo.page.setViewportSize(viewport)
      for (const title of ['Ville', 'Fruit']) await expect(theme(cleo, title)).toBeInViewport({ ratio: 1 })
      for (const name of ['Changer les trois', /^Annoncer/])
        await expect(cleo.button(name)).toBeInViewport({ ratio: 1 })
    }
    await cleo.page.setViewportSize(SMALL)
    for (let signs = 0; signs < 3; signs++) await cleo.page.keyboard.press('Backspace')
  })

  await test.step('KOK-17 a theme of one’s own choice among several; the judge is silent, and that is consent', async () => {
    const strokes = await strokesIn(cleo, async () => {
      await tapWord(cleo, 'milan')
      await expect(theme(cleo, 'Fruit')).toHaveAccessibleName(/possible, 4 points$/)
      await theme(cleo, 'Ville').click()
      await expect(announcing(cleo, 'MILAN', 3)).toHaveAccessibleName(/Ville/)
      // The theme that was touched has not taken the focus: Enter is for the word.
      await cleo.page.keyboard.press('Enter')
    })
    console.log(`a word of five letters, by the pad, and a theme of one’s own choice: ${strokes} taps`)
    expect(strokes).toBe(7)
    await bob.sees('On attend ta réponse')
    await cleo.page.reload()
    await cleo.sees('Bob juge MILAN')
    // Without a clock silence ends when the host says so (ALL-7).
    await ana.tap('Sonner la fin')
    await cleo.sees('Tu as 7 points.')
  })

  await test.step('KOK-11 all three letters are changed, once', async () => {
    const hand = cleo.page.getByRole('list', { name: 'Ta main' })
    await cleo.tap('Changer les trois')
    await expect(hand.getByRole('button', { name: /^L\b.*à épeler/ })).toBeVisible()
    await expect(cleo.button('Changer les trois')).toBeDisabled()
    await expect(screen.getByRole('main').getByText('Cléo change ses lettres')).toBeVisible()
    await cleo.page.setViewportSize(USUAL)
  })

  await test.step('KOK-21 a word is spelled, hidden from all who could help; a reload loses nothing', async () => {
    await claim(cleo, 'portugal', 6)
    await cleo.sees('Lettre après lettre')
    await expect(cleo.page.getByText('portugal')).toHaveCount(0)
    await expect(screen.getByText('portugal')).toHaveCount(0)
    await tapWord(cleo, 'port')
    // They count at once on the phone itself: the table has them by the time that all this is looked at.
    await cleo.sees('4 lettres')
    await cleo.page.reload()
    await cleo.sees('4 lettres')
    await cleo.page.setViewportSize(SMALL)
    await typeWord(cleo, 'ugal')
    await bob.sees('Tu juges Cléo')
    await bob.sees('épelé')
    await expect(screen.getByText('portugal').first()).toBeAttached()
    await accept(bob)
    await cleo.sees('Tu as 13 points.')
    await cleo.page.setViewportSize(USUAL)
  })

  await test.step('KOK-15 the timekeeper stops the turn; KOK-10 a last theme closes its column', async () => {
    await ana.tap('C’est l’heure')
    await bob.sees('Ana\u00a0: «\u00a0c’est l’heure')
    await bob.tap('Stop')
    await ana.sees('À toi')
    await bob.sees('Ana cherche')
    await claim(ana, 'martin', 5)
    await accept(cleo)
    await expect(ana.page.getByText('Colonne fermée').first()).toBeAttached()
    await expect(screen.getByText('fermée', { exact: true })).toBeVisible()
    await claim(ana, 'mandarine', 6)
    await accept(cleo)
    await ana.sees('Tu as 11 points.')
    await cleo.tap('Stop')
  })

  await test.step('the judge reads English; the words of the game stay French', async () => {
    await inEnglish(ana)
    await expect(ana.page.getByRole('heading', { name: 'You judge Bob' })).toBeVisible()
    await expect(bob.page.getByRole('group', { name: 'Ton mot' })).toBeVisible()
    await typeWord(bob, 'boulanger')
    await expect(bob.button(/^Annoncer BOULANGER, .+\?$/)).toBeVisible()
    await theme(bob, 'Métier').click()
    await announcing(bob, 'BOULANGER', 5).click()
    await expect(ana.page.getByRole('heading', { name: 'You judge Bob' })).toBeVisible()
    await ana.sees('Métier')
    await accept(ana)
    await bob.sees('Tu as 5 points.')
    for (const [word, points, sum] of [
      ['scenariste', 6, 11],
      ['tournevis', 6, 17],
    ] as const) {
      await claim(bob, word, points)
      await accept(ana)
      await bob.sees(`Tu as ${sum} points.`)
    }
  })

  await test.step('KOK-23 KOK-25 the third pile is empty: the end, in mid-turn', async () => {
    await claim(bob, 'tennis', 5)
    await accept(ana)
    await bob.sees('C’est gagné')
    await cleo.sees('Bob gagne')
    await ana.sees('Bob wins')
    await expect(screen.getByRole('heading', { name: /^Bob gagne/ })).toBeVisible()
    const ranks = screen.getByRole('main').getByRole('list').first().getByRole('listitem')
    await expect(ranks).toHaveText([/Bob.*22 points/, /Cléo.*13 points/, /Ana.*11 points/])
    for (const word of ['perle', 'milan', 'portugal', 'tennis']) await cleo.sees(word)
    await expect(cleo.page.getByRole('main').getByText('star')).toHaveCount(0)
    await cleo.page.setViewportSize(SMALL)
    await expectPicture(bob.page, 'kokomots')
  })

  await test.step('the game can be looked back on', async () => {
    await bob.page.getByRole('link', { name: 'Revoir la partie' }).click()
    await expect(bob.page).toHaveURL(/\/partie\/1$/)
    await expect(bob.page.getByText('Ville').first()).toBeVisible()
    await expectAccessible(bob.page)
  })
})
