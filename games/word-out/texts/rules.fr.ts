import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'

export const wordOutFr: Readonly<Record<ClauseId, Clause>> = {
  'WO-1': {
    name: 'Cent huit cartes',
    says: [
      'De deux à huit joueurs, chacun pour soi. Le paquet\u00a0: 62 lettres simples, 12 REJOUER, 10 INCONTRABLE, 12 BONUS (vertes\u00a0: B C F H P V), 7 DOUBLE (rouges\u00a0: J K Q W X Y Z), 3 POUBELLE et 2 JOKER. À partir de six, deux paquets sont conseillés\u00a0; la table choisit.',
      reading(
        'Chaque lettre verte existe deux fois, chaque rouge une fois. Les lettres des REJOUER et des INCONTRABLE ne sont ni vertes ni rouges.',
      ),
    ],
  },
  'WO-2': {
    name: 'Qui commence',
    says: [
      'Chacun tire une carte\u00a0: la lettre la plus proche de Z donne. La personne à sa gauche commence, et l’on tourne comme une montre.',
      reading('À égalité, ou sur une carte sans lettre, on tire à nouveau.'),
    ],
  },
  'WO-3': {
    name: 'La donne',
    says: [
      'Huit cartes chacun, puis quatre cartes face visible\u00a0: elles ouvrent les quatre rangées. Le reste fait la pioche.',
    ],
  },
  'WO-4': {
    name: 'Les quatre premières',
    says: [
      'Ce sont des lettres\u00a0: une POUBELLE ou un JOKER retourné repart dans la pioche, et une autre carte le remplace. Un REJOUER n’offre de carte à personne\u00a0; un INCONTRABLE rend incontrables tous les mots de sa rangée (WO-16).',
    ],
  },
  'WO-5': { name: 'Le comptable', says: ['C’est la table elle-même\u00a0: elle tient les scores.'] },
  'WO-6': {
    name: 'Poser une carte',
    says: [
      'À ton tour, une carte au bout d’une des quatre rangées. La rangée doit alors commencer un mot de la liste de jeu\u00a0: formes conjuguées comprises, sans noms propres, sans accents (ALL-1). Un mot entier se commence lui-même.',
    ],
  },
  'WO-7': {
    name: 'Passer',
    says: [
      'Tu ne peux pas, ou tu ne veux pas\u00a0? Passe, et pioche une carte.',
      reading(
        'Elle attend le tour suivant. Soixante secondes sans carte posée valent un «\u00a0je passe\u00a0». Qui est parti n’est attendu que dix secondes, et ne pioche rien.',
      ),
    ],
  },
  'WO-8': {
    name: 'Une carte qui ne va pas',
    says: [
      'Si la rangée ne commence plus aucun mot, tu reprends ta carte et tu passes.',
      reading('C’est une passe comme en WO-7\u00a0: tu pioches.'),
      'À une table indulgente, la carte est seulement refusée et rien n’est perdu.',
    ],
  },
  'WO-9': {
    name: 'WORD OUT\u00a0!',
    says: [
      'Ta carte achève un mot de trois lettres ou plus\u00a0? Tu peux annoncer WORD OUT\u00a0! dans le même geste. Après, c’est trop tard\u00a0: un mot qu’on a laissé passer ne s’annonce plus, il ne peut que s’allonger.',
    ],
  },
  'WO-10': {
    name: 'WORD OUT\u00a0! de travers',
    says: [
      'Sur ce qui n’est pas un mot, tu reprends ta carte et tu passes (WO-8), même si la rangée en commence un. Sur moins de trois lettres, cela ne se dit pas.',
    ],
  },
  'WO-11': {
    name: 'REJOUER',
    says: [
      'Après un REJOUER, tu peux poser une autre carte, sur la même rangée. Deux REJOUER de suite en permettent deux autres. Rien n’oblige à les poser.',
      reading(
        'Et ainsi de suite\u00a0: autant de REJOUER, autant d’autres cartes, pourvu que la première posée soit un REJOUER.',
      ),
    ],
  },
  'WO-31': {
    name: 'Dans une suite de REJOUER',
    says: [
      reading(
        'Seule la carte fausse revient (WO-8, WO-10)\u00a0; les précédentes restent, le tour finit, et tu pioches, sauf dans un contre. Qui a posé au moins une carte n’a pas passé (WO-27). S’arrêter là ne fait rien piocher. WORD OUT\u00a0! clôt la suite\u00a0: ce que les REJOUER permettaient encore est perdu. À ton tour, une POUBELLE peut être l’une des autres cartes\u00a0; elle clôt la suite aussi.',
      ),
    ],
  },
  'WO-12': {
    name: 'JOKER',
    says: [
      'En le posant, tu lui donnes une lettre, n’importe laquelle, une fois pour toutes. Il vaut ce que vaut cette lettre, verte, rouge ou simple, et il est INCONTRABLE. Repris en main, il n’a plus de nom.',
      reading('En cours de partie, il peut aussi ouvrir une rangée.'),
    ],
  },
  'WO-13': {
    name: 'POUBELLE',
    says: [
      'Posée sur une rangée, elle l’envoie tout entière à la poubelle, et elle avec. Puis tu ouvres cette rangée avec une carte de ta main, comme en WO-17. Jamais sur une rangée vide, jamais pour contrer.',
    ],
  },
  'WO-14': {
    name: 'POUBELLE pour finir',
    says: [
      reading(
        'Si c’était ta dernière carte, ta main est finie\u00a0: tu ouvriras la rangée après la nouvelle donne (WO-23), et s’il n’y en a pas, elle reste vide. Une rangée vide s’ouvre par qui veut, à son tour.',
      ),
    ],
  },
  'WO-15': {
    name: 'Les points',
    says: [
      'Un point par carte, deux de plus par lettre verte, puis le tout fois deux pour chaque lettre rouge. RUE 3, ROBE 6, OBJET 14, ABOYEZ 32.',
    ],
  },
  'WO-16': {
    name: 'Encaissé',
    says: [
      'Un mot annoncé s’encaisse quand personne ne le contre. Ou sur-le-champ\u00a0: s’il contient un INCONTRABLE ou un JOKER, où que ce soit, ou si tu l’as fait avec ta dernière carte.',
    ],
  },
  'WO-17': {
    name: 'Ouvrir la rangée libérée',
    says: [
      'Le mot encaissé part à la poubelle et tu gardes la main\u00a0: ouvre la rangée avec une nouvelle carte. Ce peut être un REJOUER, suivi d’une autre.',
      reading(
        'Ensuite, c’est à ta gauche. Ouvrir, c’est poser\u00a0: une suite de REJOUER peut y faire un mot et l’annoncer.',
      ),
    ],
  },
  'WO-32': {
    name: 'Une rangée qui reste vide',
    says: [
      reading(
        'Pas ouverte au bout de 30 secondes, ou plus que des POUBELLE en main\u00a0: la rangée reste vide, le tour passe, et l’on ne pioche pas.',
      ),
    ],
  },
  'WO-18': {
    name: 'Contrer',
    says: [
      'Sinon les autres, l’un après l’autre dans le sens du jeu, peuvent ajouter une carte qui fait de la rangée un début de mot plus long. Un REJOUER et la suite qu’il permet (WO-11, WO-31) vont aussi\u00a0; une POUBELLE, jamais.',
      reading(
        'Une première carte qui reste est un contre. Une carte fausse revient, sans piocher, et la chance est passée\u00a0: au suivant.',
      ),
    ],
  },
  'WO-19': {
    name: 'Contrer sans annoncer',
    says: [
      'Personne ne marque, et la partie continue.',
      reading('Que le contre achève un mot ou non, c’est alors à la gauche de qui a contré.'),
    ],
  },
  'WO-20': {
    name: 'Contrer le contre',
    says: [
      'Un contre qui est lui-même un WORD OUT\u00a0! se contre à son tour. Seul le dernier mot debout marque.',
      reading(
        'Le nouveau tour de table part de sa gauche et vaut pour tous les autres\u00a0: qui avait annoncé d’abord et qui avait laissé passer en sont.',
      ),
    ],
  },
  'WO-21': {
    name: 'La main',
    says: [
      'Elle est à qui encaisse à la fin (WO-17). Le tour va ensuite à sa gauche, en sautant ceux qui sont entre les deux.',
    ],
  },
  'WO-22': {
    name: 'Dix secondes pour répondre',
    says: [
      reading(
        'La question va à tous les autres en même temps, pour 10 secondes, qu’ils aient ou non de quoi contrer\u00a0: le silence ne dit rien. On laisse passer d’un geste, ou en laissant filer le temps. Un contre s’envoie tout entier\u00a0: les cartes, la lettre d’un JOKER, l’annonce ou non. Le premier dans le sens du jeu est entendu, dès que tous ceux d’avant ont laissé passer, se sont trompés ou n’ont plus le temps. Ceux d’après gardent leur carte, que personne n’a vue\u00a0; qui a répondu avant son rang ne se remarque pas.',
      ),
    ],
  },
  'WO-23': {
    name: 'La dernière carte d’une main',
    says: [
      'Posée à ton tour, en ouvrant une rangée ou en contrant, elle finit la donne. Les mains des autres retournent dans la pioche, on mélange, et chacun reçoit huit cartes, à commencer par toi, qui as la main.',
      reading(
        'Rangées et poubelle restent. Si ta carte a libéré une rangée, l’ouvrir est ton coup\u00a0; puis le tour passe.',
      ),
    ],
  },
  'WO-24': {
    name: 'La dernière donne',
    says: [
      'Pas assez pour huit chacun\u00a0: les cartes restantes se distribuent une à une, à commencer par qui a fini sa main.',
      reading('On compte une fois les mains remises dans la pioche.'),
    ],
  },
  'WO-25': { name: 'Pioche vide', says: ['On passe sans piocher.'] },
  'WO-26': {
    name: 'Finir, pioche vide',
    says: [
      'Qui pose alors sa dernière carte gagne un point par carte restée dans les autres mains\u00a0; chacun des autres en perd un par carte qu’il tient. La partie est finie. Un mot encaissé avec cette carte compte aussi, et aucune rangée ne s’ouvre.',
    ],
  },
  'WO-27': {
    name: 'Tout le monde passe',
    says: [
      'Pioche vide, et tous passent d’affilée\u00a0: chacun perd un point par carte en main, et c’est fini.',
      reading(
        'Ne comptent que les passes faites quand la pioche est déjà vide. Une carte posée, à son tour ou en contre, remet le compte à zéro.',
      ),
    ],
  },
  'WO-28': {
    name: 'Qui gagne',
    says: ['Le plus haut score.', reading('À égalité, la victoire se partage. Un score peut tomber sous zéro.')],
  },
  'WO-29': {
    name: 'Ce qui est secret',
    says: [
      'Les mains, la pioche, et ce qu’auraient pu jouer ceux qui laissent passer. Chacun sait en revanche combien de cartes tient chaque main et combien il en reste à piocher\u00a0; la poubelle est ouverte à tous. Une carte reprise (WO-8, WO-10, WO-18) a été vue.',
    ],
  },
  'WO-30': {
    name: 'Le Dico',
    says: [
      'Il dit si un mot est valable, quelles lettres peuvent suivre un début, quels mots commencent ainsi. Pendant la partie, seulement si la table le permet, et pour ce qui est posé.',
    ],
  },
}
