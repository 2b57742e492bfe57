import type { Refusal } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { type Desk, type Line, type Move, type Source, type Texts, TRUTH } from '../game.ts'
import { merged, moved } from './arrangement.ts'
import { DeskState } from './desk.svelte.ts'

const texts = { [TRUTH]: 'Vin mêlé.', s2: 'Poupée de son.', s3: 'Petite poupée.' } as Texts
const START: readonly Line[] = (['s2', TRUTH, 's3'] as Source[]).map((source) => ({
  from: [source],
  wording: texts[source] ?? '',
}))

/** A leader's desk at a table that answers when it is told to. */
const leader = () => {
  let desk: Desk = { texts, lines: START, twins: [[0, 2]] }
  const answers: ((refusal?: Refusal) => void)[] = []
  const ask = (move: Move) =>
    new Promise<Refusal | undefined>((resolve) => {
      answers.push((refusal) => {
        if (!refusal && move.type === 'arrange') desk = { texts, lines: move.lines, twins: [] }
        if (!refusal && move.type === 'shuffle') desk = { texts, lines: desk.lines.toReversed(), twins: [] }
        resolve(refusal)
      })
    })
  const work = new DeskState(() => desk, ask)
  const sources = () => work.lines.map(({ from }) => from.join('+')).join(' ')
  const answer = (refusal?: Refusal) => answers.shift()?.(refusal)
  return { work, answer, sources }
}

describe('what the leader does at the desk', () => {
  it('shows at once, and stays once the table has it', async () => {
    const { work, answer, sources } = leader()
    const done = work.arrange(moved(START, 0, 2), { what: 'moved', place: 2 })
    expect([sources(), work.twins]).toEqual(['truth s3 s2', []])
    answer()
    await done
    expect([sources(), work.deed]).toEqual(['truth s3 s2', { what: 'moved', place: 2 }])
  })
  it('ALL-4 goes again when it is refused, and leaves nothing to undo', async () => {
    const { work, answer, sources } = leader()
    const done = work.arrange(merged(START, 0, 2), { what: 'merged', place: 1 })
    expect(sources()).toBe('truth s3+s2')
    answer({ rule: 'LAU-8', code: 'equal-texts-are-one' })
    await done
    expect([sources(), work.mayUndo, work.deed]).toEqual(['s2 truth s3', false, undefined])
  })
  it('an answer to the first of two does not take the second away', async () => {
    const { work, answer, sources } = leader()
    const first = work.arrange(moved(work.lines, 0, 1), { what: 'moved', place: 1 })
    const second = work.arrange(moved(work.lines, 1, 2), { what: 'moved', place: 2 })
    answer()
    await first
    expect(sources()).toBe('truth s3 s2')
    answer()
    await second
    expect(sources()).toBe('truth s3 s2')
  })
  it('LAU-8 is undone by one step, a shuffle too', async () => {
    const { work, answer, sources } = leader()
    const merging = work.arrange(merged(START, 2, 0), { what: 'merged', place: 0 })
    answer()
    await merging
    const shuffling = work.shuffle()
    answer()
    await shuffling
    expect(sources()).toBe('truth s2+s3')
    const undoing = work.undo()
    answer()
    await undoing
    expect([sources(), work.mayUndo, work.deed]).toEqual(['s2+s3 truth', false, { what: 'undone' }])
  })
  it('shuffled while a move is under way, the move is not forgotten', async () => {
    const { work, answer, sources } = leader()
    const moving = work.arrange(moved(START, 0, 2), { what: 'moved', place: 2 })
    const shuffling = work.shuffle()
    expect(sources()).toBe('truth s3 s2')
    answer()
    answer()
    await Promise.all([moving, shuffling])
    expect(sources()).toBe('s2 s3 truth')
    void work.undo()
    expect(sources()).toBe('truth s3 s2')
  })
})
