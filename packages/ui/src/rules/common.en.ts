import { type Clause, reading } from './clause.ts'
import type { CommonId } from './common-ids.ts'

export const commonEn: Readonly<Record<CommonId, Clause>> = {
  'ALL-1': {
    name: 'Letters and accents',
    says: [
      'When letters are compared or moved, capitals and accents do not matter: É is E, Ç is C, Œ is OE, Æ is AE. Hyphens and apostrophes are skipped. What you wrote is shown as you wrote it.',
    ],
  },
  'ALL-2': {
    name: 'As in the box',
    says: [
      'Timers, roles, votes and secrets exist here too. The server keeps the time. A table sets each duration, up to 600 seconds, or plays without a timer; those on this page are what it starts from.',
      reading(
        'Somebody asked for “more time”? Whatever they or their team have to do lasts twice as long, and so do votes.',
      ),
    ],
  },
  'ALL-3': {
    name: 'Pausing',
    says: [
      'Anyone seated may ask for it: everything stops at once. That person or the host goes on again, and the timer keeps what was left. A table that everybody has left pauses by itself. Once the game goes on, the same person waits 30 seconds before the next pause, and so does whoever has just sat down in mid-game; the host does not wait.',
      reading(
        'Meanwhile what is being searched (category, themes, letters, rows) is covered, and no move of the game is taken.',
      ),
    ],
  },
  'ALL-4': {
    name: 'A refused move',
    says: [
      'It changes nothing. You are told why, in your language, with the number of the rule. There is no penalty but where a rule gives one.',
    ],
  },
  'ALL-5': {
    name: 'Chance',
    says: [
      'The order of the cards and who begins come from a single seed, which no device sees before the game ends. Afterwards whoever sat there can see it, and every move again.',
    ],
  },
  'ALL-6': {
    name: 'Dropping out',
    says: [
      'Seat, hand and tokens wait for you; your seat’s link gives them back on any device. The game waits or goes on, as the rules allow: a missing vote is not cast, a missing judge is silent. The host may hand an empty seat to a bot.',
      reading(
        'A newcomer takes an empty seat only in the next round or deal, or in the next game where hands are kept to the end. Whoever had it may come back before, unless the host sent them away. Whoever has held a seat in a game takes no other one until it ends.',
      ),
    ],
  },
  'ALL-7': {
    name: 'Every wait ends',
    says: [
      'The rule says when, and what happens then. Where it does not: 60 seconds, then the least it allows (pass, decline, stay silent, go on).',
      reading(
        'At a table without a timer nothing ends by itself, but the host may say that time is up, with the same effect.',
      ),
    ],
  },
  'ALL-8': {
    name: 'First, and in time',
    says: [
      reading(
        'What counts is the order of arrival at the server. A move that came too late, or was overtaken, is refused (ALL-4).',
      ),
    ],
  },
  'ALL-9': {
    name: 'Bots',
    says: [
      reading(
        'They have no opinion: no vote on a category, an unknown spelling, a theme or a wording. They contest nothing and, as judges, stay silent. They are not counted among the voters.',
      ),
      reading(
        'Where nobody can judge, the machine checks what it can: spelling, answers that the deck knows, themes that can be checked. It takes your word for the rest, and the result tells how many answers stood on trust.',
      ),
    ],
  },
  'ALL-10': {
    name: 'The host',
    says: [
      reading(
        'While the host is away, the person seated longest among those present leads the table. To remove somebody, lock the table, hand it over or free the host’s seat stays with the host, who has the role back on return. After ten minutes away, the role passes to whoever leads the table and uses it.',
      ),
    ],
  },
  'ALL-11': {
    name: 'The introduction',
    says: [
      reading(
        'Before a game begins, the table sees in twelve seconds the goal, what a phone is for and who begins. It stops when everybody has skipped it, or when the host begins. The game’s own time starts after it. Later the same evening it lasts two seconds. “More time” doubles it; without a timer, too, it ends by itself.',
      ),
    ],
  },
}
