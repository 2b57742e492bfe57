import type { DeviceStorage } from './device-storage.ts'
import { counted, MOST_GAMES } from './kept.ts'
import type { World } from './world.ts'

/** Milliseconds that something may take to be as it should, on a busy machine. */
const PATIENCE = 30_000

interface Sight {
  /** Empty when the page waits for nothing: not every driver brings « undefined » across. */
  readonly waiting: string
  readonly ways: number
  readonly beyond: number
  readonly language: string
  readonly light: string
  readonly textSize: string
}

/** Runs in the page. */
const lookAtPage = (): Sight => {
  const WAITING =
    /On met le couvert…|On ouvre…|Un instant…|Le Dico s’ouvre…|on garde…|Laying the table…|Opening…|The Dico is opening…|keeping…/
  const { documentElement: root, body } = document
  const text = body.innerText.replace(/[\s\u00a0]+/g, ' ')
  const inReach = [...document.querySelectorAll('dialog:modal')].at(-1) ?? body
  const ways = [...inReach.querySelectorAll('button, a[href], input, textarea, summary')].filter(
    (each) =>
      each.getClientRects().length > 0 &&
      getComputedStyle(each).visibility !== 'hidden' &&
      !each.closest('[inert], [hidden]') &&
      !each.matches(':disabled, [aria-disabled=true]'),
  )
  return {
    waiting: WAITING.exec(text)?.[0] ?? '',
    ways: ways.length,
    beyond: root.scrollWidth - root.clientWidth,
    language: root.lang,
    light: root.dataset.theme ?? '',
    textSize: root.dataset.text ?? '',
  }
}

const wrongInSight = ({ kept }: World, sight: Sight): string | undefined => {
  if (sight.waiting !== '') return `« ${sight.waiting} » has stayed for ${PATIENCE / 1000} s`
  if (sight.ways === 0) return 'a page without a way on'
  if (sight.beyond > 0) return `the page is ${sight.beyond} px wider than the window`
  if (sight.language !== kept.language) return `the language is ${sight.language}, not ${kept.language}`
  if (kept.light !== 'auto' && sight.light !== kept.light) return `the light is ${sight.light}, not ${kept.light}`
  if (sight.textSize !== kept.textSize) return `the text size is ${sight.textSize}, not ${kept.textSize}`
  return undefined
}

/** The page that is open has a way on, waits for nothing, fits, and looks as was chosen. */
const checkPage = async (world: World): Promise<number> => {
  const end = Date.now() + PATIENCE
  for (;;) {
    // While a page is being replaced nothing can be asked of it.
    const sight = await world.tab.run(lookAtPage, undefined).catch(() => undefined)
    const wrong = sight === undefined ? 'a page that does not answer' : wrongInSight(world, sight)
    if (sight !== undefined && wrong === undefined) return sight.ways
    if (Date.now() > end) throw new Error(`${wrong}: ${await world.hand.tell()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const offeredGames = (texts: DeviceStorage['texts']): readonly string[] =>
  (JSON.parse(texts['tablee.unfinished'] ?? '[]') as { code: string }[]).map(({ code }) => code)

/** By what the device holds its seat at a table: one secret, or at a table around this device one for each person. */
const secretFor = (texts: DeviceStorage['texts'], code: string): string | undefined =>
  texts[`tablee.seat.${code}`] ?? texts[`tablee.around.${code}`]

/** Everything that the model knows of and the device no longer holds. */
const lostIn = ({ kept }: World, { texts, decks, games }: DeviceStorage): readonly string[] => {
  const lost: string[] = []
  for (const { nth, id, title, text } of kept.decks) {
    const found = decks.find((deck) => deck.id === id)
    if (found === undefined) lost.push(`deck ${nth} « ${title} » is not on the device`)
    else if (found.text !== text)
      lost.push(`deck ${nth} « ${title} » has the text ${JSON.stringify(found.text)}, not ${JSON.stringify(text)}`)
  }
  const offered = offeredGames(texts)
  for (const { nth, code, box, decisions, first } of kept.games) {
    const found = games[code]
    if (found === undefined) lost.push(`game ${nth} (${box}) has no decision on the device`)
    else if (found.decisions < decisions || (first !== '' && found.first !== first))
      lost.push(`game ${nth} (${box}) had ${decisions} decisions and has ${found.decisions}`)
    // A list that is full drops the one opened the longest ago; two tabs may differ about which that is.
    if (!offered.includes(code) && offered.length < MOST_GAMES) lost.push(`game ${nth} (${box}) is not offered`)
  }
  for (const [box, { raw, entries }] of kept.ledgers)
    if ((texts[`tablee.box.${box}`] ?? '') !== raw)
      lost.push(`the ledger of ${box} had ${entries} entries and is ${texts[`tablee.box.${box}`]}`)
  const known = texts['tablee.known']?.split(' ') ?? []
  for (const box of kept.known) if (!known.includes(box)) lost.push(`the lesson of ${box} was offered already`)
  const chosen: [string, string | undefined][] = [
    ['tablee.name', kept.name],
    ['tablee.gathered', kept.gathered.length === 0 ? undefined : kept.gathered.join('\n')],
    ['tablee.pace', kept.isUnhurried ? 'unhurried' : undefined],
    ['tablee.sound', kept.isSoundOn === undefined ? undefined : kept.isSoundOn ? 'on' : 'off'],
    ['tablee.table', kept.table],
  ]
  for (const [key, value] of chosen)
    if (texts[key] !== value) lost.push(`${key} is ${JSON.stringify(texts[key])}, not ${JSON.stringify(value)}`)
  for (const code of kept.seats()) {
    const secret = secretFor(texts, code)
    if (secret === undefined) lost.push(`the secret of the seat at ${code} is not on the device`)
    else if (secret !== (kept.secrets.get(code) ?? secret))
      lost.push(`the seat at ${code} has another secret than before`)
  }
  return lost
}

const note = ({ kept }: World, { texts, games }: DeviceStorage): void => {
  for (const game of kept.games) Object.assign(game, games[game.code])
  kept.secrets = new Map(kept.seats().map((code) => [code, secretFor(texts, code) ?? '']))
}

/** What was written last may still be on its way, and a page that is being replaced does not answer: waits until nothing is lost. */
const checkStorage = async (world: World): Promise<void> => {
  const end = Date.now() + PATIENCE
  for (;;) {
    let wrong: string
    try {
      const storage = await world.readStorage()
      const lost = lostIn(world, storage)
      if (lost.length === 0) return note(world, storage)
      wrong = `lost: ${lost.join('; ')}`
    } catch (error) {
      wrong = `the storage cannot be read: ${error}`
    }
    if (Date.now() > end) throw new Error(wrong)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

/** After every step: nothing that was kept is lost, the page has a way on, no error was seen. Says what was checked. */
export const checkAll = async (world: World, caused: RegExp | undefined): Promise<string> => {
  await world.noteOpenGame()
  if ((await world.path()) === undefined) return 'on another site'
  const ways = await checkPage(world)
  await checkStorage(world)
  const errors = (await world.profile.takeErrors()).filter((error) => !caused?.test(error))
  if (errors.length > 0) throw new Error(`errors in the page:\n${errors.join('\n')}`)
  const noError = world.profile.seesErrorsOfLoading ? 'no error' : 'no error after the page had loaded'
  return `kept: ${world.kept.tell()}; ${counted(ways, 'way')} on, ${noError}`
}
