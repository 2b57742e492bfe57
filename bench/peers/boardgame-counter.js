export const counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    next: ({ G }) => {
      G.count += 1
    },
  },
}
