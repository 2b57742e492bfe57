import type { ClauseId } from '../book/sections.ts'

/** What players see on screen when they wonder about a rule: buttons, sentences, other words for it. */
export const seenAsFr: Readonly<Record<ClauseId, readonly string[]>> = {
  'DIX-1': ['combien de joueurs', 'Manches', 'seul'],
  'DIX-2': ['tirage'],
  'DIX-3': ['Six voyelles', 'jetons', 'fréquence'],
  'DIX-4': ['Le reste au hasard', 'Voyelle', 'Consonne', 'tire les lettres', 'la machine tire tout'],
  'DIX-5': ['Le mot le plus long', 'Temps pour chercher', 'sablier', 'C’est l’heure'],
  'DIX-6': ['Touche les lettres', 'Mélanger', 'Tout enlever', 'Enlever la dernière lettre'],
  'DIX-7': ['Je ne trouve rien', 'Chercher encore', 'Poser', 'C’est bon avec', 'a fini'],
  'DIX-8': ['Le mot suivant', 'Voir le résultat', 'du plus court au plus long'],
  'DIX-9': ['n’est pas dans la liste', 'mot valable'],
  'DIX-10': ['score', 'mot valable', 'le mot le plus long'],
  'DIX-11': ['Qui marque', 'tout le monde'],
  'DIX-12': ['gagne', 'égalité', 'Manche suivante', 'Voir qui gagne'],
  'DIX-13': ['On pouvait faire', 'Personne ne pouvait faire plus long'],
  'DIX-14': ['On attend', 'absent'],
  'DIX-15': ['bot', 'niveau'],
  'DIX-16': ['a un mot', 'secret'],
}
