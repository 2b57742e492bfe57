import type { IntroLines } from '@tablee/ui/intro/intro.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import type { Mode } from '../game.ts'

interface Texts {
  readonly goal: Readonly<Record<Mode, IntroLines>>
  readonly goalForAll: Readonly<Record<Mode, IntroLines>>
  readonly phone: Readonly<Record<Mode, IntroLines>>
  /** For everybody. */
  readonly phones: Readonly<Record<Mode, IntroLines>>
  /** Who searches and who judges, one by one or as teams; undefined: oneself, or one's own team. */
  /** Where nobody is named as judge. */
  readonly searches: (name: string | undefined) => string
  readonly roles: (searches: string | undefined, judges: string | undefined) => string
  readonly teamRoles: (searches: string | undefined, judges: string | undefined) => string
  /** For who searches, with a clock and without. */
  readonly search: string
  readonly searchUntimed: string
  readonly teamSearch: string
  /** For who judges, and may be the next to search. */
  readonly judge: (isNext: boolean) => string
  readonly teamJudge: (isNext: boolean) => string
  /** Who comes then; undefined: oneself. */
  readonly next: (name: string | undefined) => string
  readonly nextTeam: (team: string | undefined) => string
  /** For everybody: KOK-4, and who comes then. */
  readonly longestName: (next: string) => string
  readonly longestNameTeam: (next: string) => string
  /** In the simultaneous mode: who turns the letters; undefined: oneself. */
  readonly turns: (name: string | undefined) => string
  readonly tap: string
  readonly tapAll: string
}

const taken = 'Chaque carte gagnée vaut un point, ou deux s’il y a une consigne dessus.'
const linked = 'S’il va aussi avec le cinquième thème, trois points de plus.'
const turned = {
  title: 'Un mot sur un thème, avec une lettre retournée et une de sa colonne.',
  text: 'Tout le monde cherche en même temps. Le premier mot juste gagne les cartes.',
}
const packets = {
  title: 'Trois mots sur trois thèmes, un par paquet de lettres.',
  text: 'Chaque mot prend aussi une lettre de la colonne. Les trois trouvés, les thèmes sont à vous.',
}
const takenInEnglish = 'Each card you win is worth one point, or two if there is an instruction on it.'
const goalInEnglish = {
  classic: { title: 'A word on a theme, with your letters and those of its column.', text: takenInEnglish },
  expert: {
    title: 'A word on a theme, with your letters and those of its column.',
    text: 'If it fits the fifth theme too, three more points.',
  },
  simultaneous: {
    title: 'A word on a theme, with a turned letter and one of its column.',
    text: 'Everybody searches at once. The first good word wins the cards.',
  },
  teams: {
    title: 'Three words on three themes, one for each packet of letters.',
    text: 'Each word also takes a letter of the column. With all three, the themes are yours.',
  },
}
const own = {
  title: 'Tape ton mot, puis annonce-le.',
  text: 'Tu vois d’abord ce qu’il rapporte. Tes trois lettres sont secrètes.',
}
const ownForAll = {
  title: 'Tapez un mot, puis annoncez-le.',
  text: 'Les trois lettres de chacun sont secrètes. Une personne juge.',
}
const ownInEnglish = {
  title: 'Type your word, then announce it.',
  text: 'First you see what it would bring. Your three letters are secret.',
}
const ownForAllInEnglish = {
  title: 'Type a word, then announce it.',
  text: 'Everybody’s three letters are secret. One person judges.',
}

