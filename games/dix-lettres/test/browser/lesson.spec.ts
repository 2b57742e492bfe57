import { type Learner, testLesson } from '../../../../e2e/learner.ts'
import { layOut } from './player.ts'

const play = async (learner: Learner) => {
  const { page } = learner
  await learner.hears('le mot le plus long', 'the longest word')
  await learner.goesOn()
  await learner.hears('À tour de rôle', 'in turn')
  await learner.press('Consonne', 'Consonant')
  await learner.isHeldBack()
  await learner.press('Voyelle', 'Vowel')
  await learner.hears('Un A', 'An A')
  await learner.findsNoFault()
  await learner.press('Consonne', 'Consonant')
  await learner.hears('Le reste au hasard', 'Leave the rest to chance')
  await learner.press('Le reste au hasard', 'Leave the rest to chance')
  await learner.hears('CARTON', 'CARTON')
  await layOut(page, 'CARTON')
  await learner.press('Poser CARTON', 'Set down CARTON')
  await learner.hears('Léa a fini', 'Léa is done')
  await learner.findsNoFault()
  await learner.press('C’est bon avec CARTON', 'Done with CARTON')
  await learner.hears('Cinq lettres pour Léa', 'Five letters for Léa')
  await learner.press('Le mot suivant', 'The next word')
  await learner.hears('CARTON est dans la liste', 'CARTON is in the list')
  await learner.press('Voir le résultat', 'See the result')
  await learner.hears('RELATIONS', 'RELATIONS')
  await learner.goesOn()
}

testLesson('dix-lettres', play)
