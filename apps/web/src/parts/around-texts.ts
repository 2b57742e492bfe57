import { spoken } from '@tablee/ui/language/french.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  whoPlays: 'Qui est autour de cet appareil\u00a0?',
  person: (nth: number) => `Personne ${nth}`,
  place: (nth: number) => `la place ${nth}`,
  onePersonMore: 'Une personne de plus',
  inOrder: 'Dans l’ordre des places, en tournant.',
  up: (who: string) => `Monter ${who} d’un rang`,
  remove: (who: string) => `Retirer ${who}`,
  changeTeam: (who: string, team: string) => `${who} joue chez ${team}. Changer d’équipe`,
  nameUnfit: 'Écris un autre nom\u00a0: 24 lettres au plus.',
  tooMany: (most: number) => `Ce jeu se joue à ${spoken(most)} au plus.`,
  bots: (count: number) => (count === 0 ? 'Sans bot' : count === 1 ? 'Et un bot' : `Et ${spoken(count)} bots`),
  sitAround: (people: number) => (people < 2 ? 'À table' : `À table, à ${people}`),
  wordsCome: 'Les mots arrivent…',
  passTo: 'Passe l’appareil à',
  itIsMe: (name: string) => `C’est moi, ${name}`,
  handTo: (name: string) => `À ${name} de répondre`,
  turn: 'Tourner l’écran vers qui joue en face',
  fewer: (choice: string) => `Une main de moins\u00a0: ${choice}`,
  more: (choice: string) => `Une main de plus\u00a0: ${choice}`,
  counted: (raised: number, voters: number) =>
    raised === 0 ? 'Aucune main levée' : `C’est compté\u00a0: ${raised} sur ${voters}`,
}

const en: typeof fr = {
  whoPlays: 'Who is around this device?',
  person: (nth) => `Person ${nth}`,
  place: (nth) => `place ${nth}`,
  onePersonMore: 'One more person',
  inOrder: 'In seating order, clockwise.',
  up: (who) => `Move ${who} up one place`,
  remove: (who) => `Remove ${who}`,
  changeTeam: (who, team) => `${who} plays for ${team}. Change teams`,
  nameUnfit: 'Write another name: 24 letters at most.',
  tooMany: (most) => `This game takes ${most} at most.`,
  bots: (count) => (count === 0 ? 'No bot' : count === 1 ? 'And one bot' : `And ${count} bots`),
  sitAround: (people) => (people < 2 ? 'To the table' : `To the table, ${people} of us`),
  wordsCome: 'The words are coming…',
  passTo: 'Pass the device to',
  itIsMe: (name) => `That’s me, ${name}`,
  handTo: (name) => `Over to ${name}`,
  turn: 'Turn the screen toward whoever plays across',
  fewer: (choice) => `One fewer hand: ${choice}`,
  more: (choice) => `One more hand: ${choice}`,
  counted: (raised, voters) => (raised === 0 ? 'No hand raised' : `Counted: ${raised} of ${voters}`),
}

export const aroundTexts = catalogue(fr, en)
