import { Client } from '../../testing/test-client.ts'
import { WRITING } from '../writing-game.ts'
import { MARKUP, PRANKS } from './odd-values.ts'
import type { Finding, TrialContext } from './trial-context.ts'

const LONG = ['<b>'.repeat(2000), 'é'.repeat(399), '\u202e'.repeat(300), '👩‍👩‍👧‍👦'.repeat(30)]

/** Whether a text has characters that cover or reorder the text around them. */
const isUnruly = (text: string) => /[\p{M}]{5}|(?!\u200d)[\p{Cf}\p{Cc}\p{Cs}]/u.test(text)

const play = (client: Client, move: object) => client.ask({ type: 'play', move })

/** A table where the second player may write any text once the first one has made their moves. */
const writingTable = async (url: string): Promise<readonly [Client, Client, Client]> => {
  const { code } = (await (await fetch(`${url}/api/tables`, { method: 'POST' })).json()) as { code: string }
  const come = async (nth: number) => {
    const client = await Client.at(url, code, `${code} markup ${nth}`)
    await client.ask({ type: 'sit', name: `Plume ${nth}` })
    return client
  }
  const people = [await come(1), await come(2), await come(3)] as const
  const [host] = people
  await host.ask({ type: 'choose', game: WRITING.game })
  await host.ask({ type: 'start' })
  return people
}

/** Names and definitions with markup, combining marks and bidi controls are stored as text, cleaned, or refused with a code. */
export const markup = async ({ server: { url } }: TrialContext): Promise<Finding> => {
  const [leader, writer, other] = await writingTable(url)
  const counts = { kept: 0, refused: 0, malformed: 0, unruly: 0 }
  const texts = [...MARKUP, ...PRANKS, ...LONG]
  const say = async (client: Client, move: object, shown: () => string | undefined) => {
    const from = client.frames.length
    const id = `markup ${counts.kept + counts.refused + counts.malformed}`
    client.say({ type: 'move', id, move })
    // Too long for the protocol or for a frame: no further checks.
    const answer = await Promise.race([
      client.hears('done', (frame) => frame.id === id, from),
      client.hears('refused', (frame) => frame.id === id, from),
      client.hears('error', undefined, from),
    ])
    if (answer.type === 'error') counts.malformed += 1
    else if (answer.type === 'refused') counts.refused += 1
    else {
      counts.kept += 1
      const seen = shown()
      if (seen === undefined || isUnruly(seen)) counts.unruly += 1
    }
  }
  for (const name of texts)
    await say(writer, { type: 'rename', name }, () => writer.view.seats.find(({ id }) => id === writer.view.me)?.name)
  for (const move of WRITING.toWriting) await play(leader, move)
  for (const text of texts)
    await say(writer, { type: 'play', move: WRITING.handIn(text) }, () => WRITING.ownText(writer.view.play?.view))
  for (const { socket } of [leader, writer, other]) socket.close()
  const { unruly, ...figures } = counts
  return {
    figures: { texts: 2 * texts.length, ...figures, 'would spill over': unruly },
    isWell: unruly === 0 && counts.kept > MARKUP.length && counts.refused > 0,
  }
}
