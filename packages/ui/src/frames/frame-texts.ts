import { capitalized, spoken } from '../language/french.ts'
import { catalogue } from '../language/speech.svelte.ts'

/** What every game says alike. */
export const frameTexts = catalogue(
  {
    seconds: (count: number) => (count < 2 ? `${count} seconde` : `${count} secondes`),
    secondsLeft: (count: number) => `${capitalized(spoken(count))} secondes.`,
    lastSeconds: 'Presque fini\u00a0!',
    lastWords: 'Derniers mots\u00a0!',
    inSeconds: (count: number) => `${count}\u00a0s`,
    untimed: 'sans sablier',
    untimedHelp: 'Rien ne presse\u00a0: l’hôte sonne la fin.',
    allWaits: 'Toutes les durées',
    unit: 'secondes',
    yes: 'oui',
    no: 'non',
    away: 'pas là',
  },
  {
    seconds: (count) => (count === 1 ? '1 second' : `${count} seconds`),
    secondsLeft: (count) => `${count} seconds.`,
    lastSeconds: 'Nearly over!',
    lastWords: 'Last words!',
    inSeconds: (count) => `${count}\u00a0s`,
    untimed: 'no timer',
    untimedHelp: 'No hurry: the host calls time.',
    allWaits: 'All durations',
    unit: 'seconds',
    yes: 'yes',
    no: 'no',
    away: 'away',
  },
)
