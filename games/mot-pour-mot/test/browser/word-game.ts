import { expect, type Page } from '@playwright/test'
import type { Phone } from '../../../../e2e/phones.ts'

/** Four people at Mot pour Mot: the first of each team is its captain. */
export interface Four {
  readonly sel: readonly [Phone, Phone]
  readonly poivre: readonly [Phone, Phone]
}

export const everybody = ({ sel, poivre }: Four): readonly Phone[] => [sel[0], poivre[0], sel[1], poivre[1]]

/** Whose captain may draw, and the other team. */
const whoDraws = async ({ sel, poivre }: Four) => {
  const isDrawn = (phone: Phone) => phone.button('Tirer une carte')
  await expect(async () => {
    const seen = await Promise.all([sel[0], poivre[0]].map((phone) => isDrawn(phone).isVisible()))
    expect(seen.filter(Boolean)).toHaveLength(1)
  }).toPass()
  const isSel = await isDrawn(sel[0]).isVisible()
  const [mine, theirs] = isSel ? [sel, poivre] : [poivre, sel]
  return { captain: mine[0], mate: mine[1], other: theirs[0], otherMate: theirs[1], team: isSel ? 'Sel' : 'Poivre' }
}

/** Draws, and turns the timer over. */
export const begin = async (four: Four, edition: 'cactus' | 'capture') => {
  const turn = await whoDraws(four)
  await turn.captain.tap('Tirer une carte')
  await (edition === 'cactus' ? turn.captain : turn.other).tap('Retourner le sablier')
  await expect(turn.captain.page.getByLabel('Les lettres à épeler')).toBeVisible()
  return turn
}

/** On the pad, letter by letter. */
export const tapLetters = async (phone: Phone, letters: string) => {
  for (const letter of letters) await phone.button(new RegExp(`^${letter},`)).click()
}

/** On a keyboard. */
export const typeLetters = async (phone: Phone, letters: string) => {
  for (const letter of letters) await phone.page.keyboard.press(letter.toLowerCase())
}

/** A whole turn that nobody objects to. */
const playTurn = async (four: Four, edition: 'cactus' | 'capture', word: string) => {
  const turn = await begin(four, edition)
  await typeLetters(turn.captain, word)
  await turn.captain.tap('C’est dit')
  await turn.other.tap('D’accord')
  return turn
}

/** What stands spelled, on any screen. */
export const expectSpelled = (page: Page, letters: string) =>
  expect(
    page.getByText(new RegExp(`^Le mot épelé\\s:\\s${letters === '' ? 'rien encore' : letters}$`)).first(),
  ).toBeAttached()

/** Who won, told whole: what is on the cards speaks of winning, too. */
export const WON = /^(Sel|Poivre) gagne/

/** Turn after turn, until somebody has won. */
export const playToTheEnd = async (four: Four, edition: 'cactus' | 'capture', words: readonly string[]) => {
  const { page } = four.poivre[0]
  const won = page.getByText(WON).filter({ visible: true })
  for (const word of words) {
    await playTurn(four, edition, word)
    await expect(won.or(page.getByText(/tire[r]? une carte/i).filter({ visible: true })).first()).toBeVisible()
    if (await won.first().isVisible()) break
  }
  for (const phone of everybody(four)) await phone.sees(WON)
}
