import { stored } from '../stored.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const choice = stored('tablee.theme', THEMES)
const AFTER: Record<Theme | 'auto', Theme | undefined> = { auto: 'light', light: 'dark', dark: undefined }

/** Day, lamp, or as the device says; public/theme.js carries it out. */
class Lighting {
  chosen: Theme | 'auto' = $state(choice.read() ?? 'auto')

  next() {
    const theme = AFTER[this.chosen]
    choice.write(theme)
    this.chosen = theme ?? 'auto'
    dispatchEvent(new Event('tablee:theme'))
  }
}

export const lighting = new Lighting()
