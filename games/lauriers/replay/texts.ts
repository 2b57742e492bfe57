/** The moves of Les Lauriers, one line each; what they led to is told by the board's own words. */
export const fr = {
  begins: (who: string) => `${who} mène la première manche.`,
  leads: (who: string) => `${who} mène.`,
  draws: (who: string, box: number) => `${who} tire une carte de la boîte ${box}.`,
  picks: (who: string, word: string) => `${who} choisit «\u00a0${word}\u00a0».`,
  handsIn: (who: string) => `${who} rend sa copie.`,
  takesBack: (who: string) => `${who} reprend sa copie.`,
  closes: (who: string) => `${who} ramasse les copies.`,
  arranges: (who: string) => `${who} met de l’ordre sur son bureau.`,
  shuffles: (who: string) => `${who} mélange.`,
  reads: (nth: number, text: string) => `Définition ${nth}\u00a0: ${text}`,
  opensVote: 'Tout est lu, on vote.',
  stakes: (who: string) => `${who} mise un jeton.`,
  votes: (who: string, nth: number) => `${who} vote pour la ${nth}.`,
  tells: (truth: string) => `La vraie\u00a0: ${truth}`,
  void: 'Moins de deux définitions\u00a0: manche blanche.',
  timeUp: 'Le sablier est vide.',
}
export type Telling = typeof fr

export const en: Telling = {
  begins: (who) => `${who} leads the first round.`,
  leads: (who) => `${who} leads.`,
  draws: (who, box) => `${who} draws a card from box ${box}.`,
  picks: (who, word) => `${who} picks “${word}”.`,
  handsIn: (who) => `${who} hands in.`,
  takesBack: (who) => `${who} takes theirs back.`,
  closes: (who) => `${who} collects the papers.`,
  arranges: (who) => `${who} puts the desk in order.`,
  shuffles: (who) => `${who} shuffles.`,
  reads: (nth, text) => `Definition ${nth}: ${text}`,
  opensVote: 'All are read, the vote is open.',
  stakes: (who) => `${who} stakes a token.`,
  votes: (who, nth) => `${who} votes for ${nth}.`,
  tells: (truth) => `The true one: ${truth}`,
  void: 'Fewer than two definitions: a void round.',
  timeUp: 'The timer is empty.',
}
