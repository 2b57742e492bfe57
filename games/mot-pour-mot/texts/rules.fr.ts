import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'
import { cactus, capture } from './editions.ts'

export const motPourMotFr: Readonly<Record<ClauseId, Clause>> = {
  'MPM-1': {
    name: 'Deux équipes',
    says: [
      'On se partage en deux équipes, Sel et Poivre, aussi égales que possible\u00a0: une personne d’écart au plus, et une de chaque côté suffit. Chaque équipe se choisit un capitaine.',
      reading('Entre deux tours, elle peut en changer.'),
    ],
  },
  'MPM-32': {
    name: 'Le capitaine',
    says: [
      'Il agit pour les siens\u00a0: il tire la carte, retourne le sablier, épelle, annonce le mot, accepte, fait vérifier, conteste. Ses équipiers proposent. Quand on vote, c’est chacun pour soi.',
      reading('Le capitaine n’est pas là\u00a0? Le suivant de l’équipe, dans l’ordre des places, tient son rôle.'),
      reading(
        'Tous ceux qu’on attend sont partis\u00a0? Dix secondes, et le jeu continue. Qui lit la carte, ou peut encore retirer sa contestation, a aussi ces dix secondes.',
      ),
    ],
  },
  'MPM-2': {
    name: 'Dix-sept lettres',
    says: [
      'Dix-sept tuiles attendent sur la colonne du milieu. Le plateau se passe des lettres trop communes et des trop rares.',
      reading('Ce sont B C D F G H I L M N O P R S T U V. Il n’y a donc ni A ni E, et aucune des J K Q W X Y Z.'),
    ],
  },
  'MPM-3': {
    name: 'Le plateau',
    says: [
      reading(
        'Cinq colonnes, deux de chaque côté du milieu\u00a0: une lettre qui n’a pas bougé est à trois pas de la sortie. La table peut en choisir trois ou sept.',
      ),
    ],
  },
  'MPM-4': {
    name: 'Les cartes',
    says: [
      'Une carte a deux faces, une catégorie sur chacune.',
      reading('On ne voit que la face jouée. Les cartes que la table a le moins vues sortent d’abord.'),
      cactus('Sa boîte contient 208 cartes\u00a0: 416 catégories.'),
      capture('Sa boîte contient 220 cartes\u00a0: 440 catégories.'),
      'Le masculin d’une catégorie n’exclut personne\u00a0: une chanteuse vaut un chanteur.',
    ],
  },
  'MPM-5': {
    name: 'Qui commence',
    says: ['Le sort désigne la première équipe.', cactus('Elle garde son jeton de première équipe jusqu’au bout.')],
  },
  'MPM-6': {
    name: 'La carte, puis le sablier',
    says: [
      'Le capitaine dont c’est le tour tire une carte, et tout le monde voit la catégorie. On n’épelle rien tant que le sablier ne coule pas.',
      cactus('Le même capitaine retourne le sablier.'),
      capture('L’autre équipe le retourne, quand chacun a lu.'),
      reading('Au bout de 15 secondes sans carte, ou sans sablier, cela se fait tout seul.'),
    ],
  },
  'MPM-7': {
    name: 'Trente secondes',
    says: ['Le sablier dure 30 secondes, ou ce que la table a choisi.'],
  },
  'MPM-8': {
    name: 'L’autre face',
    says: [
      cactus('Trop dur pour quelqu’un\u00a0? Le capitaine peut jouer le verso, sauf si la table l’interdit.'),
      capture('Cette édition ne le prévoit pas\u00a0: c’est non, à moins que la table ne le permette.'),
      reading('Une fois par tour au plus, et avant que le sablier ne coule.'),
    ],
  },
  'MPM-9': {
    name: 'Chercher ensemble',
    says: [
      'Tant que le sablier coule, les équipiers envoient des propositions, que leur équipe est seule à voir. Épeler n’appartient qu’au capitaine.',
    ],
  },
  'MPM-10': {
    name: 'Épeler',
    says: [
      'Le capitaine donne le mot lettre après lettre. Chaque lettre dite fait avancer sa tuile d’une colonne, si elle est sur le plateau.',
      cactus('Elle s’éloigne\u00a0: on la pousse chez les autres.'),
      capture('Elle approche\u00a0: on la tire à soi.'),
    ],
  },
  'MPM-11': {
    name: 'Deux S, deux pas',
    says: [
      'Une lettre bouge autant de fois qu’elle est dans le mot. Les lettres qui ne sont pas sur le plateau (A, E, J… et celles qui sont sorties, fût-ce plus tôt dans ce mot) sont permises et ne bougent rien.',
    ],
  },
  'MPM-12': {
    name: 'C’est dit',
    says: [
      'Un seul mot par tour. Ce qui est épelé quand le capitaine touche «\u00a0C’est dit\u00a0!\u00a0», ou quand le sablier se vide, est la réponse (ou son début, MPM-13). Rien ne la change plus.',
      reading(
        'Jusque-là, le capitaine peut reprendre les dernières lettres\u00a0: chaque tuile revient exactement d’où elle venait, même de dehors.',
      ),
    ],
  },
  'MPM-13': {
    name: 'Le sablier est vide',
    says: [
      'Aussitôt, plus rien ne bouge\u00a0: ce qui n’est pas dit n’avance pas, ce qui est dit reste avancé.',
      reading(
        'Le capitaine annonce alors le mot entier qu’il épelait. Les lettres données doivent en être le début\u00a0; sinon les tuiles reviennent et le tour est perdu. Au bout de 15 secondes sans annonce, ce qui est épelé est le mot.',
      ),
      'Rien d’épelé, ou «\u00a0C’est dit\u00a0!\u00a0» sans une lettre\u00a0: le tour est perdu, sans plus.',
    ],
  },
  'MPM-14': {
    name: 'Dehors',
    says: [
      'Une tuile qui passe la dernière colonne quitte le plateau. Elle compte pour l’équipe qui l’a bougée, et ne bougera plus.',
    ],
  },
  'MPM-29': {
    name: 'La pioche est vide',
    says: [reading('On mélange les cartes jouées, sauf celle du tour, et l’on continue.')],
  },
  'MPM-15': {
    name: 'Un seul mot',
    says: [
      'Un mot, d’un seul tenant. Composé, il lui faut un trait d’union, qu’on saute en épelant. Avec un espace, c’est refusé.',
    ],
  },
  'MPM-16': {
    name: 'Quels mots',
    says: [
      'Du français, ou ce que la catégorie réclame d’elle-même\u00a0: une chanson anglaise, un gâteau autrichien. Les noms propres sont les bienvenus.',
    ],
  },
  'MPM-17': {
    name: 'Le pluriel',
    says: [
      'Seulement où la catégorie le rend naturel\u00a0: sur une pizza, des olives. Au besoin, on conteste la catégorie (MPM-23).',
    ],
  },
  'MPM-18': {
    name: 'Jamais deux fois',
    says: [
      'Une réponse sert une fois par partie, toutes équipes confondues. Accents et majuscules n’y changent rien (ALL-1).',
      reading(
        'Une autre forme est une autre réponse\u00a0: OLIVE, puis OLIVES. Redite pendant que le sablier coule, elle est refusée et le capitaine peut en épeler une autre. Redite quand il se vide, épelée ou annoncée\u00a0: les tuiles reviennent, le tour est perdu.',
      ),
    ],
  },
  'MPM-33': {
    name: 'Ce qui use un mot',
    says: [
      reading(
        'Une réponse est usée dès que MPM-12 l’a fixée, même si ses tuiles reviennent ensuite. Une redite que MPM-18 refuse, ou un mot annoncé que MPM-13 rejette, n’use rien.',
      ),
    ],
  },
  'MPM-19': {
    name: 'D’accord',
    says: ['L’autre équipe accepte, ou laisse passer 20 secondes\u00a0: sans réponse, c’est accepté.'],
  },
  'MPM-20': {
    name: 'Vérifier l’orthographe',
    says: [
      'Ou elle fait vérifier. Mal écrit\u00a0: toutes les tuiles bougées à ce tour reviennent, et le tour est perdu.',
      reading('Après un sablier vide (MPM-13), on vérifie le mot annoncé.'),
    ],
  },
  'MPM-21': {
    name: 'Vérifié à tort',
    says: [
      'Bien écrit\u00a0: l’équipe qui doutait passera son prochain tour, et l’autre rejoue aussitôt avec une nouvelle carte.',
      reading(
        'Pendant ce tour de plus, celle qui passe accepte, vérifie et conteste comme toujours. Encore à tort\u00a0? Elle passe encore.',
      ),
    ],
  },
  'MPM-22': {
    name: 'Un mot que la liste ignore',
    says: [
      reading(
        'Le lexique répond, sans regarder les accents. Un mot qu’il ignore est mal écrit, sauf si le capitaine plaide, sous 15 secondes, le nom propre ou le mot étranger que la catégorie réclame (MPM-16). On montre alors les mots connus les plus proches, et la table vote comme en MPM-24. Plus de contre\u00a0: mal écrit (MPM-20). Plus de pour\u00a0: bien écrit (MPM-21). Autant\u00a0: la réponse tient, personne ne passe, personne ne rejoue.',
      ),
      reading(
        'En solo, le lexique regarde de lui-même, et une réponse que le paquet connaît est bien écrite. Pour les autres, plaider suffit\u00a0: on te croit sur parole, et personne ne passe (ALL-9).',
      ),
    ],
  },
  'MPM-23': {
    name: 'Contester la catégorie',
    says: [
      'Ou elle conteste. L’équipe du mot s’explique, 60 secondes au plus. Les contestataires peuvent retirer leur doute\u00a0; sinon tout le monde vote, en 30 secondes.',
    ],
  },
  'MPM-24': {
    name: 'Le vote',
    says: [
      'Strictement plus de contre que de pour, parmi les votes donnés\u00a0: les tuiles reviennent, le tour est perdu. Sinon elles restent, et l’on continue sans pénalité. Chaque joueur des deux équipes a une voix, quelle que soit leur taille\u00a0; à un contre un, le partage laisse le mot debout.',
      reading('Une fois le compte fait, chacun voit qui a voté quoi.'),
    ],
  },
  'MPM-25': {
    name: 'L’un, puis l’autre',
    says: [
      reading(
        'Une même réponse peut subir les deux, la catégorie d’abord, une fois chacune\u00a0; la vérification de l’orthographe clôt l’affaire.',
      ),
      'Tombée au vote sur la catégorie, une réponse ne se vérifie plus.',
    ],
  },
  'MPM-26': {
    name: 'Quand la partie s’arrête',
    says: [
      cactus(
        'Dès qu’une équipe au moins a 5 tuiles dehors (partie longue\u00a0: 6) et que les deux ont eu autant de tours.',
      ),
      reading(cactus('Un tour perdu est un tour eu, et un tour passé aussi.')),
    ],
  },
  'MPM-27': {
    name: 'Qui gagne',
    says: [cactus('Celle qui en a le plus dehors. À égalité, l’équipe qui jouait en second.')],
  },
  'MPM-34': {
    name: 'Le dernier mot au second',
    says: [
      reading(
        cactus(
          'On regarde donc chaque fois que la seconde équipe a fini son tour, eu ou passé, une fois sa réponse acquise ou tombée. Partie finie, le tour gagné par MPM-21 ne se joue pas\u00a0: la seconde équipe qui fait vérifier à tort le mot du cinquième cactus adverse a jeté son dernier tour.',
        ),
      ),
    ],
  },
  'MPM-28': {
    name: 'Six captures',
    says: [
      capture(
        'La première qui prend sa sixième tuile (partie stratégique\u00a0: la septième) gagne sur-le-champ, sans compter les tours.',
      ),
      reading(capture('On le constate quand la réponse tient.')),
    ],
  },
  'MPM-30': {
    name: 'CLASSE',
    says: [
      cactus(
        'Sel tire «\u00a0Se trouve à l’école, chose ou personne\u00a0» et épelle CLASSE. C et L avancent d’une colonne, S de deux\u00a0; A et E ne sont pas du plateau. S était sur l’avant-dernière colonne\u00a0: il sort.',
      ),
    ],
  },
  'MPM-31': {
    name: 'CHAT',
    says: [
      capture(
        'Poivre tire «\u00a0Ça a des poils\u00a0» et épelle CHAT. C, H et T viennent d’une colonne vers Poivre\u00a0; A n’est pas du plateau. T était sur la dernière colonne de Poivre\u00a0: il est pris, jusqu’à la fin.',
      ),
    ],
  },
}
