import { GAMES } from '@tablee/games/shelf.ts'
import { BOT_LEVELS } from '@tablee/kernel'
import { describe, it } from 'vitest'
import { botCounts } from './bots.ts'
import { expectItGoesOnAlone } from './testing/solo-table.ts'

const BOXES = GAMES.flatMap(({ id, boxes, seats }) =>
  Object.entries(boxes).map(([box, options]) => ({ game: id, box, options, range: seats(options) })),
)

describe.each(BOXES)('alone at $box', ({ game, options, range }) => {
  it.each(botCounts(range, 1).map((bots, nth) => ({ bots, level: BOT_LEVELS[nth % 3] ?? 'steady' })))(
    'it begins with $bots bots ($level), and goes on though one does nothing',
    ({ bots, level }) => expectItGoesOnAlone({ game, options, level, bots }),
  )
})
