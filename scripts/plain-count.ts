import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with the line « N passed, N failed, N skipped », which scripts can parse. */
export default class PlainCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => Array.from(module.children.allTests(), (test) => test.result().state))
    const count = (state: string) => states.filter((each) => each === state).length
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  }
}
