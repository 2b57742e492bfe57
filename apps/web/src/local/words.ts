import { catalogue } from '../words/words.svelte.ts'

const fr = {
  whoPlays: 'Qui est autour de cet appareil\u00a0?',
  person: (nth: number) => `Personne ${nth}`,
  onePersonMore: 'Une personne de plus',
  sitAround: (people: number) => `À table, à ${people}`,
  notHere: 'La table n’a pas pu s’ouvrir sur cet appareil.',
  passTo: 'Passe l’appareil à',
  itIsMe: (name: string) => `C’est moi, ${name}`,
  fewer: (choice: string) => `Une main de moins\u00a0: ${choice}`,
  more: (choice: string) => `Une main de plus\u00a0: ${choice}`,
  counted: (raised: number, voters: number) => `C’est compté\u00a0: ${raised} sur ${voters}`,
}

const en: typeof fr = {
  whoPlays: 'Who is around this device?',
  person: (nth) => `Person ${nth}`,
  onePersonMore: 'One person more',
  sitAround: (people) => `To the table, ${people} of us`,
  notHere: 'The table could not be opened on this device.',
  passTo: 'Pass the device to',
  itIsMe: (name) => `That’s me, ${name}`,
  fewer: (choice) => `One hand fewer: ${choice}`,
  more: (choice) => `One hand more: ${choice}`,
  counted: (raised, voters) => `Counted: ${raised} of ${voters}`,
}

export const localWords = catalogue(fr, en)
