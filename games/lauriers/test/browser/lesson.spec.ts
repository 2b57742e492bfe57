import { type Learner, testLesson } from '../../../../e2e/learner.ts'

const play = async (learner: Learner) => {
  const { page } = learner
  await learner.hears('Un mot rare', 'A rare word')
  await learner.goesOn()
  await page.locator('fieldset label').nth(1).click()
  await learner.press(/^Jouer /, /^Play /)
  await learner.isHeldBack()
  await page.locator('fieldset label').first().click()
  await learner.press(/^Jouer /, /^Play /)
  await learner.hears('ne voient que le mot', 'see the word only')
  await learner.goesOn()
  await learner.hears('Fusionner', 'Merge')
  await learner.findsNoFault()
  await learner.press('Fusionner', 'Merge')
  await learner.press('Commencer la lecture', 'Start the reading')
  await learner.press('Lire la suivante', 'Read the next one')
  await learner.press('Ouvrir le vote', 'Open the vote')
  await learner.press('Dire la vérité', 'Tell the truth')
  await learner.hears('2 points', '2 points')
  // The round is told at once; it may have been told to its end meanwhile.
  const [skip, next] = [learner.button(['Tout voir', 'Show all']), learner.button(['Manche suivante', 'Next round'])]
  await skip.or(next).first().waitFor()
  if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => undefined)
  await next.click()
  await page.getByRole('textbox', { name: /^(Ta définition de|Your definition of)/ }).fill('Petit chat qui râle')
  await learner.press('Rendre ma copie', 'Hand it in')
  await learner.hears('vote pour celle', 'vote for the one')
  await learner.press('Miser un jeton', 'Stake a token')
  await page.getByRole('radio').first().check()
  await learner.press('Voter pour la 1', 'Vote for 1')
  await learner.hears('feuille', 'leaf')
  await learner.goesOn()
}

testLesson('lauriers', play)
