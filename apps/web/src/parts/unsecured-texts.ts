import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  unsecured:
    'À cette adresse en http, ton navigateur refuse le jeu hors ligne, l’installation et le partage\u00a0: demande une adresse en https à qui a lancé Tablée.',
  unsecuredHow: 'Comment faire',
}

const en: typeof fr = {
  unsecured:
    'At this http address your browser refuses offline play, installing and sharing: ask whoever started Tablée for an https address.',
  unsecuredHow: 'How that is done',
}

export const trustTexts = catalogue(fr, en)
