import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  title: 'Apprendre',
  goOn: 'Suite',
  skip: 'Passer la leçon',
  done: 'Voilà, tu sais jouer.',
  leave: 'À table\u00a0!',
}

const en: typeof fr = {
  title: 'Learn',
  goOn: 'Go on',
  skip: 'Skip the lesson',
  done: 'There, you know how to play.',
  leave: 'To the table!',
}

export const learnTexts = catalogue(fr, en)
