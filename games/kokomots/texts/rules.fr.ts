import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'
import { kokomotsVariantsFr } from './rules-variants.fr.ts'

export const kokomotsFr: Readonly<Record<ClauseId, Clause>> = {
  'KOK-1': {
    name: 'Les cartes',
    says: [
      'Cent dix lettres, dont vingt à contrainte. Trente cartes à deux thèmes, un par face. Un sablier de 45 secondes. Et, pour la variante expert, six marqueurs qui font valoir 3 points à un thème.',
    ],
  },
  'KOK-2': {
    name: 'Combien on est',
    says: ['Chacun pour soi, ou en équipes jusqu’à douze.', reading('De deux à six\u00a0: il y a six marqueurs.')],
  },
  'KOK-3': {
    name: 'Quatre colonnes',
    says: [
      'Quatre piles de cinq thèmes, la première carte visible. Sous chacune, deux piles de cinq lettres, la première visible aussi\u00a0: voilà une colonne. Trois lettres en main pour chacun, le reste fait la pioche. Dix thèmes restent dans la boîte.',
      reading(
        'L’autre face d’un thème ne se voit pas. Pour une partie plus courte, la table choisit des piles de quatre ou de trois.',
      ),
    ],
  },
  'KOK-4': {
    name: 'Qui commence',
    says: [
      reading(
        'La personne dont le nom, tel qu’il est donné à la table, a le plus de lettres\u00a0; à égalité, le sort. Le premier sablier se retourne quand elle le dit, ou qui tient le sablier, ou tout seul après 60 secondes.',
      ),
    ],
  },
  'KOK-39': {
    name: 'Quatre variantes',
    says: [
      'Classique, expert, simultanée ou par équipes\u00a0: une par partie, sans les mêler. La simultanée se joue sans main.',
      reading(
        'Par équipes non plus. Ta main n’est vue que de toi\u00a0; les cartes gagnées sont sur la table, pour tous. En classique, l’écran commun et les spectateurs voient la main de qui cherche, le temps de son tour, pour que tous cherchent aussi\u00a0; une table peut s’en passer.',
      ),
    ],
  },
  'KOK-5': {
    name: 'Quarante-cinq secondes',
    says: [
      'C’est ton tour\u00a0: autant de mots que tu peux avant que le sable soit tombé.',
      reading(
        'Plus d’idée\u00a0? «\u00a0J’ai fini\u00a0» passe la main tout de suite, sauf par équipes. Un mot déjà annoncé est jugé quand même.',
      ),
    ],
  },
  'KOK-6': {
    name: 'Ce qu’il faut pour un mot',
    says: [
      'Il va avec un thème visible, et prend au moins une lettre de ta main et une des deux de la colonne de ce thème. Plus si tu peux\u00a0: jusqu’à tes trois et ces deux-là.',
      reading('Chaque carte compte pour une lettre du mot\u00a0: deux cartes E veulent deux E.'),
    ],
  },
  'KOK-7': {
    name: 'Le mot tient',
    says: [
      'Les lettres jouées et la carte du thème sont à toi. Ce qu’elles couvraient paraît, ta main revient à trois, et tu cherches encore.',
    ],
  },
  'KOK-8': {
    name: 'Le mot tombe',
    says: [
      'Tu ne prends rien, et tu peux en essayer un autre.',
      reading(
        'Le même mot pour les mêmes thèmes n’est plus écouté dans ce tour, ou dans cette manche. Un mot mal épelé (KOK-21), lui, se retente.',
      ),
    ],
  },
  'KOK-9': {
    name: 'À chaque thème sa colonne',
    says: [
      'Les lettres d’une autre colonne ne se prennent pas. NEW YORK pour une ville\u00a0: E et R de la main, le O qui est sous la ville\u00a0; le N qui est sous l’outil reste où il est.',
    ],
  },
  'KOK-10': {
    name: 'Une colonne se ferme',
    says: ['Quand il n’y a plus de thème sur sa pile. Ses lettres quittent la partie et n’y reviennent pas.'],
  },
  'KOK-11': {
    name: 'Changer ses lettres',
    says: [
      'Une fois par tour, tes trois lettres contre trois de la pioche. Celles que tu rends ne comptent pas.',
      reading('Pas pendant qu’on juge un mot à toi.'),
    ],
  },
  'KOK-12': {
    name: 'La pioche est vide',
    says: [
      reading(
        'On mélange la défausse et on y pioche. Rien non plus de ce côté\u00a0: les mains ne se complètent plus. Vont à la défausse les lettres de KOK-11, KOK-30, KOK-31, KOK-33 et KOK-37\u00a0; un thème défaussé quitte la partie.',
      ),
    ],
  },
  'KOK-13': {
    name: 'Le sable est tombé',
    says: [
      'Le tour passe aussitôt à gauche, et le sablier suivant coule déjà. La table peut demander que chacun se dise prêt d’abord.',
      reading(
        'Quelqu’un est parti\u00a0: on l’attend 20 secondes, puis son tour passe\u00a0; aussitôt si la place est rendue. Une équipe, quand plus personne n’en est là.',
      ),
    ],
  },
  'KOK-14': {
    name: 'Annoncé à temps',
    says: [
      reading(
        'Un mot annoncé avant la fin du sablier est jugé même après. Sans son thème ni ses cartes, un mot n’est pas annoncé.',
      ),
    ],
  },
  'KOK-40': {
    name: 'Un mot à la fois',
    says: [
      reading(
        'Tu annonces le mot, le thème (ou les deux) et les cartes d’un seul geste. Plusieurs thèmes possibles, et tu n’en touches aucun\u00a0? Le mot va au thème dont la liste le connaît\u00a0; s’il y en a plusieurs, ou aucun, on te demande lequel. Jusqu’au jugement, personne d’autre n’y touche et rien ne se découvre. Qui jugeait ce tour-là juge ce mot, même si son propre tour a commencé.',
      ),
    ],
  },
  'KOK-41': {
    name: 'Le même mot deux fois',
    says: [reading('Il peut revenir dans la partie, pour une autre carte de thème.')],
  },
  'KOK-15': {
    name: 'Qui tient le sablier',
    says: [
      'La personne à droite de qui joue. Ici, c’est le serveur qui compte. La table peut préférer un sablier humain\u00a0: le tour dure alors jusqu’à ce que cette personne dise stop, et les autres ne se gênent pas pour le réclamer.',
      reading('Pas avant la fin du sable\u00a0; au double du temps, tout seul. On le réclame une fois chacun.'),
    ],
  },
  'KOK-16': {
    name: 'Qui juge',
    says: [
      'La personne à droite du sablier. À deux ou à trois, c’est la même qui tient le sablier et qui juge.',
      'Qui n’est pas là reste juge, et se tait (ALL-6).',
    ],
  },
  'KOK-17': {
    name: 'Qui ne dit mot consent',
    says: [
      'Le juge peut accepter tout de suite, ou se taire\u00a0: le mot tient quand même. Le sablier, lui, ne s’arrête pas.',
      reading(
        'Six secondes de silence suffisent. Dans ce jeu, une durée se règle à partir de 2 secondes. Sans sablier, si aucun juge n’est là, ou rien que des bots, le mot tient aussitôt.',
      ),
      reading(
        'En solo, tu ne juges personne, et un bot te juge\u00a0: un mot qu’aucune liste ne connaît, il dit «\u00a0je ne connais pas\u00a0», et tu ne perds rien\u00a0; tout autre mot tient aussitôt. À plusieurs, quand seul un bot juge, un mot inconnu se redit si l’on y tient (ALL-9). Un mot qui manque à un thème vérifiable est refusé par la machine.',
      ),
    ],
  },
  'KOK-18': {
    name: 'Ce que juge le juge',
    says: [
      'La machine vérifie les lettres, les colonnes et les contraintes. Au juge le thème et la forme du mot. Un mot qui respecte la règle ne se refuse pas.',
      reading(
        'Un refus a un motif, que tout le monde voit\u00a0: hors du thème, pluriel pour son S, locution ou nom et adjectif, lettres prises dans plusieurs mots, mal écrit, autre. Le juge seul voit si le mot est dans la liste du thème, et cela ne décide de rien, sauf du thème quand tu n’en choisis pas (KOK-40). Écrit sans accents, un mot de la liste s’affiche comme elle l’écrit, une fois qu’il tient.',
      ),
    ],
  },
  'KOK-19': {
    name: 'Quels mots',
    says: [
      'Pas de pluriel pour gagner un S, pas de locution, pas de nom avec son adjectif. Les mots à trait d’union et les noms propres sont bons.',
      reading(
        'De PLANCHE À VOILE, toutes les lettres viennent de PLANCHE, ou toutes de VOILE. Un nom propre de plusieurs mots compte en entier\u00a0: NEW YORK. La machine ne sait pas lequel est lequel\u00a0: elle laisse passer, et prévient le juge quand les lettres viennent de plusieurs mots.',
      ),
    ],
  },
  'KOK-20': {
    name: 'Première, deuxième, dernière',
    says: [
      'Cette lettre doit être à cette place dans le mot. Une seule carte de chacune des trois par mot.',
      reading(
        'Les places se comptent sur tout le mot, sans accents, traits d’union ni espaces (ALL-1)\u00a0; pour PLANCHE À VOILE, sur celui d’où viennent les lettres. NEW YORK est un nom\u00a0: son Y n’y est pas premier. Écrit sans majuscules, la machine ne sait pas, et prévient le juge.',
      ),
    ],
  },
  'KOK-21': {
    name: 'À épeler',
    says: [
      'Le mot annoncé s’épelle avant d’être jugé, sans une faute\u00a0; une seule fois, même avec plusieurs de ces cartes. Si le sable tombe entre-temps, tu finis. Une faute, et les cartes reviennent où elles étaient.',
      reading(
        'Ici, lettre après lettre, sans voir ce que tu tapes et sans retour. Pas fini 15 secondes après l’annonce, c’est comme une faute.',
      ),
    ],
  },
  'KOK-22': { name: 'Vingt contraintes', says: [reading('Cinq cartes de chacune des quatre.')] },
  'KOK-23': {
    name: 'Trois piles vides',
    says: [
      'La partie finit quand trois des quatre piles de thèmes sont épuisées, dans toutes les variantes.',
      reading(
        'Sur-le-champ, même au milieu d’un tour. Un mot annoncé avant celui qui a vidé la troisième est encore jugé, et compte\u00a0; un mot annoncé après est perdu. Une équipe finit d’abord son sablier.',
      ),
    ],
  },
  'KOK-24': {
    name: 'Les points',
    says: ['Un thème 1, une lettre 1, une lettre à contrainte 2. Ce qui reste en main ne compte pas.'],
  },
  'KOK-25': {
    name: 'Qui gagne',
    says: [
      'Le plus de points. À égalité, le moins de cartes de thème.',
      reading('Celles sous le marqueur comprises. Encore à égalité, on partage.'),
    ],
  },
  ...kokomotsVariantsFr,
}
