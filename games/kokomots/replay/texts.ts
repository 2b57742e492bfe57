/** The moves of Kokomots, one line each; what they led to is told by the board's own words. */
export const fr = {
  begins: (who: string) => `${who} commence.`,
  plays: (who: string) => `${who} joue.`,
  ready: (who: string) => `${who} retourne le sablier.`,
  claims: (who: string, word: string, titles: string) =>
    `${who} annonce «\u00a0${word}\u00a0» pour «\u00a0${titles}\u00a0».`,
  spells: (who: string, letter: string) => `${who} épelle\u00a0: ${letter}.`,
  accepts: (who: string) => `${who} accepte le mot.`,
  refuses: (who: string) => `${who} refuse le mot.`,
  abstains: (who: string) => `${who} s’abstient.`,
  suggests: (who: string, word: string) => `${who} souffle «\u00a0${word}\u00a0».`,
  stops: (who: string) => `${who} dit stop.`,
  turns: (who: string) => `${who} retourne deux lettres.`,
  taps: (who: string) => `${who} appuie en premier.`,
  skips: (who: string) => `${who} ne trouve pas.`,
  silence: 'Qui ne dit mot consent.',
  timeUp: 'Le sablier est vide.',
}
export type Telling = typeof fr

export const en: Telling = {
  begins: (who) => `${who} begins.`,
  plays: (who) => `${who} plays.`,
  ready: (who) => `${who} turns the timer over.`,
  claims: (who, word, titles) => `${who} announces “${word}” for “${titles}”.`,
  spells: (who, letter) => `${who} spells: ${letter}.`,
  accepts: (who) => `${who} accepts the word.`,
  refuses: (who) => `${who} refuses the word.`,
  abstains: (who) => `${who} abstains.`,
  suggests: (who, word) => `${who} whispers “${word}”.`,
  stops: (who) => `${who} says stop.`,
  turns: (who) => `${who} turns up two letters.`,
  taps: (who) => `${who} taps first.`,
  skips: (who) => `${who} finds nothing.`,
  silence: 'Silence is consent.',
  timeUp: 'The timer is empty.',
}
