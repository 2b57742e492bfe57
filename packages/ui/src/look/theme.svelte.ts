import { KEYS } from '../storage/keys.ts'
import { stored } from '../storage/text.ts'

const THEMES = ['light', 'dark'] as const
export const LIGHTS = ['auto', ...THEMES] as const
type Light = (typeof LIGHTS)[number]

const choice = stored(KEYS.theme, THEMES)
const AFTER: Record<Light, Light> = { auto: 'light', light: 'dark', dark: 'auto' }

/** Day, lamp, or as the device says; public/theme.js carries it out. */
class Lighting {
  chosen: Light = $state(choice.read() ?? 'auto')

  choose(light: Light) {
    choice.write(light === 'auto' ? undefined : light)
    this.chosen = light
    dispatchEvent(new Event('tablee:look'))
  }

  next() {
    this.choose(AFTER[this.chosen])
  }
}

export const lighting = new Lighting()
