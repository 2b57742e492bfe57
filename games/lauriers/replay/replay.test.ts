import { framesOf, turnsIn } from '@tablee/ui/replay/folding.ts'
import { describe, expect, it } from 'vitest'
import type { View } from '../game.ts'
import { SampleLauriers } from '../test/sample-replay.ts'
import { replay as lauriersReplay } from './replay.ts'

/** A whole game with something of everything. */
const wholeGame = () => {
  const game = new SampleLauriers().pick()
  game.handIn('s2').by('s2', { type: 'take-back', round: 1 }).handIn('s2')
  game.letTimePass().lead({ type: 'close' })
  game.lead({ type: 'go-on' }).pick().handIn('s1').handIn('s3').lead({ type: 'shuffle' }).read()
  game.stake('s1').vote('s1', 'veut dire').vote('s3', 'Texte de s1').lead({ type: 'tell' }).letTimePass()
  while (game.view().phase !== 'over') game.round(...['s1'].filter((id) => game.canStake(id))).nextRound()
  return game
}

const framesIn = (game: SampleLauriers) => framesOf(lauriersReplay, game.replay)
const viewsIn = (game: SampleLauriers) => framesIn(game).map(({ view }) => view as View)
const linesOf = (language: 'fr' | 'en') => {
  const game = wholeGame()
  const frames = framesIn(game)
  return frames.map(({ by, move, view }, nth) =>
    lauriersReplay.tell(
      { by, move, before: frames[nth - 1]?.view, after: view },
      (seat) => game.replay.names[seat] ?? '?',
      language,
    ),
  )
}

describe('a replay of Les Lauriers', () => {
  it('ALL-5 gives a moment for each step, and the last one is the game as it ended', () => {
    const game = wholeGame()
    const frames = framesIn(game)
    expect(frames).toHaveLength(game.steps.length)
    expect(frames.at(-1)?.view).toEqual(game.view())
    expect(viewsIn(game).at(-1)?.phase).toBe('over')
  })
  it('LAU-3 finds where each round begins', () => {
    const game = wholeGame()
    const rounds = turnsIn(lauriersReplay, framesIn(game)).map((nth) => viewsIn(game)[nth]?.round)
    expect(rounds).toEqual(rounds.map((_, nth) => nth + 1))
    expect(rounds.length).toBeGreaterThan(2)
  })
  it('LAU-9 shows what lies open: no text before it is read', () => {
    for (const { phase, lines, desk, mine } of viewsIn(wholeGame())) {
      expect(desk ?? mine).toBeUndefined()
      if (phase === 'write' || phase === 'desk') expect(lines).toBeUndefined()
    }
  })
  it('says who did what, and what came of it', () => {
    const lines = linesOf('fr').map((line) => line.replaceAll('\u00a0', ' '))
    expect(lines[0]).toBe('Ana mène la première manche.')
    const all = lines.join('\n')
    for (const said of [
      'Ana tire une carte de la boîte 1.',
      /Ana choisit « mot\da »\./,
      'Bob rend sa copie.',
      'Bob reprend sa copie.',
      'Le sablier est vide.',
      'Ana ramasse les copies. Moins de deux définitions : manche blanche.',
      'Bob mélange.',
      /Définition 1 : /,
      'Tout est lu, on vote.',
      'Ana mise un jeton.',
      /Ana vote pour la \d\./,
      /La vraie : Ce que mot\da veut dire\./,
      'Cléo mène.',
    ])
      expect(all).toMatch(said)
    expect(all).not.toMatch(/undefined|\?\?/)
  })
  it('says every step in both languages', () => {
    for (const language of ['fr', 'en'] as const) for (const line of linesOf(language)) expect(line).not.toBe('')
  })
})
