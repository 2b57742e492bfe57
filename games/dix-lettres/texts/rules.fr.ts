import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'

export const clausesFr: Readonly<Record<ClauseId, Clause>> = {
  'DIX-1': {
    name: 'Qui joue',
    says: ['De un à douze, chacun pour soi, en dix manches. La table peut en choisir trois ou cinq.'],
  },
  'DIX-2': { name: 'Dix lettres', says: ['Chaque manche a ses dix lettres.'] },
  'DIX-3': {
    name: 'Les deux sacs',
    says: [
      'Un sac de voyelles, un sac de consonnes. Une lettre fréquente en français y a beaucoup de jetons, une lettre rare un seul.',
      reading(
        'Y est une voyelle. Ce qui est tiré reste dehors jusqu’à la fin de la manche, puis tout retourne au sac. Trois à six des dix lettres sont des voyelles.',
      ),
    ],
  },
  'DIX-4': {
    name: 'Voyelle, consonne',
    says: [
      'À chaque manche, la personne suivante qui est là dit «\u00a0voyelle\u00a0» ou «\u00a0consonne\u00a0», lettre après lettre. Elle a vingt secondes pour les dix\u00a0; après, ou si elle le veut, le hasard tire le reste. La table peut aussi laisser la machine tirer.',
      reading(
        'Le hasard complète à quatre ou cinq voyelles\u00a0; à six si on en a demandé six, à trois si on a demandé sept consonnes.',
      ),
    ],
  },
  'DIX-5': {
    name: 'Chercher',
    says: ['Tout le monde a quarante-cinq secondes pour le mot le plus long. Les mots sont secrets.'],
  },
  'DIX-6': {
    name: 'Avec ces lettres',
    says: [
      'Chaque jeton sert une fois au plus, et un mot a deux lettres au moins. Le reste est refusé tout de suite. Si le mot est dans la liste, on ne le sait qu’en le montrant.',
    ],
  },
  'DIX-7': {
    name: 'C’est bon',
    says: [
      'On peut changer de mot jusqu’à la fin. Qui dit «\u00a0c’est bon\u00a0» a fini, et peut chercher encore. Quand tout le monde a fini, on n’attend pas le sablier.',
      reading('Qui n’a rien posé quand la manche finit, mais a aligné deux jetons ou plus, a posé ceux-là.'),
    ],
  },
  'DIX-8': {
    name: 'Montrer les mots',
    says: [
      'Les mots se montrent du plus court au plus long, quatre secondes chacun, ou dès que quelqu’un continue.',
      reading('Deux mots égaux se montrent ensemble.'),
    ],
  },
  'DIX-9': {
    name: 'Pas dans la liste',
    says: ['Un mot qui n’est pas dans la liste se montre aussi, et ne rapporte rien.'],
  },
  'DIX-10': {
    name: 'Les points',
    says: [
      'Le plus long mot valable rapporte un point par lettre. Plusieurs mots de cette longueur\u00a0: chacun rapporte tout.',
    ],
  },
  'DIX-11': { name: 'Tout le monde marque', says: ['La table peut compter le mot valable de chacun.'] },
  'DIX-12': {
    name: 'Qui gagne',
    says: [
      'Le résultat reste quinze secondes, ou jusqu’à ce que quelqu’un continue. Après la dernière manche, le plus de points gagne.',
      reading('À égalité, on partage.'),
    ],
  },
  'DIX-13': {
    name: 'On pouvait faire',
    says: [
      'Une fois tous les mots montrés, la machine dit les plus longs mots possibles\u00a0: trois au plus, les mieux connus d’abord.',
      reading(
        'Elle a une liste de gros mots et d’insultes, et n’en propose aucun\u00a0; pour qui en pose un, il compte.',
      ),
    ],
  },
  'DIX-14': {
    name: 'Qui est parti',
    says: [
      reading(
        'On attend cinq secondes la personne qui tire les lettres, puis le hasard tire. Si l’on n’attend plus que des gens partis, la manche finit dix secondes après le dernier départ.',
      ),
    ],
  },
  'DIX-15': {
    name: 'Les bots',
    says: [
      reading(
        'Un bot tranquille connaît les mots de tous les jours, jusqu’à cinq lettres\u00a0; un régulier, les mots connus, jusqu’à sept\u00a0; un redoutable, presque tous. Aucun ne continue à la place des gens.',
      ),
    ],
  },
  'DIX-16': {
    name: 'Ce qui est secret',
    says: [
      'Ce qui reste dans les sacs, et chaque mot, posé ou seulement aligné, jusqu’à ce qu’il se montre. Qui a posé un mot se voit. Quand un mot se montre, on sait si c’est le dernier.',
    ],
  },
}
