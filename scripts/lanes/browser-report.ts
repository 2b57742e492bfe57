import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { slowestLines, type TimedTest } from './slowest.ts'

/** Prints the ten slowest browser tests of a run. */
export default class BrowserReport implements Reporter {
  readonly #tests: TimedTest[] = []

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#tests.push({ title: test.titlePath().filter(Boolean).join(' › '), ms: duration })
  }

  onEnd(): void {
    for (const line of slowestLines(this.#tests)) console.log(line)
  }
}
