import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import type { Device } from './device-kind.ts'

interface Steps {
  readonly name: string
  readonly steps: readonly string[]
  readonly removal: string
}

const fr = {
  title: 'Jouer en https',
  looking: 'On regarde…',
  unknown: 'Le serveur ne répond pas\u00a0: recharge la page quand il est là.',
  nothingToDo: 'Cette adresse est déjà en https\u00a0: il n’y a rien à faire.',

  plain:
    'Cette adresse est en http. On y joue, mais le navigateur y refuse le jeu hors ligne, l’installation et le partage.',
  plainHere:
    'Sur cet appareil-ci tout marche. Aux autres, en http, le navigateur refuse le jeu hors ligne, l’installation et le partage.',
  forHost: 'Pour la personne qui a lancé Tablée',
  staysAtHttp:
    'Ce que les appareils gardent en http y reste\u00a0: finissez d’abord les parties en cours. Les paquets se retrouveront sur cette page.',
  oldDecks: 'Tes paquets d’avant',
  oldDecksHelp:
    'Ils sont restés à l’adresse en http. Enregistre chaque fichier, puis ouvre-le en https, dans «\u00a0Tes paquets\u00a0».',
  makeIt: 'Fais un certificat pour la maison\u00a0:',
  useIt: 'Arrête le serveur, puis relance-le avec lui\u00a0:',
  comeBack: 'Rouvre cette page sur chaque appareil\u00a0: elle dira quoi toucher.',

  home: 'Tablée a ici un certificat fait à la maison. Dis une fois à cet appareil de lui faire confiance\u00a0: ensuite tout marche, même hors ligne.',
  onlyIfKnown:
    'Ne le fais que si tu connais la personne qui a lancé Tablée. Ce certificat n’est fait que pour les adresses d’une maison.',
  download: 'Télécharger le certificat',
  fingerprint: 'Son empreinte (SHA-256), la même que dans le terminal de Tablée\u00a0:',
  until: (date: string) => `Valable jusqu’au ${date}.`,
  yourDevice: 'Sur ton appareil',
  removal: 'Pour l’enlever\u00a0:',
  open: 'Ouvrir Tablée en https',
  goOn: 'Continuer en https',
  devices: {
    iphone: {
      name: 'iPhone, iPad',
      steps: [
        'Dans Safari, touche «\u00a0Télécharger le certificat\u00a0», puis «\u00a0Autoriser\u00a0».',
        'Ouvre l’app Réglages, touche «\u00a0Profil téléchargé\u00a0» en haut, puis «\u00a0Installer\u00a0».',
        'Dans Réglages, va à Général, Informations, puis tout en bas aux réglages de confiance des certificats\u00a0: allume «\u00a0Tablée\u00a0».',
      ],
      removal:
        'Réglages, Général, «\u00a0VPN et gestion de l’appareil\u00a0», Tablée, «\u00a0Supprimer le profil\u00a0».',
    },
    android: {
      name: 'Android',
      steps: [
        'Touche «\u00a0Télécharger le certificat\u00a0».',
        'Ouvre Paramètres, cherche «\u00a0certificat CA\u00a0» et touche «\u00a0Installer quand même\u00a0».',
        'Choisis tablee.crt dans les téléchargements.',
        'Android demande un code d’écran s’il n’y en a pas, et dit ensuite que le réseau peut être surveillé\u00a0: c’est de ce certificat qu’il parle. Joue avec Chrome.',
      ],
      removal:
        'Paramètres, cherche «\u00a0identifiants de confiance\u00a0», onglet Utilisateur, Tablée, «\u00a0Supprimer\u00a0».',
    },
    windows: {
      name: 'Windows',
      steps: [
        'Télécharge le certificat et ouvre tablee.crt.',
        '«\u00a0Installer un certificat\u00a0», «\u00a0Utilisateur actuel\u00a0», «\u00a0Placer tous les certificats dans le magasin suivant\u00a0».',
        'Choisis «\u00a0Autorités de certification racines de confiance\u00a0», puis «\u00a0Terminer\u00a0» et «\u00a0Oui\u00a0». Relance le navigateur.',
      ],
      removal:
        'ouvre certmgr.msc, «\u00a0Autorités de certification racines de confiance\u00a0», Certificats, et supprime Tablée.',
    },
    mac: {
      name: 'Mac',
      steps: [
        'Télécharge le certificat et ouvre tablee.crt\u00a0: il entre dans «\u00a0Trousseaux d’accès\u00a0», trousseau «\u00a0session\u00a0».',
        'Ouvre-y «\u00a0Tablée\u00a0», déplie «\u00a0Se fier\u00a0» et choisis «\u00a0Toujours approuver\u00a0». Relance le navigateur.',
      ],
      removal: 'dans «\u00a0Trousseaux d’accès\u00a0», supprime Tablée.',
    },
    linux: {
      name: 'Linux, Chromebook',
      steps: [
        'Télécharge le certificat.',
        'Dans Chrome, ouvre chrome://certificate-manager, «\u00a0Certificats locaux\u00a0», «\u00a0Installés par vous\u00a0», et importe tablee.crt comme certificat de confiance.',
      ],
      removal: 'au même endroit, supprime Tablée.',
    },
    firefox: {
      name: 'Firefox',
      steps: [
        'Sur Windows et Mac, Firefox suit les étapes de l’ordinateur. Sinon, télécharge le certificat.',
        'Sur Linux\u00a0: Paramètres, «\u00a0Vie privée et sécurité\u00a0», «\u00a0Afficher les certificats\u00a0», Autorités, Importer. Coche «\u00a0identifier des sites web\u00a0».',
        'Sur Android, après les étapes d’Android\u00a0: Paramètres, «\u00a0À propos de Firefox\u00a0», touche cinq fois le logo, puis «\u00a0Paramètres secrets\u00a0», «\u00a0Utiliser des certificats CA tiers\u00a0».',
      ],
      removal: 'au même endroit, supprime Tablée.',
    },
  } satisfies Record<Device, Steps>,
}

