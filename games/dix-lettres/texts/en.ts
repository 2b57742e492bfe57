import { commonRefusalsEn } from '@tablee/ui/frames/game-refusal.ts'
import type { GameTexts } from './fr.ts'

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)
const letters = (count: number) => (count === 1 ? '1 letter' : `${count} letters`)

export const en: GameTexts = {
  refusals: {
    ...commonRefusalsEn,
    'one-to-twelve': 'One to twelve can play.',
    'enough-vowels': 'Six vowels is the maximum: say “consonant”.',
    'enough-consonants': 'Seven consonants is the maximum: say “vowel”.',
    'another-calls': 'Somebody else draws the letters now.',
    'too-short': 'A word has two letters at least.',
    'not-these-letters': (word) => `${word} cannot be made of these ten letters.`,
  },
  you: 'you',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  points,
  kinds: { vowel: 'Vowel', consonant: 'Consonant' },
  head: {
    myCall: 'Your call: vowel or consonant?',
    calls: (name) => `${name} draws the letters`,
    write: 'The longest word',
    done: 'Done: waiting for the others',
    reveal: 'The words, from short to long',
    paused: 'The table is paused',
    over: 'The game is over',
  },
  stage: {
    calls: (name) => `${name}, vowel or consonant?`,
    write: 'Find the longest word!',
    ready: (count, all) => `${count} of ${all} ${count === 1 ? 'is' : 'are'} done`,
  },
  act: {
    rest: 'Leave the rest to chance',
    set: (word) => `Set down ${word}`,
    tooShort: 'Touch the letters',
    done: (word) => `Done with ${word}`,
    nothing: 'I find nothing',
    searchOn: 'Go on searching',
    showNext: 'The next word',
    showResult: 'See the result',
    nextRound: 'Next round',
    finish: 'See who wins',
    shuffle: 'Shuffle',
    clear: 'Take all back',
    erase: 'Take the last letter back',
    timeUp: 'Time is up',
  },
  label: {
    letters: 'The ten letters',
    rack: 'Your word',
    keyboard: 'Your keyboard types, too.',
    players: 'Around the table',
    take: (letter) => `${letter}, add`,
    giveBack: (letter, place) => `${letter}, ${place}, take back`,
    isDone: 'is done',
    hasWord: 'has a word',
    searches: 'is searching',
  },
  note: {
    mine: (word) => `Set down: ${word}`,
    nothingYet: 'Nothing set down',
    waitsFor: (names) => `Waiting for ${names}.`,
    nobodyWrote: 'Nobody set down a word.',
  },
  word: {
    invalid: 'is not in the list',
    valid: (count) => letters(count),
    said: (word, names, isValid) =>
      isValid ? `${word}, ${letters(word.length)}, ${names}.` : `${word} is not in the list, ${names}.`,
  },
  best: {
    could: 'You could have made',
    none: 'No word could be made of these letters.',
    found: 'Nobody could have made a longer one!',
    said: (words) => `You could have made ${words}.`,
  },
  end: {
    winner: (name) => `${name} wins!`,
    winners: (names) => `A tie: ${names}`,
    mine: 'You win!',
    alone: (score) => `${points(score)}!`,
    possible: (most) => `of ${most} possible`,
    words: 'The finest words',
    none: 'Not a single valid word this time.',
  },
  told: {
    letter: (letter) => `${letter}.`,
    drawn: (all) => `The letters are ${all}.`,
    done: (name) => `${name} is done.`,
    wrote: (name) => `${name} sets down a word.`,
    calls: (name, letter) => `${name} draws ${letter}.`,
    points: (names, count) => `${points(count)} for ${names}.`,
    nobody: 'Nobody scores.',
    eachScores: 'Each valid word scores its letters.',
    notMe: 'No point for you this time.',
    searchesOn: (name) => `${name} goes on searching.`,
    timeUp: 'Time is up.',
  },
  options: {
    rounds: { name: 'Rounds', values: (count) => String(count) },
    draw: {
      name: 'The draw',
      values: { called: 'somebody says vowel or consonant', machine: 'the machine draws all' },
      help: {
        called: 'You take turns, and even the youngest can do it. Everybody starts searching while the letters come.',
        machine: 'All ten letters at once: this is faster.',
      },
    },
    scoring: {
      name: 'Who scores',
      values: { longest: 'the longest word', everybody: 'everybody' },
      help: {
        longest:
          'The longest valid word scores one point a letter. If several people have a word of that length, all of them score.',
        everybody: 'Each valid word scores one point a letter.',
      },
    },
    waits: { draw: 'Draw the letters', write: 'Search', reveal: 'Show a word', results: 'The result' },
  },
  pace: 'Time to search',
  summary: {
    seconds: (count) => `${count} seconds`,
    rounds: (count) => `${count} rounds`,
    draw: { machine: 'the machine draws' },
    scoring: { everybody: 'everybody scores' },
  },
}
