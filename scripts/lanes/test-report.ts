import type { Reporter, TestModule } from 'vitest/node'
import { slowestLines } from './slowest.ts'

/** Ends a run with its ten slowest tests and the line « N passed, N failed, N skipped », which scripts can parse. */
export default class TestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const timed = tests.map((test) => ({
      title: `${test.module.relativeModuleId} › ${test.fullName}`,
      ms: test.diagnostic()?.duration ?? 0,
    }))
    for (const line of slowestLines(timed)) console.log(line)
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  }
}
