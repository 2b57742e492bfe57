import { catalogue, speech } from '../language/speech.svelte.ts'

export const introTexts = catalogue(
  {
    intro: 'Avant de commencer',
    ready: 'C’est bon',
    waiting: (names: readonly string[]) => `On attend ${speech.listed(names)}.`,
    done: (count: number, all: number) => `C’est bon pour ${count} sur ${all}`,
    beginNow: 'Commencer sans attendre',
    begin: 'Commencer',
    onPhones: 'Touchez «\u00a0C’est bon\u00a0» sur vos téléphones pour passer.',
  },
  {
    intro: 'Before you begin',
    ready: 'Got it',
    waiting: (names) => `Waiting for ${speech.listed(names)}.`,
    done: (count, all) => `Ready: ${count} of ${all}`,
    beginNow: 'Begin without waiting',
    begin: 'Begin',
    onPhones: 'Tap “Got it” on your phones to skip this.',
  },
)
