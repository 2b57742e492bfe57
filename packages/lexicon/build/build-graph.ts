import { LIMITS, packEdge, WordGraph } from '../src/word-graph.ts'

interface State {
  readonly edges: Edge[]
  at: number
}

interface Edge {
  readonly letter: string
  target: State
  endsWord: boolean
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Builds the minimal graph of these words incrementally. Words are added in order: once a word leaves the path of the previous one, the
 * states below the branch are final, and each can be replaced by an equal state seen earlier.
 */
export const buildGraph = (words: Iterable<string>): WordGraph => {
  const sorted = [...new Set(words)].filter((word) => word !== '').sort(byCodeUnit)
  const alphabet = [...new Set(sorted.join('').split(''))].sort(byCodeUnit).join('')
  if (alphabet.length > LIMITS.letters) throw new Error(`too many letters: ${alphabet}`)

  const seen = new Map<string, State>()
  const identities = new Map<State, number>()
  const newState = (): State => ({ edges: [], at: 0 })
  const root = newState()

  const identity = (state: State): number => {
    const known = identities.get(state)
    if (known !== undefined) return known
    identities.set(state, identities.size)
    return identities.size - 1
  }
  const share = (state: State): State => {
    const signature = state.edges
      .map(({ letter, endsWord, target }) => `${letter}${endsWord ? '!' : '.'}${identity(target)}`)
      .join(' ')
    const equal = seen.get(signature)
    if (equal !== undefined) return equal
    seen.set(signature, state)
    return state
  }

  const path: Edge[] = []
  const settle = (depth: number) => {
    for (const edge of path.splice(depth).reverse()) edge.target = share(edge.target)
  }
  let previous = ''
  for (const word of sorted) {
    let common = 0
    while (common < previous.length && previous[common] === word[common]) common += 1
    settle(common)
    for (const letter of word.slice(common).split('')) {
      const edge: Edge = { letter, target: newState(), endsWord: false }
      const from = path.at(-1)?.target ?? root
      from.edges.push(edge)
      path.push(edge)
    }
    const last = path.at(-1)
    if (last !== undefined) last.endsWord = true
    previous = word
  }
  settle(0)
  return pack(root, alphabet)
}

/** Numbers the states in topological order and packs their edges. */
const pack = (root: State, alphabet: string): WordGraph => {
  const order: State[] = []
  const visited = new Set<State>()
  const visit = (state: State) => {
    if (visited.has(state)) return
    visited.add(state)
    for (const { target } of state.edges) visit(target)
    order.push(state)
  }
  visit(root)
  order.reverse()

  let length = 0
  for (const state of order) {
    state.at = length
    length += state.edges.length
  }
  if (length >= LIMITS.edges) throw new Error(`too many edges: ${length}`)

  const edges = new Uint32Array(length)
  for (const { at, edges: out } of order)
    out.forEach(({ letter, endsWord, target }, nth) => {
      const leadsTo = target.edges.length === 0 ? 0 : target.at
      edges[at + nth] = packEdge(alphabet.indexOf(letter) + 1, nth === out.length - 1, endsWord, leadsTo)
    })
  const graph = WordGraph.of(alphabet, edges)
  if (graph === undefined) throw new Error('packed a graph that cannot be walked')
  return graph
}