export const introTexts = catalogue<Texts>(
  {
    goal: {
      classic: { title: 'Un mot sur un thème, avec tes lettres et celles de sa colonne.', text: taken },
      expert: { title: 'Un mot sur un thème, avec tes lettres et celles de sa colonne.', text: linked },
      simultaneous: turned,
      teams: packets,
    },
    goalForAll: {
      classic: { title: 'Un mot sur un thème, avec vos lettres et celles de sa colonne.', text: taken },
      expert: { title: 'Un mot sur un thème, avec vos lettres et celles de sa colonne.', text: linked },
      simultaneous: turned,
      teams: packets,
    },
    phone: {
      classic: own,
      expert: own,
      simultaneous: {
        title: 'Appuie avant les autres, puis annonce ton mot.',
        text: 'Les autres le jugent. S’ils le refusent, tu rends une carte.',
      },
      teams: {
        title: 'Ton paquet attend un mot.',
        text: 'Une idée pour le paquet d’un autre\u00a0? Souffle-la.',
      },
    },
    phones: {
      classic: ownForAll,
      expert: ownForAll,
      simultaneous: {
        title: 'Appuyez avant les autres, puis annoncez votre mot.',
        text: 'Les autres le jugent. S’ils le refusent, on rend une carte.',
      },
      teams: {
        title: 'Chaque paquet attend un mot.',
        text: 'Dans l’équipe, on se souffle des idées en secret.',
      },
    },
    searches: (name) => (name === undefined ? 'Tu cherches.' : `${name} cherche.`),
    roles: (searches, judges) =>
      searches === undefined
        ? `Tu cherches, ${judges} juge.`
        : `${searches} cherche, ${judges === undefined ? 'tu juges' : `${judges} juge`}.`,
    teamRoles: (searches, judges) =>
      searches === undefined
        ? `Ton équipe cherche, ${judges} juge.`
        : `${searches} cherche, ${judges === undefined ? 'ton équipe juge' : `${judges} juge`}.`,
    search: 'Lis d’abord les thèmes\u00a0: le sablier part quand tu le dis.',
    searchUntimed: 'Lis d’abord les thèmes, puis commence quand tu veux.',
    teamSearch: 'Lisez d’abord les thèmes\u00a0: le sablier part quand vous le dites.',
    judge: (isNext) => `Le mot va avec le thème\u00a0? À toi de le dire.${isNext ? ' Ensuite, tu cherches.' : ''}`,
    teamJudge: (isNext) =>
      `Le mot va avec le thème\u00a0? À vous de le dire.${isNext ? ' Ensuite, vous cherchez.' : ''}`,
    next: (name) =>
      name === undefined ? 'Puis c’est à toi\u00a0: regarde déjà tes lettres.' : `Puis c’est à ${name}.`,
    nextTeam: (team) => `Puis c’est à ${team ?? 'ton équipe'}.`,
    longestName: (next) => `Le nom le plus long commence. Puis c’est à ${next}.`,
    longestNameTeam: (next) => `Le nom le plus long fait commencer son équipe. Puis c’est à ${next}.`,
    turns: (name) => (name === undefined ? 'C’est toi qui retournes les lettres.' : `${name} retourne les lettres.`),
    tap: 'Dès que tu as un mot, appuie.',
    tapAll: 'Tout le monde cherche. La première personne qui appuie annonce son mot.',
  },
  {
    goal: goalInEnglish,
    goalForAll: goalInEnglish,
    phone: {
      classic: ownInEnglish,
      expert: ownInEnglish,
      simultaneous: {
        title: 'Tap before the others, then announce your word.',
        text: 'The others judge it. If they refuse it, you give a card back.',
      },
      teams: {
        title: 'Your packet is waiting for a word.',
        text: 'An idea for somebody else’s packet? Whisper it.',
      },
    },
    phones: {
      classic: ownForAllInEnglish,
      expert: ownForAllInEnglish,
      simultaneous: {
        title: 'Tap before the others, then announce your word.',
        text: 'The others judge it. If they refuse it, you give a card back.',
      },
      teams: {
        title: 'Each packet is waiting for a word.',
        text: 'Team mates whisper ideas to each other in secret.',
      },
    },
    searches: (name) => (name === undefined ? 'You search.' : `${name} searches.`),
    roles: (searches, judges) =>
      searches === undefined
        ? `You search, ${judges} judges.`
        : `${searches} searches, ${judges === undefined ? 'you judge' : `${judges} judges`}.`,
    teamRoles: (searches, judges) =>
      searches === undefined
        ? `Your team searches, ${judges} judges.`
        : `${searches} searches, ${judges === undefined ? 'your team judges' : `${judges} judges`}.`,
    search: 'Read the themes first: the timer starts when you say so.',
    searchUntimed: 'Read the themes first, then begin when you like.',
    teamSearch: 'Read the themes first: the timer starts when you say so.',
    judge: (isNext) => `Does the word fit the theme? You decide.${isNext ? ' Then you search.' : ''}`,
    teamJudge: (isNext) => `Does the word fit the theme? You decide.${isNext ? ' Then you search.' : ''}`,
    next: (name) =>
      name === undefined ? 'Then it is your turn: look at your letters now.' : `Then it is ${name}’s turn.`,
    nextTeam: (team) => `Then it is ${team === undefined ? 'your team’s' : `${team}’s`} turn.`,
    longestName: (next) => `The longest name begins. Then it is ${next}’s turn.`,
    longestNameTeam: (next) => `The team of the longest name begins. Then it is ${next}’s turn.`,
    turns: (name) => (name === undefined ? 'You turn the letters.' : `${name} turns the letters.`),
    tap: 'Tap as soon as you have a word.',
    tapAll: 'Everybody searches. The first person to tap announces a word.',
  },
)
