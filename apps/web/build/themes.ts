import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BoxTheme, Weave } from '@tablee/ui/look/box-face.ts'
import { type Plugin, runnerImport } from 'vite'

const MODULE = 'virtual:box-themes.css'
const RESOLVED = `\0${MODULE}`

/** « #23633f » → 35 99 63: channels apart, so that a colour can be drawn thinner. */
const channels = (hex: string): string =>
  hex
    .slice(1)
    .match(/../g)
    ?.map((pair) => Number.parseInt(pair, 16))
    .join(' ') ?? ''

const ANGLES = { down: '90deg', across: '180deg', rising: '45deg', falling: '-45deg' } as const
const checks = (count: number): string => (count === 0 ? '0' : count === 1 ? 'var(--k)' : `calc(var(--k) * ${count})`)

/** The bands as stops of a gradient: « var(--th) 0 50%, transparent 0 100% ». */
const stops = ({ bands, repeat }: Weave): string => {
  const list = bands.flatMap(([from, to], nth) => [
    ...(nth > 0 || from > 0 ? [`transparent 0 ${checks(from)}`] : []),
    `var(--th) 0 ${checks(to)}`,
  ])
  return [...list, `transparent 0 ${checks(repeat)}`].join(', ')
}
const cloth = (weave: Weave): string => {
  const [band] = weave.bands
  const isGingham = weave.bands.length === 1 && weave.repeat === 1 && weave.ways.join() === 'down,across'
  if (isGingham && band !== undefined) {
    const part = `var(--th) ${100 * band[1]}%, transparent 0`
    return `background-image: linear-gradient(90deg, ${part}), linear-gradient(${part}); background-size: var(--k) var(--k);`
  }
  return `background-image: ${weave.ways.map((way) => `repeating-linear-gradient(${ANGLES[way]}, ${stops(weave)})`).join(', ')};`
}

const NAMES = ['', '-rgb', '-fill', '-pop', '-pop-rgb', '-soft', '-edge']

/** The custom properties of a box in both themes, its accent where its cloth lies, and the cloth. */
const rulesOf = (box: string, { day, lamp, pop, weave }: BoxTheme): string => {
  const name = `--box-${box}`
  const accent = ({ text, fill, soft, edge }: BoxTheme['day']) =>
    `${name}-rgb: ${channels(text)}; ${name}-fill: ${fill}; ${name}-soft: ${soft}; ${name}-edge: ${edge};`
  const thread = weave.strength === 0 ? '' : ` --th: rgb(var(--c) / calc(var(--thread) + ${weave.strength}));`
  return [
    `:root { ${accent(day)} ${name}: rgb(var(${name}-rgb)); ${name}-pop-rgb: ${channels(pop)}; ${name}-pop: rgb(var(${name}-pop-rgb)); }`,
    `:root[data-theme="dark"] { ${accent(lamp)} }`,
    `[data-game="${box}"] { ${NAMES.map((each) => `--a${each}: var(${name}${each});`).join(' ')} }`,
    `.cloth[data-game="${box}"] { --c: var(${name}-pop-rgb);${thread} ${cloth(weave)} }`,
  ].join('\n')
}

/** `import 'virtual:box-themes.css'`: the colours and cloths of all boxes, from the box/theme.ts of every game. */
export const themes = (games: string): Plugin => ({
  name: 'tablee-themes',
  resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
  async load(id) {
    if (id !== RESOLVED) return undefined
    const files = readdirSync(games)
      .map((game) => join(games, game, 'box/theme.ts'))
      .filter((file) => existsSync(file))
    const rules: string[] = []
    for (const file of files) {
      this.addWatchFile(file)
      const { module } = await runnerImport<{ themes: Readonly<Record<string, BoxTheme>> }>(file)
      for (const [box, theme] of Object.entries(module.themes)) rules.push(rulesOf(box, theme))
    }
    return rules.join('\n')
  },
})
