import { expect } from '@playwright/test'
import { type Learner, testLesson } from '../../../../e2e/learner.ts'

const play = async (learner: Learner) => {
  const { page } = learner
  /** Typed wherever the focus is, and announced. */
  const say = async (word: string) => {
    await expect(page.getByRole('group', { name: /^(Ton mot|Your word)$/ })).toBeVisible()
    await page.keyboard.type(word)
    const heard = word.toUpperCase()
    await learner.press(new RegExp(`^Annoncer ${heard}, `), new RegExp(`^Announce ${heard}, `))
  }
  await learner.hears('Quatre thèmes', 'Four themes')
  await learner.goesOn()
  await learner.press('C’est parti', 'Here we go')
  await learner.hears('POIRE', 'POIRE')
  await say('prime')
  await learner.isHeldBack()
  for (let nth = 0; nth < 5; nth++) await page.keyboard.press('Backspace')
  await say('poire')
  await learner.hears('5 points', '5 points')
  await learner.goesOn()
  await say('rome')
  await say('lions')
  await learner.hears('pluriel', 'plural')
  await say('lion')
  await learner.hears('AVOCAT', 'AVOCAT')
  await say('avocat')
  await expect(page.getByRole('heading', { name: /^(Épelle-le|Spell it)/ })).toBeVisible()
  await learner.findsNoFault()
  await page.keyboard.type('avocat')
  await learner.press('Changer les trois', 'Change all three')
  await learner.hears('à toi de juger', 'you judge')
  await learner.press('J’accepte', 'I accept')
  await learner.hears('Chou-fleur', 'Chou-fleur')
  await learner.press('hors du thème', 'off theme')
  await learner.hears('22 points', '22 points')
  await learner.goesOn()
}

testLesson('kokomots', play)
