import type { CommonId } from './common-ids.ts'

/** What players see on screen when they wonder about a rule: buttons, sentences, other words for it. */
export const commonSeenAsFr: Readonly<Record<CommonId, readonly string[]>> = {
  'ALL-1': ['accent', 'majuscule', 'cédille', 'apostrophe', 'tiret', 'œ'],
  'ALL-2': ['réglages', 'options', 'durées', 'sans sablier', 'plus de temps', 'secondes', 'serveur'],
  'ALL-3': ['Pause', 'Reprendre', 'en pause', 'arrêter', 'catégorie couverte'],
  'ALL-4': ['refusé', 'non', 'ça ne marche pas', 'numéro de règle', 'pénalité', 'trop long'],
  'ALL-5': ['graine', 'Revoir la partie', 'tirage au sort', 'triche', 'mélange'],
  'ALL-6': [
    'Connexion perdue',
    'absent',
    'déconnecté',
    'lien de ma place',
    'reprendre ma place',
    'confier la place à un bot',
    'batterie',
  ],
  'ALL-7': [
    'Le temps est écoulé',
    'Sonner la fin',
    'attendre',
    'personne ne joue',
    'bloqué',
    'sans sablier',
    '60 secondes',
  ],
  'ALL-8': ['trop tard', 'pas maintenant', 'en même temps', 'retard', 'réseau lent', 'partie en cours'],
  'ALL-9': ['robot', 'bot', 'ordinateur', 'les bots ne votent pas', 'les bots ne contestent pas'],
  'ALL-10': ['hôte', 'réservé à l’hôte', 'qui commande', 'retirer quelqu’un', 'verrouiller la table'],
  'ALL-11': ['C’est bon', 'présentation', 'Commencer sans attendre', 'avant de commencer'],
}
