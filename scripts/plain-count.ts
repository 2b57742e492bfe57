import type { Reporter, TestModule } from 'vitest/node'

/** Closes a run with « N passed, N failed, N skipped » on a line of its own, for whoever reads logs by machine. */
export default class PlainCount implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const states = modules.flatMap((module) => Array.from(module.children.allTests(), (test) => test.result().state))
    const count = (state: string) => states.filter((each) => each === state).length
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  }
}
