import { framesOf, turnsIn } from '@tablee/ui/replay/folding.ts'
import type { Frame } from '@tablee/ui/replay/frame.ts'
import { describe, expect, it } from 'vitest'
import type { View } from '../game.ts'
import { SampleGame } from '../test/sample-replay.ts'
import { replay as motPourMotReplay } from './replay.ts'

const phaseOf = (frame: Frame | undefined) => (frame?.view as View | undefined)?.phase

/** A whole game with something of everything. */
const wholeGame = () => {
  const game = new SampleGame('capture')
  game.spell('CHA').by(game.view().teams[game.view().active].seats[1] ?? '', { type: 'suggest', word: 'chaton' })
  game.captain('active', { type: 'take-back', count: 1 }, { type: 'done' }).captain('other', { type: 'contest' })
  game.captain('active', { type: 'call-vote' })
  for (const seat of ['s1', 's2', 's3', 's4']) game.by(seat, { type: 'vote', vote: seat === 's1' ? 'for' : 'against' })
  game.spell('ZUT').letTimePass().captain('active', { type: 'tell', word: 'Zut' }).captain('other', { type: 'accept' })
  for (const word of ['BBBCCC', 'VVVUUU', 'DDDFFF', 'TTTRRR', 'GGGHHH']) game.turn(word)
  return game
}

describe('folding a replay', () => {
  it('ALL-5 gives a moment for each step, and the last one is the game as it ended', () => {
    const game = wholeGame()
    const frames = framesOf(motPourMotReplay, game.replay)
    expect(frames).toHaveLength(game.steps.length)
    expect(frames.at(-1)?.view).toEqual(game.view())
    expect(phaseOf(frames.at(-1))).toBe('over')
    expect(phaseOf(frames[0])).toBe('draw')
  })
  it('shows what lies open: no suggestion in any view', () => {
    for (const { view } of framesOf(motPourMotReplay, wholeGame().replay))
      expect(view).not.toHaveProperty('suggestions')
  })
  it('finds where each turn begins', () => {
    const frames = framesOf(motPourMotReplay, wholeGame().replay)
    const turns = turnsIn(motPourMotReplay, frames)
    expect(turns[0]).toBe(0)
    expect(turns.slice(1).map((nth) => phaseOf(frames[nth]))).toEqual(Array(7).fill('read'))
  })
})

describe('telling a replay', () => {
  const linesOf = (language: 'fr' | 'en') => {
    const { replay } = wholeGame()
    const frames = framesOf(motPourMotReplay, replay)
    return frames.map(({ by, move, view }, nth) =>
      motPourMotReplay.tell(
        { by, move, before: frames[nth - 1]?.view, after: view },
        (seat) => replay.names[seat] ?? '?',
        language,
      ),
    )
  }

  it('says who did what, and what became of the turn', () => {
    const lines = linesOf('fr').map((line) => line.replaceAll('\u00a0', ' '))
    expect(lines[0]).toMatch(/^Les lettres sont au milieu\. (Sel|Poivre) commence\.$/)
    const all = lines.join('\n')
    for (const said of [
      /tire « (Recto|Verso) \d »\./,
      / épelle H : CH\./,
      / souffle chaton\./,
      / reprend une lettre\./,
    ])
      expect(all).toMatch(said)
    for (const said of [/ : CH, c’est dit\./, / conteste la catégorie\./, / vote contre\./, /Le sablier est vide\./])
      expect(all).toMatch(said)
    expect(all).toMatch(/Eve vote contre\. CH, hors sujet : les lettres reviennent\. 1 voix pour, 3 contre\./)
    expect(all).toMatch(/ annonce Zut\./)
  })
  it.each(['fr', 'en'] as const)('has one line for every step, with nothing missing, in %s', (language) => {
    for (const line of linesOf(language)) {
      expect(line).toMatch(/[.!?]$/)
      expect(line).not.toMatch(/undefined|\?\s|«\u00a0\u00a0»|^\s/)
    }
  })
})

describe('the table of a replay', () => {
  it('MPM-1 seats everybody who played in their team, and shows the first moment’s whole wait', () => {
    const [first] = framesOf(motPourMotReplay, wholeGame().replay)
    const seats = motPourMotReplay.seatsOf(first?.view, {
      s1: 'Ana',
      s2: 'Dan',
      s3: 'Bob',
      s4: 'Eve',
      s9: 'a late guest',
    })
    expect(seats.map(({ name, team, isCaptain }) => [name, team, isCaptain])).toEqual([
      ['Ana', 'sel', true],
      ['Dan', 'poivre', true],
      ['Bob', 'sel', false],
      ['Eve', 'poivre', false],
    ])
    expect(motPourMotReplay.startedAt(first?.view)).toBe(0)
  })
})
