import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'

export const wordOutEn: Readonly<Record<ClauseId, Clause>> = {
  'WO-1': {
    name: 'A hundred and eight cards',
    says: [
      'Two to eight players, each for themselves. The pack: 62 simple letters, 12 REPLAY, 10 UNCOUNTERABLE, 12 BONUS (green: B C F H P V), 7 DOUBLE (red: J K Q W X Y Z), 3 TRASH and 2 JOKER. From six players on two packs are advised; the table chooses.',
      reading(
        'There are two of each green letter and one of each red. The letters of REPLAY and UNCOUNTERABLE cards are neither green nor red.',
      ),
    ],
  },
  'WO-2': {
    name: 'Who begins',
    says: [
      'Everybody draws a card: the letter nearest to Z deals. Whoever sits on the dealer’s left begins, and it goes round like a clock.',
      reading('A tie, or a card without a letter, draws again.'),
    ],
  },
  'WO-3': {
    name: 'The deal',
    says: ['Eight cards each, then four face up: they open the four rows. The rest is the draw pile.'],
  },
  'WO-4': {
    name: 'The first four',
    says: [
      'They are letters: a TRASH or a JOKER that turns up goes back into the pile, and another card takes its place. A REPLAY gives nobody a card; an UNCOUNTERABLE one makes every word of its row so (WO-16).',
    ],
  },
  'WO-5': { name: 'The scorekeeper', says: ['Is the table itself: it keeps the scores.'] },
  'WO-6': {
    name: 'Laying a card',
    says: [
      'On your turn, one card at the end of one of the four rows. The row must then begin a word of the play list: conjugated forms included, no proper nouns, no accents (ALL-1). A whole word begins itself.',
    ],
  },
  'WO-7': {
    name: 'Passing',
    says: [
      'You can’t, or won’t? Pass, and draw a card.',
      reading(
        'It waits for your next turn. Sixty seconds without a card laid are a pass. Someone who has left is waited for ten seconds only, and draws nothing.',
      ),
    ],
  },
  'WO-8': {
    name: 'A card that does not fit',
    says: [
      'If the row no longer begins any word, you take your card back and pass.',
      reading('It is a pass as in WO-7: you draw.'),
      'At a gentle table the card is only refused, and nothing is lost.',
    ],
  },
  'WO-9': {
    name: 'WORD OUT!',
    says: [
      'Does your card complete a word of three letters or more? You may say WORD OUT! in the same gesture. Later is too late: a word that was left alone cannot be announced, it can only grow.',
    ],
  },
  'WO-10': {
    name: 'A wrong WORD OUT!',
    says: [
      'On what is no word you take your card back and pass (WO-8), even if the row begins one. On fewer than three letters it cannot be said.',
    ],
  },
  'WO-11': {
    name: 'REPLAY',
    says: [
      'After a REPLAY you may lay another card, on the same row. Two REPLAY in a row allow two others. None has to be laid.',
      reading('And so on: as many other cards as there are REPLAY, provided that the first one laid is a REPLAY.'),
    ],
  },
  'WO-31': {
    name: 'In a run of REPLAY',
    says: [
      reading(
        'Only the wrong card goes back (WO-8, WO-10); those before it stay, the turn ends, and you draw, but not in a counter. Who has laid at least one card has not passed (WO-27). Stopping short draws nothing. WORD OUT! ends the run: what the REPLAY still allowed is lost. On your own turn a TRASH may be one of the other cards; it ends the run too.',
      ),
    ],
  },
  'WO-12': {
    name: 'JOKER',
    says: [
      'As you lay it you give it a letter, whichever you like, once and for all. It is worth what that letter is worth, green, red or simple, and it is UNCOUNTERABLE. Taken back, it has no name any more.',
      reading('Once the game is on it may also open a row.'),
    ],
  },
  'WO-13': {
    name: 'TRASH',
    says: [
      'Laid on a row, it sends the whole row to the trash pile, itself included. Then you open that row with a card of your hand, as in WO-17. Never on an empty row, never as a counter.',
    ],
  },
  'WO-14': {
    name: 'TRASH to finish with',
    says: [
      reading(
        'If it was your last card, your hand is out: you will open the row after the new deal (WO-23), and if there is none it stays empty. An empty row may be opened by anyone, on their turn.',
      ),
    ],
  },
  'WO-15': {
    name: 'The points',
    says: [
      'One point a card, two more for each green letter, then twice the lot for each red one. RUE 3, ROBE 6, OBJET 14, ABOYEZ 32.',
    ],
  },
  'WO-16': {
    name: 'Banked',
    says: [
      'A word that was announced is banked when nobody counters it. Or at once: if there is an UNCOUNTERABLE card or a JOKER anywhere in it, or if you made it with your last card.',
    ],
  },
  'WO-17': {
    name: 'Opening the freed row',
    says: [
      'The banked word goes to the trash pile and you keep the hand: open the row with a new card. It may be a REPLAY, with another card after it.',
      reading('Then it is your left’s turn. To open is to lay: a run of REPLAY may make a word there and announce it.'),
    ],
  },
  'WO-32': {
    name: 'A row that stays empty',
    says: [
      reading(
        'Not opened within 30 seconds, or nothing but TRASH in hand: the row stays empty, the turn passes, and nothing is drawn.',
      ),
    ],
  },
  'WO-18': {
    name: 'Countering',
    says: [
      'Otherwise the others, one after the other and clockwise, may add a card that makes the row a longer beginning of a word. A REPLAY and the run that it allows (WO-11, WO-31) will do as well; a TRASH never.',
      reading(
        'A first card that stays is a counter. A wrong card goes back, nothing is drawn, and that chance is gone: next.',
      ),
    ],
  },
  'WO-19': {
    name: 'Countering in silence',
    says: [
      'Nobody scores, and play goes on.',
      reading(
        'Whether or not the counter completes a word, it is then the turn of whoever sits on the counterer’s left.',
      ),
    ],
  },
  'WO-20': {
    name: 'Countering the counter',
    says: [
      'A counter that is a WORD OUT! itself can be countered in turn. Only the last word standing scores.',
      reading(
        'The new round starts on its left and is for all the others: whoever announced first and whoever let it pass are in it.',
      ),
    ],
  },
  'WO-21': {
    name: 'The hand',
    says: ['Belongs to whoever banks in the end (WO-17). The turn then goes to their left, over those in between.'],
  },
  'WO-22': {
    name: 'Ten seconds to answer',
    says: [
      reading(
        'All the others are asked at once, for 10 seconds, whether or not they hold anything to counter with: silence tells nothing. Let it pass by a tap, or by letting the time run. A counter is sent whole: the cards, a JOKER’s letter, the announcement or not. The first one clockwise is heard, once all before have let it pass, gone wrong or run out of time. Those after keep their card, which nobody has seen; who answered out of turn does not show.',
      ),
    ],
  },
  'WO-23': {
    name: 'The last card of a hand',
    says: [
      'Laid on your turn, to open a row or as a counter, it ends the deal. The other hands go back into the pile, it is shuffled, and everybody gets eight cards, starting with you, who have the hand.',
      reading('Rows and trash pile stay. If your card freed a row, to open it is your play; then the turn passes.'),
    ],
  },
  'WO-24': {
    name: 'The last deal',
    says: [
      'Not enough for eight each: all that is left is dealt one by one, starting with whoever is out of cards.',
      reading('It is counted once the hands are back in the pile.'),
    ],
  },
  'WO-25': { name: 'An empty pile', says: ['A pass draws nothing.'] },
  'WO-26': {
    name: 'Out, with an empty pile',
    says: [
      'Whoever then lays their last card gains a point for every card left in the other hands; each of the others loses one for every card held. The game is over. A word banked with that card counts too, and no row is opened.',
    ],
  },
  'WO-27': {
    name: 'Everybody passes',
    says: [
      'The pile is empty and all pass in a row: everybody loses a point for every card held, and it is over.',
      reading(
        'Only passes made with the pile already empty count. A card laid, on a turn or as a counter, starts the count anew.',
      ),
    ],
  },
  'WO-28': {
    name: 'Who wins',
    says: ['The highest score.', reading('Equal scores share the win. A score may fall below nought.')],
  },
  'WO-29': {
    name: 'What is secret',
    says: [
      'Hands, the pile, and what those who let it pass could have played. But everybody knows how many cards each hand holds and how many are left to draw; the trash pile is open to all. A card that was taken back (WO-8, WO-10, WO-18) has been seen.',
    ],
  },
  'WO-30': {
    name: 'The Dico',
    says: [
      'Tells whether a word is valid, what letters can follow a beginning, what words start so. In the game only if the table allows it, and for what is laid.',
    ],
  },
}
