import { BOT_LEVELS } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { botCounts } from '../../../apps/web/src/services/local-host/bots.ts'
import { beginAlone, expectItGoesOnAlone } from '../../../apps/web/src/services/local-host/testing/solo-table.ts'
import { SOLO_NAMES as botNames } from '../bots/solo-names.ts'
import { defaults, MODES, seats, type View } from '../game.ts'

const OTHER_MODES = MODES.filter((mode) => mode !== defaults.mode)

describe.each(OTHER_MODES)('alone, %s', (mode) => {
  const options = { ...defaults, mode }
  it.each(botCounts(seats(options), 1).map((bots, nth) => ({ bots, level: BOT_LEVELS[nth % 3] ?? 'steady' })))(
    'it begins with $bots bots ($level), and goes on though one does nothing',
    ({ bots, level }) => expectItGoesOnAlone({ game: 'kokomots', options, level, bots, botNames }),
  )
})

it('KOK-4 alone nobody has a longer name: one plays at once', async () => {
  const { host, me } = await beginAlone({ game: 'kokomots', options: defaults, level: 'steady', bots: 5, botNames })
  const seen = me.view.play?.view as View | undefined
  expect(seen?.camps.find(({ id }) => id === seen.active)?.seats).toEqual([me.view.me])
  await host.close()
})
