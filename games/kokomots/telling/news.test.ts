import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { SampleKokomots } from '../test/sample-replay.ts'
import { fr as texts } from '../texts/fr.ts'
import { fr as stageTexts } from '../texts/stage.fr.ts'
import { newsOf } from './news.ts'

describe('what whoever listens is told', () => {
  it('KOK-21 a word is not read out while it is spelled by heart, and once it is before the judge', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' })
    const seen = () => game.view({ kind: 'seat', seat: 's1' as SeatId })
    const before = seen()
    game.claim('s1')
    const judged = seen()
    const spelled = {
      ...judged,
      claims: (judged.claims ?? []).map((each) => ({ ...each, stage: 'spelling' as const })),
    }
    const news = (one: typeof before, other: typeof before) =>
      newsOf(
        one,
        other,
        { texts, stageTexts },
        () => '',
        () => 'Ana',
      ).join(' ')
    const [claim] = judged.claims ?? []
    expect(claim?.word).toBeDefined()
    expect(news(before, spelled)).not.toContain(claim?.word)
    expect(news(spelled, judged)).toContain(claim?.word)
    expect(news(judged, seen())).not.toContain(claim?.word)
  })
})
