import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { missingEngine } from './installed.ts'
import { ENGINES } from './tab.ts'

interface Sum {
  passed: number
  failed: number
  skipped: number
  seconds: number
}

/** Says which engines are not driven here and, at the end, how each of the others did and how long it took. */
export default class EngineTimes implements Reporter {
  private readonly sums = new Map<string, Sum>()

  printsToStdio(): boolean {
    return false
  }

  onBegin(_config: FullConfig, _suite: Suite): void {
    for (const missing of ENGINES.map(missingEngine)) if (missing !== undefined) console.log(missing)
  }

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    const project = test.parent.project()?.name ?? ''
    const sum = this.sums.get(project) ?? { passed: 0, failed: 0, skipped: 0, seconds: 0 }
    this.sums.set(project, sum)
    sum.seconds += duration / 1000
    if (status === 'passed') sum.passed++
    else if (status === 'skipped') sum.skipped++
    else sum.failed++
  }

  onEnd(): void {
    for (const [project, { passed, failed, skipped, seconds }] of this.sums)
      console.log(
        `${project}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds.toFixed(0)} s of tests`,
      )
  }
}
