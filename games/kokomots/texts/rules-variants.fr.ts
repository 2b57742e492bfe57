import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'

/** Expert, simultaneous, teams. */
export const kokomotsVariantsFr = {
  'KOK-26': {
    name: 'Le cinquième thème',
    says: [
      'En expert, les dix thèmes restants font une cinquième pile, la première carte visible. Elle n’a pas de lettres et ne compte pas pour la fin (KOK-23). Chacun reçoit un marqueur 3 points.',
    ],
  },
  'KOK-27': {
    name: 'Relier deux thèmes',
    says: [
      'Un mot peut aller à la fois avec le cinquième thème et un des quatre\u00a0: les deux cartes sont à toi, et la cinquième, sous le marqueur, vaut 3 points. NÉMO relie la mer et le cinéma. Rien n’y oblige.',
      reading(
        'Les lettres viennent de la colonne d’un des quatre\u00a0; le cinquième seul ne se joue pas. Refusé pour les deux, le mot peut revenir pour celui des quatre.',
      ),
    ],
  },
  'KOK-28': {
    name: 'Tous à la fois',
    says: ['Ni sablier ni main. Deux lettres sont retournées de la pioche, et tout le monde cherche en même temps.'],
  },
  'KOK-29': {
    name: 'Le premier qui appuie',
    says: [
      'Il annonce un mot avec une ou deux des lettres retournées et une ou deux d’une colonne, sur son thème.',
      reading(
        'Le premier, c’est celui que le serveur entend d’abord (ALL-8). Les autres attendent. Rien de jouable annoncé en 15 secondes, et c’est comme un refus (KOK-31).',
      ),
    ],
  },
  'KOK-30': {
    name: 'La manche est gagnée',
    says: [
      'Le mot tient\u00a0: les cartes et le thème sont pris. Une lettre retournée qui n’a pas servi est défaussée.',
    ],
  },
  'KOK-31': {
    name: 'La manche est manquée',
    says: [
      'Le mot est refusé\u00a0: tu rends une carte gagnée avant, celle que tu veux. Si tu n’en as pas encore, tu la devras sur ce que tu gagneras.',
      reading(
        'Pas choisie en 15 secondes\u00a0: un thème, sinon une lettre simple, sinon n’importe laquelle. Tu ne cherches plus dans cette manche\u00a0; les autres continuent.',
      ),
    ],
  },
  'KOK-32': {
    name: 'Jugé par les autres',
    says: [
      reading(
        'Refusé si plus de la moitié des autres disent non, avec un motif, dans les 8 secondes. Se taire, c’est accepter. Les bots ne comptent pas (ALL-9)\u00a0; les absents se taisent, et on ne les attend pas. À deux, l’autre décide seul.',
      ),
    ],
  },
  'KOK-33': {
    name: 'Quatre nouveaux thèmes',
    says: [
      'Après une manche gagnée, tous les thèmes visibles se retournent, et qui a gagné retourne les deux lettres suivantes.',
      reading(
        'Aussi celui qui vient de paraître. Les lettres se retournent seules après 5 secondes, une fois rendues les cartes dues. Personne ne trouve\u00a0? La manche est passée quand tous ceux qui cherchent encore sont d’accord (les absents le sont), quand plus personne ne cherche, ou après 2 minutes sans que personne n’appuie, à moins que la table n’y renonce. Les deux lettres sont défaussées, les thèmes restent.',
      ),
    ],
  },
  'KOK-42': {
    name: 'Les dettes',
    says: [
      reading(
        'Elles s’ajoutent, et se paient sur les prochaines cartes gagnées, au choix, avant de rien compter. Une dette qui reste à la fin ne coûte rien.',
      ),
    ],
  },
  'KOK-34': {
    name: 'Les équipes',
    says: [
      'Deux ou trois par équipe, douze joueurs au plus. Chaque équipe joue un sablier, l’une après l’autre\u00a0; entre deux, on souffle.',
      reading('De deux à quatre équipes, pas forcément égales. Celle de la personne de KOK-4 commence.'),
    ],
  },
  'KOK-35': {
    name: 'Trois paquets',
    says: [
      'L’équipe qui joue reçoit trois paquets, d’une, deux et trois lettres, face cachée jusqu’au sablier. À deux, l’un tient les deux petits, l’autre le grand\u00a0; à trois, chacun le sien. Tout le monde dans l’équipe peut souffler un mot pour n’importe lequel.',
      reading(
        'Qui tient un paquet change à chaque tour de l’équipe. Qui le tient annonce\u00a0; s’il n’est pas là, n’importe quel coéquipier le fait.',
      ),
    ],
  },
  'KOK-36': {
    name: 'Trois mots, trois thèmes',
    says: [
      'Dans un sablier, un mot par paquet, dans l’ordre qu’on veut, chacun sur un autre thème. Le paquet d’une lettre prend donc celle-là, avec au moins une de la colonne. Les paquets ne se complètent pas.',
      reading(
        'On ne change pas ses lettres (KOK-11). Un thème qui vient de paraître est un autre thème\u00a0: une colonne peut servir deux fois.',
      ),
    ],
  },
  'KOK-37': {
    name: 'Ce qu’on garde, ce qu’on perd',
    says: [
      'Trois mots\u00a0: tout est gardé. Moins de trois\u00a0: les lettres restent à l’équipe, les thèmes partent, et leurs piles en sont plus courtes. Ce qui n’a pas servi est défaussé.',
    ],
  },
  'KOK-38': {
    name: 'Les autres équipes',
    says: [
      'Elles tiennent le sablier et jugent.',
      reading(
        'L’équipe de droite tient le sablier, la suivante à droite juge\u00a0; à deux ou trois équipes, celle de droite fait les deux. Une seule personne de l’équipe qui juge peut refuser, avec un motif.',
      ),
    ],
  },
  'KOK-43': {
    name: 'La fin d’un sablier d’équipe',
    says: [
      reading(
        'Les trois paquets peuvent être annoncés en même temps. Le tour finit quand le troisième mot tient ou, le sable tombé, quand le dernier mot annoncé est jugé.',
      ),
    ],
  },
} satisfies Partial<Record<ClauseId, Clause>>
