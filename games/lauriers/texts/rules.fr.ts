import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'

export const lauriersFr: Readonly<Record<ClauseId, Clause>> = {
  'LAU-1': {
    name: 'Vingt-six feuilles de laurier',
    says: [
      'De trois à six joueurs, chacun pour soi. Les pions partent de la feuille 1\u00a0; le Diplôme est la feuille 26. Un point, une feuille. On peut être plusieurs sur la même. Pour une partie plus courte, la table choisit une piste de 16 ou de 11 feuilles.',
    ],
  },
  'LAU-2': { name: 'Trois jetons', says: ['Chacun en reçoit trois au départ, et il n’en vient pas d’autres.'] },
  'LAU-3': {
    name: 'Qui mène',
    says: [
      'D’abord la personne qui a ouvert la table. Puis le rôle passe à gauche, à chaque manche.',
      reading(
        'La manche suivante s’ouvre à la demande du prochain meneur ou du précédent, ou toute seule après 60 secondes. Entre deux bots, n’importe qui peut la demander.',
      ),
    ],
  },
  'LAU-4': {
    name: 'Les cartes',
    says: [
      'Quatre mots rares par carte, chacun avec sa nature (nom, adjectif, verbe, adverbe ou locution) et sa vraie définition. Jamais de nom propre. Les cartes sont dans deux boîtes, autant dans l’une que dans l’autre.',
    ],
  },
  'LAU-5': {
    name: 'Choisir un mot',
    says: [
      'Qui mène tire une carte de la boîte qu’il préfère et choisit un de ses quatre mots. Les autres voient ce mot et sa nature, pas son sens. La carte reste au meneur, et il n’y en a pas de seconde.',
      reading(
        'Au rythme vif, celui d’une nouvelle table, la carte se tire toute seule, de l’une ou l’autre boîte\u00a0: le meneur n’a plus qu’à choisir le mot. «\u00a0Comme dans la boîte\u00a0», il la tire lui-même.',
      ),
      reading(
        'Rien de choisi au bout de 30 secondes (60 comme dans la boîte)\u00a0: carte et mot sont tirés au sort. Si le meneur est absent, le rôle passe à gauche, après 20 secondes (LAU-24).',
      ),
    ],
  },
  'LAU-6': {
    name: 'Inventer une définition',
    says: [
      'Tous les autres en écrivent une, en secret, à la manière d’un dictionnaire. Le temps n’est pas limité, mais trois minutes doivent suffire\u00a0: après, le meneur peut ramasser les copies. La table choisit son rythme\u00a0: vif, deux minutes pour écrire, une pour préparer la lecture, une pour voter\u00a0; ou comme dans la boîte, avec trois minutes. Elle peut aussi rendre ce sablier strict, le régler ou s’en passer.',
      reading(
        'L’écriture se clôt d’elle-même quand toutes les copies sont rendues, ou un peu après le sablier (30 secondes, une minute comme dans la boîte)\u00a0; plus tôt, si le meneur le veut et qu’il ne manque que des absents. Ce qui est écrit compte, même sans être rendu. Jusque-là, une copie se reprend et se récrit.',
      ),
    ],
  },
  'LAU-23': {
    name: 'Sans définition',
    says: [
      reading(
        'Qui n’a rien écrit à la clôture ne participe pas à la manche\u00a0: ni mise, ni vote, ni point pour le meneur. Moins de deux définitions, et la manche est blanche\u00a0: personne ne marque, le rôle passe.',
      ),
      reading(
        'Pas d’idée\u00a0? «\u00a0Souffle-m’en une\u00a0» te donne, trois fois par manche, une définition d’un autre mot, jamais la vraie ni celle d’un autre. Tu peux la changer avant de la rendre. Personne ne le sait avant les résultats.',
      ),
    ],
  },
  'LAU-7': {
    name: 'Ce que voit le meneur',
    says: [
      'Lui seul lit toutes les définitions, avec leurs auteurs, à côté de la vraie. Il les garde sous les yeux jusqu’aux résultats.',
      reading('Sur un appareil qui passe de main en main, les noms se cachent dès que la lecture commence.'),
    ],
  },
  'LAU-8': {
    name: 'Retoucher et fusionner',
    says: [
      'Le meneur peut retoucher la forme de chacune, de la vraie aussi, pour que toutes se vaillent. Celles qui disent la même chose, il les fusionne, même avec la vraie, et les formule à son gré. Les jumelles probables lui sont signalées\u00a0; lui seul décide. Aucune ne disparaît, aucune ne s’ajoute.',
      reading(
        'Deux textes égaux, aux majuscules, accents et signes près (ALL-1), n’en font qu’un de toute façon. Après une minute (trois comme dans la boîte), on les lit telles qu’elles sont\u00a0; dès que la première est lue, plus rien ne change.',
      ),
      reading(
        'À la clôture, la majuscule et le point final qui manquent sont mis, l’apostrophe droite devient courbe, le blanc devant le point s’en va, pour que la forme ne trahisse personne. Ce n’est une retouche de personne\u00a0; les autres écritures et les images restent telles quelles.',
      ),
    ],
  },
  'LAU-24': {
    name: 'Le meneur s’en va',
    says: [
      reading(
        'Il mène quand même cette manche, qui avance toute seule, et ses points comptent. Quand on n’attend plus que des absents, on continue sans eux au bout de 20 secondes, tout de suite s’ils ont rendu leur place\u00a0: rien de choisi, le rôle passe\u00a0; le meneur parti et les présents ayant rendu, l’écriture se clôt\u00a0; s’il préparait la lecture, on lit les textes tels qu’ils ont été écrits, les égaux fusionnés, mélangés, sans rien garder de ce qui était commencé, même si son sablier finit avant les 20 secondes\u00a0; un vote qui manque n’est pas donné. La lecture, les secondes avant les résultats et les résultats gardent leur temps. Qui revient avant n’a rien perdu. Sans sablier, c’est l’hôte qui décide de ne plus attendre (ALL-7).',
      ),
      reading('Qui s’en va après avoir écrit reste auteur, et marque.'),
    ],
  },
  'LAU-9': {
    name: 'La lecture',
    says: [
      'Toutes les définitions, la vraie parmi elles, dans l’ordre que le meneur a choisi ou mélangées, et sans nom d’auteur. Elles paraissent une par une, sur tous les écrans à la fois\u00a0; l’appareil peut les lire à voix haute.',
      reading(
        'Dix secondes pour chacune, plus pour une longue, ou jusqu’à ce que le meneur passe à la suivante. La table ne dit à personne laquelle est la sienne\u00a0: une fusion ne doit pas se voir. Ton appareil marque seulement celle qui est, mot pour mot, ce que tu as rendu.',
      ),
      reading(
        'En solo, tu tournes toi-même les définitions qu’un bot lit, et celles que tu lis aux bots sont au vote aussitôt.',
      ),
    ],
  },
  'LAU-10': {
    name: 'Miser un jeton',
    says: [
      'Quand tout est lu, et jusqu’aux résultats, chacun, sauf le meneur, peut miser un jeton, un seul par manche. Plusieurs peuvent le faire.',
      reading(
        'Le jeton part avec ton vote et change avec lui, sans que personne le voie. Quand les votes sont là, les mises sont sur la table\u00a0: tout le monde les voit, et on ne les reprend plus.',
      ),
    ],
  },
  'LAU-11': {
    name: 'Le vote',
    says: [
      'Chacun, sauf le meneur, vote en secret pour la définition qu’il croit vraie.',
      reading(
        'Tu peux changer d’avis jusqu’au dernier vote, ou pendant une minute (deux comme dans la boîte). Ensuite le meneur dit les résultats, qui se disent tout seuls après quelques secondes\u00a0; on peut encore miser, mais plus changer de vote. D’ici là personne, pas même le meneur, ne voit qui a voté, ni quoi\u00a0; on voit seulement combien de votes sont là, comme autour d’une table, et qu’il ne manque plus que ceux d’absents (LAU-24)\u00a0: on en déduit que les présents ont voté. Les bots votent aussi\u00a0: chercher la vraie n’est pas une opinion (ALL-9).',
      ),
    ],
  },
  'LAU-12': {
    name: 'Un point par vote',
    says: [
      'L’auteur d’une définition marque un point par vote qu’elle reçoit\u00a0; trois votes, trois points. Pour son propre vote, voir LAU-16.',
    ],
  },
  'LAU-13': { name: 'Trouver la vraie', says: ['Voter pour elle rapporte 2 points\u00a0; pour une autre, rien.'] },
  'LAU-14': {
    name: 'Les points du meneur',
    says: [
      'Un par joueur qui n’a pas voté pour la vraie. À cinq, si trois des quatre autres l’ont trouvée\u00a0: 4 moins 3, un point.',
      reading('Qui a écrit sans voter compte pour le meneur\u00a0; qui n’a pas participé (LAU-23), non.'),
    ],
  },
  'LAU-15': {
    name: 'Définitions fusionnées',
    says: [
      'Chacun de leurs auteurs marque tous les votes, comme s’il était seul. Fusionnée avec la vraie, la tienne te rapporte les votes qu’elle reçoit.',
    ],
  },
  'LAU-16': {
    name: 'Voter pour soi',
    says: [
      reading(
        'Un vote pour ta propre définition ne te rapporte rien comme auteur\u00a0; la table peut en décider autrement. Avant de voter pour la tienne, tu lis ce que cela te rapporte.',
      ),
      'Il compte pour ceux avec qui elle a été fusionnée. Et un vote pour la vraie vaut ses 2 points, même si tu avais écrit la même chose.',
    ],
  },
  'LAU-17': {
    name: 'Le jeton double tout',
    says: [
      'Tout ce que tu marques dans la manche, par ton vote et par ta définition. Il est perdu, quoi qu’il arrive. Les points des autres ne changent pas.',
    ],
  },
  'LAU-18': { name: 'Qui mène ne mise pas', says: ['Ses points ne se doublent jamais.'] },
  'LAU-19': {
    name: 'Les résultats',
    says: [
      'On voit la vraie définition, les auteurs, les votes, les points de chacun et d’où ils viennent, ce que le meneur a changé, et les pions qui avancent.',
    ],
  },
  'LAU-20': {
    name: 'Le Diplôme',
    says: [
      'La partie finit avec la manche où un pion atteint la dernière feuille, ou la dépasserait\u00a0: sa joueuse ou son joueur gagne. Tous les pions d’une manche avancent ensemble, celui du meneur aussi.',
    ],
  },
  'LAU-21': {
    name: 'À plusieurs au Diplôme',
    says: [
      'Qui a dépensé le moins de jetons dans la partie gagne, la mise de cette manche comprise. Être allé plus loin ne compte pas. Encore égaux, ils partagent la victoire.',
    ],
  },
  'LAU-22': {
    name: 'Une boîte vide',
    says: [
      reading(
        'On tire de l’autre\u00a0; les deux vides, les cartes jouées sont mélangées. Une carte tirée est jouée, avec ses quatre mots\u00a0; si elle revient dans la partie, elle ne propose que les mots pas encore joués.',
      ),
    ],
  },
}