const en: typeof fr = {
  title: 'Playing over https',
  looking: 'Having a look…',
  unknown: 'The server does not answer: reload the page once it is there.',
  nothingToDo: 'This address is https already: there is nothing to do.',

  plain: 'This is an http address. One can play here, but the browser refuses offline play, installing and sharing.',
  plainHere:
    'On this very device all works. To the others, over http, the browser refuses offline play, installing and sharing.',
  forHost: 'For the person who started Tablée',
  staysAtHttp:
    'What devices keep over http stays there: finish the games in progress first. Decks can be fetched from this page.',
  oldDecks: 'Your decks from before',
  oldDecksHelp: 'They stayed at the http address. Save each file, then open it over https, in “Your decks”.',
  makeIt: 'Make a certificate for the house:',
  useIt: 'Stop the server, then start it again with it:',
  comeBack: 'Open this page again on each device: it will say what to touch.',

  home: 'Tablée has a home-made certificate here. Tell this device once to trust it: from then on all works, offline too.',
  onlyIfKnown:
    'Do so only if you know the person who started Tablée. This certificate is made for the addresses of a home and nothing else.',
  download: 'Download the certificate',
  fingerprint: 'Its fingerprint (SHA-256), the same as in Tablée’s terminal:',
  until: (date) => `Valid until ${date}.`,
  yourDevice: 'On your device',
  removal: 'To remove it:',
  open: 'Open Tablée over https',
  goOn: 'Go on over https',
  devices: {
    iphone: {
      name: 'iPhone, iPad',
      steps: [
        'In Safari, touch “Download the certificate”, then “Allow”.',
        'Open the Settings app, touch “Profile Downloaded” at the top, then “Install”.',
        'In Settings, go to General, About, and at the very end “Certificate Trust Settings”: switch “Tablée” on.',
      ],
      removal: 'Settings, General, “VPN & Device Management”, Tablée, “Remove Profile”.',
    },
    android: {
      name: 'Android',
      steps: [
        'Touch “Download the certificate”.',
        'Open Settings, search for “CA certificate” and touch “Install anyway”.',
        'Choose tablee.crt among the downloads.',
        'Android asks for a screen lock if there is none, and says afterwards that the network may be monitored: it means this certificate. Play with Chrome.',
      ],
      removal: 'Settings, search for “trusted credentials”, tab User, Tablée, “Remove”.',
    },
    windows: {
      name: 'Windows',
      steps: [
        'Download the certificate and open tablee.crt.',
        '“Install Certificate”, “Current User”, “Place all certificates in the following store”.',
        'Choose “Trusted Root Certification Authorities”, then “Finish” and “Yes”. Restart the browser.',
      ],
      removal: 'open certmgr.msc, “Trusted Root Certification Authorities”, Certificates, and delete Tablée.',
    },
    mac: {
      name: 'Mac',
      steps: [
        'Download the certificate and open tablee.crt: it goes into “Keychain Access”, keychain “login”.',
        'Open “Tablée” there, unfold “Trust” and choose “Always Trust”. Restart the browser.',
      ],
      removal: 'delete Tablée in “Keychain Access”.',
    },
    linux: {
      name: 'Linux, Chromebook',
      steps: [
        'Download the certificate.',
        'In Chrome, open chrome://certificate-manager, “Local certificates”, “Installed by you”, and import tablee.crt as a trusted certificate.',
      ],
      removal: 'delete Tablée in the same place.',
    },
    firefox: {
      name: 'Firefox',
      steps: [
        'On Windows and Mac, Firefox goes by the steps of the computer. Else download the certificate.',
        'On Linux: Settings, “Privacy & Security”, “View Certificates”, Authorities, Import. Tick “identify websites”.',
        'On Android, after Android’s steps: Settings, “About Firefox”, touch the logo five times, then “Secret Settings”, “Use third party CA certificates”.',
      ],
      removal: 'delete Tablée in the same place.',
    },
  },
}

export const trustPageTexts = catalogue(fr, en)
