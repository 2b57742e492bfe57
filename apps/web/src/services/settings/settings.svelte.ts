import { KEYS } from '@tablee/ui/storage/keys.ts'
import { stored } from '@tablee/ui/storage/text.ts'

export const TEXT_SIZES = ['100', '115', '130'] as const
export const MOTIONS = ['auto', 'less'] as const

const text = stored(KEYS.textSize, TEXT_SIZES)
const motion = stored(KEYS.motion, MOTIONS)
const intros = stored(KEYS.intros, ['off'])
const pace = stored(KEYS.pace, ['unhurried'])

/** The preferences of this device; public/theme.js applies the visual ones. */
class Settings {
  text: (typeof TEXT_SIZES)[number] = $state(text.read() ?? '100')
  motion: (typeof MOTIONS)[number] = $state(motion.read() ?? 'auto')
  /** ALL-2: more time, at every table where this device sits. */
  isUnhurried = $state(pace.read() === 'unhurried')

  /** ALL-11: games that this device starts begin with how they are played. */
  showsIntros = $state(intros.read() !== 'off')

  chooseText(size: (typeof TEXT_SIZES)[number]) {
    this.text = size
    text.write(size === '100' ? undefined : size)
    dispatchEvent(new Event('tablee:look'))
  }

  chooseMotion(chosen: (typeof MOTIONS)[number]) {
    this.motion = chosen
    motion.write(chosen === 'auto' ? undefined : chosen)
    dispatchEvent(new Event('tablee:look'))
  }

  chooseIntros(showsIntros: boolean) {
    this.showsIntros = showsIntros
    intros.write(showsIntros ? undefined : 'off')
  }

  choosePace(isUnhurried: boolean) {
    this.isUnhurried = isUnhurried
    pace.write(isUnhurried ? 'unhurried' : undefined)
  }
}

export const settings = new Settings()
