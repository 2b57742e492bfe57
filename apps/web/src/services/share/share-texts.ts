import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  share: 'Une image du résultat',
  saved: 'L’image est dans tes téléchargements.',
  cannot: 'Ce navigateur ne sait pas dessiner l’image.',
}

const en: typeof fr = {
  share: 'A picture of the result',
  saved: 'The picture is among your downloads.',
  cannot: 'This browser cannot draw the picture.',
}

export const shareTexts = catalogue(fr, en)
