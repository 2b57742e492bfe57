import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

/** « 1,2 Mo » */
const megabytes = (bytes: number, language: string): string =>
  (Math.max(bytes, 100_000) / 1_000_000).toLocaleString(language, { maximumFractionDigits: 1 })

const fr = {
  ready: 'Prêt pour jouer hors ligne',
  missing: (bytes: number) => `Pour jouer hors ligne, il manque ${megabytes(bytes, 'fr')}\u00a0Mo.`,
  fetch: 'Télécharger',
  fetching: (bytes: number) => `Encore ${megabytes(bytes, 'fr')}\u00a0Mo pour jouer hors ligne…`,
  faults: {
    network: 'Le réseau a lâché\u00a0: le reste viendra plus tard.',
    space: 'Plus assez de place sur cet appareil pour jouer hors ligne.',
  },
  retry: 'Réessayer',
  update: 'Une nouvelle version est prête.',
  reload: 'Recharger',
  install: 'Installer Tablée sur cet appareil',
  installByHand:
    'Pour avoir Tablée sur ton écran d’accueil\u00a0: touche «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0».',
}

const en: typeof fr = {
  ready: 'Ready to play offline',
  missing: (bytes) => `Playing offline takes ${megabytes(bytes, 'en')}\u00a0MB more.`,
  fetch: 'Download',
  fetching: (bytes) => `${megabytes(bytes, 'en')}\u00a0MB to go before you can play offline…`,
  faults: {
    network: 'The network gave way: the rest will come later.',
    space: 'Not enough space on this device to play offline.',
  },
  retry: 'Try again',
  update: 'A new version is ready.',
  reload: 'Reload',
  install: 'Install Tablée on this device',
  installByHand: 'To have Tablée on your home screen: touch “Share”, then “Add to Home Screen”.',
}

export const offlineTexts = catalogue(fr, en)
