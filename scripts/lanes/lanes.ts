/** One command of a lane. `npm` runs a script of package.json; anything else is an executable of node_modules/.bin. */
export interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Stages run one after the other; the steps of a stage side by side, as many as there are cores. */
export interface Lane {
  /** What a lane should take on two idle cores, in seconds: printed beside what it took. */
  readonly limit: number
  readonly stages: readonly (readonly Step[])[]
  /** Runs every stage, even if one fails: for lanes whose steps tell about different things. */
  readonly goesOn?: boolean
}

const script = (name: string, ...args: string[]): Step => ({
  name: [name, ...args].join(' '),
  command: ['npm', 'run', '-s', name, ...(args.length === 0 ? [] : ['--', ...args])],
})
export const UNIT = ['games', 'packages', 'web']
const vitest = (name: string, depth: string, ...projects: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  env: { DEPTH: depth },
})
const playwright = (name: string, ...args: string[]): Step => ({ name, command: ['playwright', 'test', ...args] })

const scripts = (...names: string[]): Step[] => names.map((name) => script(name))
/** Longest first, so that two cores end together. */
const QUICK_CHECKS = [
  ...scripts('check:types', 'check:lint', 'check:imports', 'check:names', 'rules'),
  script('protocol', '--check'),
]
const CHECKS = [...scripts('check:oldest', 'check:unused'), ...QUICK_CHECKS]

export const LANES = {
  check: { limit: 60, stages: [CHECKS] },
  quick: {
    limit: 90,
    stages: [QUICK_CHECKS, [vitest('unit and law tests, small depth', 'quick', ...UNIT)]],
  },
  usual: {
    limit: 600,
    stages: [
      [script('build')],
      [...CHECKS, script('build:gallery')],
      [vitest('unit, law and server tests', 'usual', ...UNIT, 'server')],
      [playwright('browser tests in Chromium')],
    ],
  },
  deep: {
    limit: 1500,
    goesOn: true,
    stages: [
      [script('build')],
      [script('build:gallery')],
      [vitest('random play at full depth', 'deep', 'games', 'packages')],
      [vitest('trials: faults, kills, hostile input, NATS', 'deep', 'trials')],
      [playwright('whole games in Chromium', '--config', 'playwright.deep.config.ts')],
      [playwright('other engines', '--config', 'playwright.engines.config.ts')],
      [playwright('the oldest supported browsers', '--config', 'playwright.old.config.ts')],
      [script('test:nodes')],
      [script('docs')],
    ],
  },
} satisfies Record<string, Lane>
