import { expect } from '@playwright/test'
import { type Learner, testLesson } from '../../../../e2e/learner.ts'

const spellOut = async (learner: Learner, word: string) => {
  const pad = learner.page.getByRole('group', { name: /^(Les lettres à épeler|Letters to spell)$/ })
  await expect(pad).toBeVisible()
  await learner.type(word)
  await learner.press('C’est dit\u00a0!', 'That’s it!')
}

const cactus = async (learner: Learner) => {
  await learner.hears('Dix-sept lettres', 'Seventeen letters')
  await learner.goesOn()
  await learner.press('Tirer une carte', 'Draw a card')
  await learner.hears('Trop dur', 'Too hard')
  await learner.press('Retourner le sablier', 'Turn the timer')
  await learner.isHeldBack()
  await learner.press('L’autre face', 'The other side')
  await expect(learner.page.getByRole('heading', { name: 'On le trouve à l’école' })).toBeVisible()
  await learner.press('Retourner le sablier', 'Turn the timer')
  await learner.hears('souffle CLASSE', 'whispers CLASSE')
  await learner.page.getByRole('button', { name: /classe/ }).click()
  await learner.findsNoFault()
  await learner.press('C’est dit\u00a0!', 'That’s it!')
  await learner.hears('GIRAFFE', 'GIRAFFE')
  await learner.press(/^Vérifier l’orthographe/, /^Check the spelling/)
  await learner.hears('nom propre', 'proper noun')
  await learner.press('Mal écrit', 'Misspelled')
  await learner.press('Tirer une carte', 'Draw a card')
  await learner.press('Retourner le sablier', 'Turn the timer')
  await spellOut(learner, 'souris')
  await learner.hears('Un cactus pour Sel', 'One cactus for Sel')
  await learner.press(/^Contester la catégorie/, /^Contest the category/)
  await learner.press('Refusé', 'Rejected')
  await learner.hears('À cinq cactus', 'At five cacti')
  await learner.goesOn()
}

const capture = async (learner: Learner) => {
  await learner.goesOn()
  await learner.press('Tirer une carte', 'Draw a card')
  await learner.hears('ASSASSIN', 'ASSASSIN')
  await spellOut(learner, 'assassin')
  await learner.press('Retourner le sablier', 'Turn the timer')
  await learner.hears('CHAT tire', 'CHAT pulls')
  await learner.findsNoFault()
  await learner.press('D’accord', 'Agreed')
  await learner.goesOn()
}

testLesson('cactus', cactus)
testLesson('capture', capture)
