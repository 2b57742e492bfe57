import type { Hand } from './hand.ts'
import type { Device } from './test.ts'

const seat = async (hand: Hand, name: string): Promise<void> => {
  await hand.fill(/^(Comment t’appelle-t-on|Ton nom à table)/, name)
  await hand.tap('button', 'S’asseoir')
  await hand.reads(name)
}

/** Ana creates the table, Bob joins by its code. Its address. */
export const sitDown = async (ana: Device, bob: Device, box: RegExp): Promise<string> => {
  await ana.visit('/')
  await ana.hand.tap('button', box)
  await ana.hand.tap('button', /^Un téléphone par personne/)
  await ana.hand.fill(/^Comment t’appelle-t-on/, 'Ana')
  await ana.hand.tap('button', /^Créer une table/)
  const code = await ana.hand.until(
    'the code of a table',
    async () => /\/table\/(\w{4,8})$/.exec(await ana.tab.url())?.[1],
  )
  await ana.hand.reads('Ana')
  await bob.visit('/')
  await bob.hand.fill('Code de la table', code.toLowerCase())
  await bob.hand.tap('button', 'Rejoindre')
  await seat(bob.hand, 'Bob')
  await ana.hand.reads('Bob')
  return `/table/${code}`
}

/** In the options of the table. */
export const choose = async ({ hand }: Device, ...radios: readonly string[]): Promise<void> => {
  await hand.tap('button', 'Toutes les options')
  for (const radio of radios) await hand.tap('radio', radio)
  await hand.tap('button', 'C’est réglé')
}
