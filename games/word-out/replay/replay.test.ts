import { framesOf, turnsIn } from '@tablee/ui/replay/folding.ts'
import { describe, expect, it } from 'vitest'
import type { View } from '../game.ts'
import { SampleWordOut } from '../test/sample-replay.ts'
import { replay as wordOutReplay } from './replay.ts'

const WORDS = [
  'RUE',
  'RUES',
  'RUSE',
  'RUSES',
  'EST',
  'ESTE',
  'AIR',
  'AIRE',
  'AIRES',
  'NET',
  'NETS',
  'TOUT',
  'SOL',
  'SOLE',
]

const wholeGame = () => new SampleWordOut(WORDS).playOn().replay

/** Something of everything, but not to its end. */
const chains = () =>
  new SampleWordOut(WORDS, { hands: ['E> M M M', 'U S M M', 'E M M M'], first: 'R A N T', pile: 'M M M M M M' })
    .pass('s1')
    .lay('s2', 0, 'U')
    .lay('s3', 0, 'E', true)
    .decline('s1')
    .counter('s2', 'S')
    .letTimePass()
    .lay('s1', 2, 'E>')
    .stop('s1').replay

const linesOf = (replay = wholeGame(), language: 'fr' | 'en' = 'fr') => {
  const frames = framesOf(wordOutReplay, replay)
  return frames.map(({ by, move, view }, nth) =>
    wordOutReplay.tell(
      { by, move, before: frames[nth - 1]?.view, after: view },
      (seat) => replay.names[seat] ?? '?',
      language,
    ),
  )
}

describe('the replay of Word Out!', () => {
  it('ALL-5 gives a moment for each step, to the end', () => {
    const replay = wholeGame()
    const frames = framesOf(wordOutReplay, replay)
    expect(frames).toHaveLength(replay.steps.length)
    expect([frames[0], frames.at(-1)].map((frame) => (frame?.view as View | undefined)?.phase)).toEqual([
      'turn',
      'over',
    ])
  })
  it('shows what lies open: no hand in any view', () => {
    for (const { view } of framesOf(wordOutReplay, wholeGame())) expect(view).not.toHaveProperty('hand')
  })
  it('finds where each turn begins, and whose it is', () => {
    const frames = framesOf(wordOutReplay, chains())
    const turns = turnsIn(wordOutReplay, frames)
    expect(turns).toEqual([0, 1, 2, 5, 6, 8])
    expect(turns.map((nth) => wordOutReplay.coach?.turnOf(frames[nth]?.view))).toEqual([
      's1',
      's2',
      's3',
      's3',
      's1',
      's2',
    ])
    expect(wordOutReplay.coach?.turnOf(frames[3]?.view)).toBeUndefined()
  })
  it('seats everybody who played, and starts with a whole wait', () => {
    const [first] = framesOf(wordOutReplay, chains())
    const names = { s1: 'Ana', s2: 'Bob', s3: 'Cléo', s9: 'a late guest' }
    expect(wordOutReplay.seatsOf(first?.view, names).map(({ id, name }) => [id, name])).toEqual([
      ['s1', 'Ana'],
      ['s2', 'Bob'],
      ['s3', 'Cléo'],
    ])
    expect(wordOutReplay.startedAt(first?.view)).toBe(0)
  })
  it('tells who did what, answers too', () => {
    expect(linesOf(chains()).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Cléo a tiré la lettre la plus proche de Z et donne.',
      'Ana passe et pioche.',
      'Bob pose U : RU.',
      'Cléo annonce WORD OUT ! RUE, 3 points.',
      'Ana laisse passer.',
      'Bob contre RUE : RUES. Personne ne marque.',
      'Le sablier est vide. Cléo passe et pioche.',
      'Ana pose E : NE.',
      'Ana s’arrête là.',
    ])
  })
  it.each(['fr', 'en'] as const)('has one line for every step, with nothing missing, in %s', (language) => {
    for (const line of linesOf(wholeGame(), language)) {
      expect(line).toMatch(/[.!?]$/)
      expect(line).not.toMatch(/undefined|\?\s|^\s/)
    }
  })
})
