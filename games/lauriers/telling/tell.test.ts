import type { Instant, SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { View } from '../game.ts'
import { SampleLauriers } from '../test/sample-replay.ts'
import { fr } from '../texts/fr.ts'
import { aloud, newsOf } from './news.ts'
import { headline, heardOf, sceneOf, stageLine, takesNoPart } from './tell.ts'

const NAMES: Readonly<Record<string, string>> = { s1: 'Ana', s2: 'Bob', s3: 'Cléo' }
const nameOf = (seat: SeatId) => NAMES[seat] ?? '?'
const and = (names: string[]) => names.join(' et ')
const head = (game: SampleLauriers, id: string) => headline(game.seenBy(id), id as SeatId, fr, nameOf)
const stage = (game: SampleLauriers) => stageLine(game.view(), game.outcome?.placings[0] ?? [], fr, nameOf, and)

describe('what one has to do', () => {
  it('LAU-5 LAU-6 the leader and the others are told their parts', () => {
    const game = new SampleLauriers()
    expect([head(game, 's1'), head(game, 's2')]).toEqual(['À toi de mener', 'Ana tire une carte'])
    game.pick()
    expect([head(game, 's1'), head(game, 's2')]).toEqual(['Les autres inventent', 'Invente une définition'])
    expect(head(game.handIn('s2'), 's2')).toBe('C’est rendu')
    expect(stage(game)).toBe('Inventez une définition')
  })
  it('LAU-11 a vote that was cast is noted', () => {
    const game = new SampleLauriers().pick().handIn('s2').handIn('s3').read()
    expect(head(game, 's2')).toBe('Laquelle est la vraie\u00a0?')
    expect(head(game.vote('s2', 'veut dire'), 's2')).toBe('Ton vote est noté')
    expect(head(game, 's1')).toBe('Les autres votent')
  })
  it('LAU-23 a round without enough definitions is told as void', () => {
    const game = new SampleLauriers().pick().handIn('s2').letTimePass().lead({ type: 'close' })
    expect([head(game, 's1'), stage(game)]).toEqual([fr.head.void, fr.stage.void])
  })
  it('LAU-23 whoever wrote nothing takes no part, the leader aside', () => {
    const view = { takers: ['s2'] as SeatId[], leader: 's1' as SeatId }
    expect(['s1', 's2', 's3'].map((id) => takesNoPart(view, id as SeatId))).toEqual([false, false, true])
  })
  it('ALL-3 a paused table says so', () => {
    const game = new SampleLauriers().pick()
    expect(headline(game.view({ kind: 'onlooker' }, true), undefined, fr, nameOf)).toBe(fr.head.paused)
  })
  it('LAU-20 LAU-21 the winners are those whom the game names, ties included', () => {
    for (const stakers of [[], ['s2']]) {
      const game = new SampleLauriers()
      while (game.view().phase !== 'over') game.round(...stakers.filter((id) => game.canStake(id))).nextRound()
      const winners = (game.outcome?.placings[0] ?? []).map(nameOf)
      expect(stage(game)).toContain(winners.join(' et '))
    }
  })
})

describe('a scene', () => {
  it('goes on where nothing new is to be looked at: late writers, votes that are in', () => {
    expect(sceneOf({ round: 1, phase: 'late' }, true)).toBe(sceneOf({ round: 1, phase: 'write' }, true))
    expect(sceneOf({ round: 1, phase: 'tell' }, true)).toBe(sceneOf({ round: 1, phase: 'vote' }, true))
    expect(sceneOf({ round: 1, phase: 'vote' }, true)).not.toBe(sceneOf({ round: 1, phase: 'read' }, true))
    expect(sceneOf({ round: 2, phase: 'read' }, true)).not.toBe(sceneOf({ round: 1, phase: 'read' }, true))
  })
  it('LAU-19 the end is another one once the last round is told', () => {
    const over = { round: 3, phase: 'over' } as const
    expect(sceneOf(over, false)).not.toBe(sceneOf(over, true))
  })
})

describe('what is said of a change', () => {
  const news = (game: SampleLauriers, happens: () => unknown) => {
    const before = game.view()
    happens()
    return newsOf(before, game.view(), fr, (view) => stageLine(view, [], fr, nameOf, and), nameOf)
  }

  it('LAU-6 who handed in, and who took it back', () => {
    const game = new SampleLauriers().pick()
    expect(news(game, () => game.handIn('s3'))).toEqual(['Cléo a rendu sa copie.'])
    expect(news(game, () => game.by('s3', { type: 'take-back', round: 1 }))).toEqual(['Cléo reprend sa copie.'])
  })
  it('LAU-5 the word, to those who are to define it; LAU-6 one’s own copy is told by the headline alone', () => {
    const drawn = new SampleLauriers().lead({ type: 'draw', box: 0 })
    const heardBy = (id: string, happens: () => unknown) => {
      const before = drawn.seenBy(id)
      happens()
      return newsOf(before, drawn.seenBy(id), fr, () => '', nameOf, id as SeatId)
    }
    const before = drawn.seenBy('s1')
    const told = heardBy('s2', () => drawn.lead({ type: 'pick', nth: 0 }))
    expect(told).toEqual([expect.stringMatching(/^Le mot\u00a0: .+, .+\.$/)])
    expect(newsOf(before, drawn.seenBy('s1'), fr, () => '', nameOf, 's1' as SeatId)).toEqual([])
    expect(heardBy('s2', () => drawn.handIn('s2'))).toEqual([])
  })
  it('LAU-9 each definition as it is read, in French whatever the reader’s language', () => {
    const game = new SampleLauriers().pick().handIn('s2').handIn('s3').lead({ type: 'publish' })
    const told = news(game, () => game.lead({ type: 'read-on', step: game.view().step }))
    const second = game.view().lines?.[1]
    expect(told).toEqual([`2. ${second}`])
    expect(aloud(told, game.view(), fr, 'en')).toEqual([{ text: `2. ${second}`, language: 'fr' }])
  })
  it('LAU-24 whom the table waits for, once and not at each second', () => {
    const view = new SampleLauriers().pick().handIn('s2').handIn('s3').view()
    const waiting: View = { ...view, without: { seats: ['s1' as SeatId], at: 20_000 as Instant } }
    const told = (before: View, after: View) => newsOf(before, after, fr, () => '', nameOf)
    expect(told(view, waiting)).toEqual(['Ana n’est pas là, la lecture commence bientôt.'])
    expect(told(waiting, { ...waiting, step: waiting.step + 1 })).toEqual([])
    expect(told(waiting, view)).toEqual([])
  })
  it('LAU-10 a stake', () => {
    const game = new SampleLauriers().pick().handIn('s2').handIn('s3').read()
    expect(news(game, () => game.stake('s2'))).toEqual(['Bob mise un jeton.'])
  })
  it('LAU-19 the results for whoever can’t see them, once they are told', () => {
    const game = new SampleLauriers().pick().handIn('s2').handIn('s3').read()
    game.vote('s2', 'veut dire').vote('s3', 'Texte de s2')
    const before = game.view()
    const untold = heardOf(game.lead({ type: 'tell' }).view(), false)
    expect(newsOf(before, untold, fr, ({ phase }) => phase, nameOf)).toEqual(['results.'])
    const told = newsOf(untold, game.view(), fr, ({ phase }) => phase, nameOf)
    expect(told).toContain('Bob\u00a0: 3 points.')
    expect(told.some((line) => line.startsWith('La vraie'))).toBe(true)
  })
  it('LAU-20 who won is not heard before the last round is told', () => {
    const over: View = { ...new SampleLauriers().view(), phase: 'over' }
    expect(heardOf(over, false).phase).toBe('results')
    expect(heardOf(over, true).phase).toBe('over')
  })
  it('ALL-3 nothing is read again when a pause is over', () => {
    const game = new SampleLauriers().pick().handIn('s2').handIn('s3').read()
    const told = newsOf(game.view({ kind: 'onlooker' }, true), game.view(), fr, () => '', nameOf)
    expect(told).toEqual([])
  })
})
