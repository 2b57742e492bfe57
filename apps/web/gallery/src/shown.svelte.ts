import { localCode } from '@tablee/ui/device/local-code.ts'
import { speech } from '@tablee/ui/language/speech.svelte.ts'
import { KEYS, type StorageKey } from '@tablee/ui/storage/keys.ts'
import { tick } from 'svelte'
import type { PlayedState } from '../../../../packages/rehearsal/testing/gallery/play.ts'
import { showMoment } from './fixed-line.svelte.ts'
import { AROUND, NEWCOMER, type Request, SPECTATOR, STAGE } from './request.ts'
import { loadGallery } from './states.ts'

/** A page that has not shown itself after so many frames never will. */
const MOST_FRAMES = 600

interface Screen {
  readonly kind: 'stage' | 'around' | 'phone'
  readonly code: string
  /** Around one device. */
  readonly seats: readonly string[]
}

class Shown {
  screen: Screen | undefined = $state.raw()
}
export const shown = new Shown()

const frame = () => new Promise((done) => requestAnimationFrame(done))
const painted = async () => {
  await tick()
  await frame()
  await frame()
}

/** Some pages are laid part by part, one a frame. */
const settled = async () => {
  let changed = true
  const observer = new MutationObserver(() => {
    changed = true
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let still = 0, frames = 0; still < 3 && frames < MOST_FRAMES; frames++) {
    await frame()
    still = changed ? 0 : still + 1
    changed = false
  }
  observer.disconnect()
}

const until = async <T>(found: () => T | null | undefined, what: string): Promise<T> => {
  for (let frames = 0; frames < MOST_FRAMES; frames++) {
    const there = found()
    if (there) return there
    await frame()
  }
  throw new Error(`${what} is not shown`)
}

const labelOf = (button: Element) =>
  (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\s+/g, ' ').trim()
/** By its whole label, else by what it begins with: a note may follow. */
const buttonOf = (label: string) => {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.getElementById('app')
  const all = [...(scope?.querySelectorAll<HTMLElement>('button:not(:disabled), summary, label') ?? [])]
  return all.find((each) => labelOf(each) === label) ?? all.find((each) => labelOf(each).startsWith(label))
}
const press = async (label: string) => {
  ;(await until(() => buttonOf(label), `the button « ${label} »`)).click()
  await painted()
}

const keep = (key: StorageKey, value: string) => localStorage.setItem(key, value)
/** Light, text size and motion, as public/theme.js carries them out. */
const dress = ({ light, text, language }: Request) => {
  keep(KEYS.theme, light)
  keep(KEYS.textSize, text)
  keep(KEYS.motion, 'less')
  dispatchEvent(new Event('tablee:look'))
  speech.language = language
}

const kindOf = (as: string): Screen['kind'] => (as === STAGE || as === AROUND ? as : 'phone')

/** A code of its own for each, so that no draft of one shows in another. */
const codeOf = (state: PlayedState, nth: number) => {
  const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']
  const signOf = (number: number) => letters[number % letters.length] ?? ''
  return `K7${signOf(Math.floor(nth / letters.length))}${signOf(nth)}${signOf(state.game.length)}`
}

let mounted: string | undefined
/** Shows one screen, and resolves once it is painted. Where only light, text or language differ the page stays mounted. */
export const show = async (request: Request): Promise<void> => {
  const { game, state: name, as } = request
  const { states } = await loadGallery(game)
  const state = states.find((each) => each.name === name)
  if (state === undefined) throw new Error(`no state « ${name} » in ${game}`)
  const screen = [game, name, as].join('\n')
  if (mounted !== screen) {
    mounted = screen
    // Buttons are named by their French labels.
    dress({ ...request, language: 'fr' })
    showMoment(state, state.roles[as])
    const code = codeOf(state, states.indexOf(state))
    shown.screen = {
      kind: kindOf(as),
      code: as === AROUND ? localCode(code) : code,
      seats: as === AROUND ? state.onlooker.seats.filter(({ holder }) => holder === 'person').map(({ id }) => id) : [],
    }
    await tick()
    if (as === SPECTATOR) await press('Regarder')
    if (as !== NEWCOMER)
      await until(() => document.querySelector('#app [data-game] > *'), screen.replaceAll('\n', ' · '))
    if (as in state.roles)
      for (const label of state.press) {
        await settled()
        await press(label)
      }
    await settled()
    await document.fonts.ready
    scrollTo(0, 0)
  }
  dress(request)
  await painted()
}
