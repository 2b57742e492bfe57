import { framesOf, turnsIn } from '@tablee/ui/replay/folding.ts'
import { describe, expect, it } from 'vitest'
import type { View } from '../game.ts'
import { SampleKokomots } from '../test/sample-replay.ts'
import { replay as kokomotsReplay } from './replay.ts'

/** Something of everything, then words until three piles are empty. */
const classic = () => {
  const game = new SampleKokomots({ mode: 'expert', depth: 3, hasReadyTap: true, hasHumanTimer: true })
  game.by('s1', { type: 'ready' }, { type: 'discard' }).claim('s1').refuse('s3')
  game.claim('s1', { column: 1, isLinked: true }).letTimePass()
  while (game.view().phase !== 'over') game.claim('s1').accept('s3')
  return game
}
const simultaneous = () => {
  const game = new SampleKokomots({ mode: 'simultaneous', depth: 3 })
  game.by('s1', { type: 'turn-letters' }, { type: 'tap', round: 1 }, { type: 'give-up' })
  game.by('s2', { type: 'tap', round: 1 }).claim('s2').refuse('s1').refuse('s3', 'plural')
  game.by('s3', { type: 'skip', round: 1 }).by('s1', { type: 'turn-letters' })
  for (let round = 2; game.view().phase !== 'over'; round++) {
    game.by('s1', { type: 'tap', round }).claim('s1').accept('s2').accept('s3')
    while (game.view().payments?.length) game.by('s1', { type: 'pay', card: game.view().payments?.[0]?.from[0] ?? '' })
    if (game.view().phase === 'turning') game.by('s1', { type: 'turn-letters' })
  }
  return game
}
const teams = () => {
  const game = new SampleKokomots({ mode: 'teams', depth: 3 }, ['s1', 's2', 's3', 's4'])
  game.by('s1', { type: 'ready' }, { type: 'suggest', word: 'rideau', packet: 2 }).claim('s1', { packet: 0 })
  while (game.view().phase !== 'ready') game.letTimePass()
  return game
}

const linesOf = (game: SampleKokomots, language: 'fr' | 'en') => {
  const frames = framesOf(kokomotsReplay, game.replay)
  const nameOf = (seat: string) => game.replay.names[seat] ?? '?'
  return frames.map(({ by, move, view }, nth) =>
    kokomotsReplay.tell({ by, move, before: frames[nth - 1]?.view, after: view }, nameOf, language),
  )
}

describe('a replay of Kokomots', () => {
  it('ALL-5 gives a moment for each step, and the last one is the game as it ended', () => {
    for (const game of [classic(), simultaneous()]) {
      const frames = framesOf(kokomotsReplay, game.replay)
      expect(frames).toHaveLength(game.steps.length)
      expect(frames.at(-1)?.view).toEqual(game.view())
      expect(game.view().phase).toBe('over')
    }
  })
  it('KOK-13 KOK-28 finds where each turn, or round, begins', () => {
    const numbersIn = (game: SampleKokomots, numberOf: (view: View) => number | undefined) => {
      const frames = framesOf(kokomotsReplay, game.replay)
      const views = frames.map(({ view }) => view as View)
      return turnsIn(kokomotsReplay, frames).map((nth) => views.slice(nth, nth + 1).map(numberOf)[0])
    }
    expect(numbersIn(teams(), ({ turn }) => turn)).toEqual([1, 2])
    expect(numbersIn(simultaneous(), ({ round }) => round).slice(0, 3)).toEqual([0, 1, 2])
  })
  it('says who did what, and what came of it', () => {
    const all = [classic(), simultaneous(), teams()].flatMap((game) => linesOf(game, 'fr'))
    const text = all.join('\n').replaceAll('\u00a0', ' ')
    for (const said of [
      'Anastasia commence.',
      'Anastasia retourne le sablier.',
      'Anastasia change ses lettres.',
      /Anastasia annonce « mot\w+ » pour « En\w+ \d+ »\.\n/,
      /Anastasia annonce « mot\w+ » pour « En\w+ \d+ \+ En\w+ \d+ »\.\n/,
      /Cléo refuse le mot\. .*mot\w+.* refusé par Cléo/,
      /Qui ne dit mot consent\. .*mot\w+.* \d points pour Anastasia\./,
      'Anastasia n’a rien annoncé.',
      'Bob appuie en premier.',
      'Cléo ne trouve pas. Personne ne trouve',
      'Anastasia retourne deux lettres.',
      /Anastasia rend /,
      'Sel commence.',
      'Anastasia souffle « rideau ».',
      /Le sablier est vide\. Poivre joue\./,
    ])
      expect(text).toMatch(said)
    expect(text).not.toMatch(/undefined|\?\?/)
  })
  it('says every step in both languages', () => {
    for (const language of ['fr', 'en'] as const)
      for (const line of [classic(), simultaneous(), teams()].flatMap((game) => linesOf(game, language)))
        expect(line).not.toBe('')
  })
})
