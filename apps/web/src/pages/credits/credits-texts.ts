import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import type { LinkName } from './links.ts'

/** Each part: its title and what it says. */
interface CreditsSection {
  readonly title: string
  readonly text: readonly string[]
  readonly links?: readonly LinkName[]
}
interface CreditsTexts {
  readonly title: string
  readonly parts: readonly CreditsSection[]
  readonly notices: string
}

const fr: CreditsTexts = {
  title: 'Mentions',
  notices: 'Toutes les licences',
  parts: [
    {
      title: 'Qui fait Tablée\u00a0?',
      text: [
        'Des gens qui aiment ces jeux, sur leur temps libre. Le programme est libre, sous licence MIT\u00a0: on peut le lire, le changer et l’installer chez soi.',
      ],
    },
    {
      title: 'Ce qui est gardé de toi',
      text: [
        'Le serveur garde ce qui se passe à table\u00a0: le nom que tu donnes, ce que tu écris en jouant, et une empreinte qui reconnaît ton appareil sans dire qui tu es. Tout est effacé 90 jours après la dernière visite à la table, sauf si la personne qui tient ce serveur a choisi une autre durée.',
        'Tes réglages, tes paquets et tes parties en solo restent sur ton appareil. Un paquet que tu poses sur une table partagée va aussi au serveur, avec le reste de la table.',
        'Il n’y a ni compte, ni publicité, ni pistage, et rien n’est demandé à un autre site.',
      ],
    },
    {
      title: 'Les mots',
      text: [
        'Les listes de mots viennent des dictionnaires français de Grammalecte (Olivier R. et ses contributeurs), par les paquets npm dictionary-fr et @cspell/dict-fr-reforme. Elles restent sous Mozilla Public License 2.0. Leur source est chez Grammalecte et dans ces paquets\u00a0; nos corrections sont avec le code de Tablée, dans packages/lexicon/data.',
        'Les mots dits fréquents suivent en partie les listes du Wiktionnaire (CC BY-SA).',
      ],
      links: ['grammalecte', 'mpl'],
    },
    {
      title: 'Les lettres',
      text: ['Young Serif et Bricolage Grotesque, sous SIL Open Font License 1.1.'],
      links: ['ofl'],
    },
    {
      title: 'Les outils',
      text: [
        'Tablée contient des morceaux de Svelte, partysocket, lean-qr, idb et valibot, et d’autres sur le serveur.',
      ],
    },
    {
      title: 'Les jeux',
      text: [
        'Le nom de chaque jeu appartient à qui l’a créé ou édité. Tablée n’a aucun lien avec eux, et n’a pas leur accord. Les textes, les cartes et les dessins sont les nôtres.',
      ],
    },
  ],
}

const en: CreditsTexts = {
  title: 'Credits',
  notices: 'All licences',
  parts: [
    {
      title: 'Who makes Tablée?',
      text: [
        'People who like these games, in their free time. The program is free software under the MIT licence: you may read it, change it and install it at home.',
      ],
    },
    {
      title: 'What is kept about you',
      text: [
        'The server keeps what happens at a table: the name you give, what you write while playing, and a fingerprint that knows your device again without telling who you are. All of it is erased 90 days after the last visit to the table, unless the person who runs this server has chosen another time.',
        'Your settings, your decks and your solo games stay on your device. A deck that you lay on a shared table goes to the server as well, with the rest of the table.',
        'There is no account, no advertising and no tracking, and nothing is asked of any other site.',
      ],
    },
    {
      title: 'The words',
      text: [
        'The word lists come from the French dictionaries of Grammalecte (Olivier R. and contributors), by the npm packages dictionary-fr and @cspell/dict-fr-reforme. They stay under the Mozilla Public License 2.0. Their source is with Grammalecte and in these packages; our corrections are with Tablée’s code, in packages/lexicon/data.',
        'Which words count as frequent follows in part the lists of Wiktionary (CC BY-SA).',
      ],
      links: ['grammalecte', 'mpl'],
    },
    {
      title: 'The letters',
      text: ['Young Serif and Bricolage Grotesque, under the SIL Open Font License 1.1.'],
      links: ['ofl'],
    },
    {
      title: 'The tools',
      text: ['Tablée contains parts of Svelte, partysocket, lean-qr, idb and valibot, and of others on the server.'],
    },
    {
      title: 'The games',
      text: [
        'The name of each game belongs to whoever created or published it. Tablée has no connection with them, nor their endorsement. All texts, cards and drawings are our own.',
      ],
    },
  ],
}

export const creditsTexts = catalogue(fr, en)
