import type { CommonId } from './common-ids.ts'

/** What players see on screen when they wonder about a rule: buttons, sentences, other words for it. */
export const commonSeenAsEn: Readonly<Record<CommonId, readonly string[]>> = {
  'ALL-1': ['accent', 'capital', 'cedilla', 'apostrophe', 'hyphen', 'œ'],
  'ALL-2': ['settings', 'options', 'durations', 'no timer', 'more time', 'seconds', 'server'],
  'ALL-3': ['Pause', 'Resume', 'paused', 'stop', 'covered category'],
  'ALL-4': ['refused', 'no', 'does not work', 'rule number', 'penalty', 'too long'],
  'ALL-5': ['seed', 'Watch the game again', 'drawing lots', 'cheating', 'shuffle', 'replay'],
  'ALL-6': [
    'Connection lost',
    'away',
    'disconnected',
    'link to my seat',
    'take my seat back',
    'hand the seat to a bot',
    'battery',
  ],
  'ALL-7': ['Call time', 'Time is up', 'waiting', 'nobody plays', 'stuck', 'no timer', '60 seconds'],
  'ALL-8': ['too late', 'not now', 'at the same time', 'late', 'slow network', 'game under way'],
  'ALL-9': ['bot', 'robot', 'computer', 'bots cast no vote', 'bots contest nothing'],
  'ALL-10': ['host', 'host only', 'who is in charge', 'remove somebody', 'lock the table'],
  'ALL-11': ['Got it', 'introduction', 'Begin without waiting', 'before you begin'],
}
