import type { WritingGame } from '../../../apps/server/trials/writing-game.ts'

interface Desk {
  readonly lines: readonly { readonly from: readonly string[] }[]
}
interface SeenByPlayer {
  readonly phase: string
  readonly desk?: Desk
  readonly mine?: { readonly text: string }
}
type Phase = { readonly name: 'desk' } & Desk

const seen = (view: unknown) => view as SeenByPlayer | undefined

const deskIn = (state: unknown): Desk | undefined => {
  const phase = (state as { readonly phase?: Phase | { readonly name: '' } } | undefined)?.phase
  return phase?.name === 'desk' ? phase : undefined
}

type Wording = (line: number) => string

const reworded = ({ lines }: Desk, wording: Wording) =>
  lines.map(({ from }, line) => ({ from, wording: wording(line) }))

/** Where nothing lies on the desk yet, the move is refused. */
const NO_DESK: Desk = { lines: [{ from: ['truth'] }] }

export const writing: WritingGame = {
  toWriting: [{ type: 'pick', nth: 0 }],
  draft: (text) => ({ type: 'draft', round: 1, text }),
  handIn: (text) => ({ type: 'hand-in', round: 1, text }),
  ownText: (view) => seen(view)?.mine?.text,
  // The desk stays in the leader's sight until the results.
  canArrange: (view) => seen(view)?.phase === 'desk',
  arrange: (view, wording) => ({ type: 'arrange', lines: reworded(seen(view)?.desk ?? NO_DESK, wording) }),
  shuffle: { type: 'shuffle' },
  arranged: (state, wording) => {
    const desk = deskIn(state)
    if (desk === undefined) return undefined
    const lines = reworded(desk, wording)
    return { move: { type: 'arrange', lines }, events: [{ type: 'arranged', lines }] }
  },
}
