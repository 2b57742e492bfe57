import type { Light } from '../kept.ts'
import { either } from '../said.ts'
import { drawFrom, type Step } from '../step.ts'
import { goHome } from '../ways.ts'
import type { World } from '../world.ts'

const LIGHTS: Readonly<Record<Light, RegExp>> = {
  auto: either('Comme l’appareil', 'As the device'),
  light: either('Jour', 'Day'),
  dark: either('Lampe', 'Lamp'),
}
const SIZES = ['100', '115', '130'] as const
const CHOICES = [...Object.keys(LIGHTS), ...SIZES, 'pace', 'sound']

export const openSettings = async (world: World): Promise<void> => {
  await goHome(world)
  await world.hand.tap('link', either('Réglages', 'Settings'))
  await world.hand.sees('heading', either('Réglages', 'Settings'))
}

export const chooseLight = async ({ hand }: World, light: Light): Promise<void> => hand.tap('radio', LIGHTS[light])

/** Runs in the page. */
const soundInStorage = () => localStorage.getItem('tablee.sound')

const settings: Step = {
  name: 'settings',
  weight: 2,
  isPossible: () => true,
  draw: (_, chance) => [drawFrom(CHOICES, chance)],
  run: async (world, [choice = 'dark']) => {
    const { hand, kept, tab } = world
    await openSettings(world)
    const size = SIZES.find((each) => each === choice)
    if (choice in LIGHTS) {
      kept.light = choice as Light
      await chooseLight(world, kept.light)
    } else if (size !== undefined) {
      await hand.tap('radio', `${size} %`)
      kept.textSize = size
    } else if (choice === 'pace') {
      await hand.tap('switch', /^(Plus de temps|More time)/)
      kept.isUnhurried = !kept.isUnhurried
    } else {
      await hand.tap('switch', /^(Sons de la table|Sounds of the table)/)
      const before = kept.isSoundOn === undefined ? null : kept.isSoundOn ? 'on' : 'off'
      const after = await hand.until('the sound to be chosen', async () => {
        const now = await tab.run(soundInStorage, undefined)
        return now === before || now === null ? undefined : now
      })
      kept.isSoundOn = after === 'on'
    }
    return `chose ${choice}`
  },
}

const language: Step = {
  name: 'language',
  weight: 2,
  isPossible: () => true,
  run: async (world) => {
    await goHome(world)
    const to = world.kept.language === 'fr' ? 'en' : 'fr'
    await world.hand.tap('button', to === 'en' ? 'Read in English' : 'Lire en français')
    world.kept.language = to
    return `reads ${to === 'en' ? 'English' : 'French'}`
  },
}

export const SETTINGS_STEPS: readonly Step[] = [settings, language]
