import { SAMPLE } from '../../walks.ts'
import { either, eitherStart, SAID } from '../said.ts'
import { drawFrom, SERVER_GONE, type Step } from '../step.ts'
import { TableHost } from '../table-host.ts'
import { goHome, isAtTable } from '../ways.ts'

const NAME = /^(Comment t’appelle-t-on|What are you called|What’s your name)/

const join: Step = {
  name: 'join-table',
  weight: 2,
  isPossible: ({ kept }) => kept.table === undefined,
  draw: (_, chance) => [drawFrom(['lobby', 'game'], chance)],
  run: async (world, [until]) => {
    const { hand } = world
    world.host?.leave()
    const host = await TableHost.open(world.server.url, 'Zoé')
    world.host = host
    await goHome(world)
    await hand.fill(either('Code de la table', 'Table code'), host.code.toLowerCase())
    await hand.tap('button', either('Rejoindre', 'Join'))
    await hand.fill(NAME, 'Camille')
    await hand.tap('button', either('S’asseoir', 'Sit down'))
    await isAtTable(world)
    world.kept.name = 'Camille'
    world.kept.table = host.code
    if (until !== 'game') return 'sat down at the table of Zoé'
    await host.startGame(SAMPLE.client.game)
    await hand.until('the game to begin', async () =>
      (await hand.has(/On attend que|Waiting for/)) ? undefined : true,
    )
    await isAtTable(world)
    return 'sat down at the table of Zoé, who began a game'
  },
}

const lose: Step = {
  name: 'lose-table',
  weight: 2,
  isPossible: ({ kept }) => kept.table !== undefined,
  draw: (_, chance) => [drawFrom(['data-gone', 'stand-up', 'removed'], chance)],
  causes: SERVER_GONE,
  run: async (world, [how]) => {
    const { hand, kept } = world
    await goHome(world)
    await hand.tap('link', /^(Revenir à la table|Back to the table) · /)
    await isAtTable(world)
    if (how === 'stand-up') {
      await hand.tap('button', SAID.menu)
      await hand.tap('button', eitherStart('Quitter la table', 'Leave the table'))
      await hand.tap('button', eitherStart('Laisser ma place, vraiment', 'Really give up my seat'))
      await goHome(world)
    } else if (how === 'removed') {
      // In a game a seat cannot be taken back: its holder leaves it to a bot and it is over with that.
      const isRemoved = await world.host?.remove('Camille').then(
        () => true,
        () => false,
      )
      if (!isRemoved) return 'the host could not take the seat back'
      await hand.sees('heading', either('Tu n’es plus à cette table.', 'You are no longer at this table.'))
    } else {
      await world.server.loseData()
      await world.tab.reload()
      await hand.sees('heading', either('Cette table n’existe pas.', 'There is no such table.'))
    }
    world.host?.leave()
    world.host = undefined
    kept.table = undefined
    return how === 'removed' ? 'the host took the seat back' : how === 'stand-up' ? 'stood up' : 'the server lost it'
  },
}

/** A table of one's own at the server: the device has its seat there. */
const create: Step = {
  name: 'create-table',
  isPossible: () => true,
  run: async (world) => {
    const { hand, kept } = world
    await goHome(world)
    const open = either('Créer une table', 'Open a table')
    await hand.tap('button', open)
    if (kept.name === undefined) {
      await hand.fill(NAME, 'Camille')
      await hand.tap('button', open)
      kept.name = 'Camille'
    }
    // The seat at somebody else's table is left behind.
    world.host?.leave()
    world.host = undefined
    await hand.sees('heading', either('La table de Camille', 'Camille’s table'))
    await hand.seesOneOf(
      { role: 'button', name: SAID.start },
      { role: 'button', name: eitherStart('Inviter', 'Invite') },
    )
    kept.table = ((await world.path()) ?? '').split('/').at(-1)
    return 'opened a table of one’s own'
  },
}

export const TABLE_STEPS: readonly Step[] = [join, lose, create]
