import { type Clause, reading } from './clause.ts'
import type { CommonId } from './common-ids.ts'

export const commonFr: Readonly<Record<CommonId, Clause>> = {
  'ALL-1': {
    name: 'Lettres et accents',
    says: [
      'Pour comparer ou bouger des lettres, majuscules et accents ne comptent pas\u00a0: É vaut E, Ç vaut C, Œ vaut OE, Æ vaut AE. Traits d’union et apostrophes se sautent. Ce que tu as écrit s’affiche tel quel.',
    ],
  },
  'ALL-2': {
    name: 'Comme dans la boîte',
    says: [
      'Sabliers, rôles, votes et secrets existent aussi ici. Le serveur tient le temps. La table règle chaque durée, jusqu’à 600 secondes, ou joue sans sablier\u00a0; celles de cette page sont les durées de départ.',
      reading(
        'Quelqu’un a demandé «\u00a0plus de temps\u00a0»\u00a0? Ce que cette personne ou son équipe doit faire dure deux fois plus longtemps, et les votes aussi.',
      ),
    ],
  },
  'ALL-3': {
    name: 'La pause',
    says: [
      'Toute personne assise peut la demander\u00a0: tout s’arrête aussitôt. Elle ou l’hôte fait reprendre, et le sablier garde ce qui restait. Une table que tout le monde a quittée se met en pause toute seule. Après la reprise, la même personne attend 30 secondes avant d’en redemander une, et qui vient de s’asseoir en pleine partie attend autant\u00a0; l’hôte n’attend pas.',
      reading(
        'En attendant, ce qu’on cherche (catégorie, thèmes, lettres, rangées) est couvert, et aucun coup de jeu n’est pris.',
      ),
    ],
  },
  'ALL-4': {
    name: 'Un coup refusé',
    says: [
      'Il ne change rien. On te dit pourquoi, dans ta langue, avec le numéro de la règle. Une pénalité n’existe que là où une règle la donne.',
    ],
  },
  'ALL-5': {
    name: 'Le hasard',
    says: [
      'L’ordre des cartes et qui commence sortent d’une seule graine, qu’aucun appareil ne voit avant la fin de la partie. Après, qui était assis là peut la voir, et revoir tous les coups.',
    ],
  },
  'ALL-6': {
    name: 'Qui décroche',
    says: [
      'Sa place, sa main et ses jetons l’attendent\u00a0; le lien de sa place les lui rend sur n’importe quel appareil. La partie attend ou continue, selon la règle\u00a0: un vote qui manque n’est pas donné, un juge qui n’est pas là se tait. L’hôte peut confier une place vide à un bot.',
      reading(
        'Quelqu’un qui arrive ne prend une place vide qu’à la manche ou à la donne suivante, ou à la partie suivante si les mains se gardent jusqu’au bout. Qui l’avait peut revenir avant, sauf si l’hôte l’a fait partir. Qui a eu une place dans une partie n’en prend pas d’autre avant la fin.',
      ),
    ],
  },
  'ALL-7': {
    name: 'Toute attente finit',
    says: [
      'La règle dit quand, et ce qui se passe alors. Si elle ne dit rien\u00a0: 60 secondes, puis le moins qu’elle permette (passer, renoncer, se taire, continuer).',
      reading(
        'À une table sans sablier, rien ne finit tout seul, mais l’hôte peut déclarer le temps écoulé, avec le même effet.',
      ),
    ],
  },
  'ALL-8': {
    name: 'Premier, à temps',
    says: [
      reading(
        'C’est l’ordre d’arrivée au serveur qui compte. Un coup venu trop tard, ou dépassé par un autre, est refusé (ALL-4).',
      ),
    ],
  },
  'ALL-9': {
    name: 'Les bots',
    says: [
      reading(
        'Ils n’ont pas d’opinion\u00a0: pas de vote sur une catégorie, une orthographe inconnue, un thème ou une formulation. Ils ne contestent rien et, juges, ils se taisent. On ne les compte pas parmi les votants.',
      ),
      reading(
        'Là où personne ne peut juger, la machine vérifie ce qu’elle peut\u00a0: l’orthographe, les réponses que le paquet connaît, les thèmes qui se vérifient. Elle te croit pour le reste, et le résultat dit combien de réponses tiennent ainsi sur parole.',
      ),
    ],
  },
  'ALL-10': {
    name: 'L’hôte',
    says: [
      reading(
        'S’il n’est pas là, la personne assise depuis le plus longtemps parmi les présentes mène la table. Retirer quelqu’un, verrouiller, confier la table ou libérer la place de l’hôte reste à l’hôte, qui reprend son rôle en revenant. Après dix minutes d’absence, le rôle passe à qui mène la table et s’en sert.',
      ),
    ],
  },
  'ALL-11': {
    name: 'La présentation',
    says: [
      reading(
        'Avant la première manche d’un jeu, la tablée voit en douze secondes le but, à quoi sert son téléphone et qui commence. Elle s’arrête quand tout le monde l’a passée, ou quand l’hôte commence. Le temps du jeu ne part qu’après. Plus tard le même soir, elle dure deux secondes. Avec «\u00a0Plus de temps\u00a0», c’est le double\u00a0; sans sablier aussi, elle s’arrête d’elle-même.',
      ),
    ],
  },
}
