/** Each task takes some tenths of a millisecond. */
const TASKS_PER_TURN = 4

/** Runs a few tasks per turn of the event loop, in order. Many tasks at once delay each other, not the rest of the server. */
export class TaskQueue {
  private readonly tasks: (() => void)[] = []

  constructor(
    /** Gets what a task throws. The tasks behind it run all the same. */
    private readonly report: (error: unknown) => void,
    private readonly perTurn = TASKS_PER_TURN,
  ) {}

  add(task: () => void): void {
    this.tasks.push(task)
    if (this.tasks.length === 1) setImmediate(() => this.runSome())
  }

  private runSome(): void {
    const tasks = this.tasks.splice(0, this.perTurn)
    if (this.tasks.length > 0) setImmediate(() => this.runSome())
    for (const task of tasks) this.run(task)
  }

  private run(task: () => void): void {
    try {
      task()
    } catch (error) {
      this.report(error)
    }
  }
}
