/** Milliseconds: the same cause is reported at most once in this time. */
const REPORT_EVERY = 60_000

/** Errors that differ only in a table code or a number have the same cause. */
const causeOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message.replace(/\btable \S+|\d+/g, '…')}` : String(error)

interface Reported {
  readonly at: number
  /** How often the error happened again since then. */
  suppressed: number
}

/**
 * Throttles error reports by cause. While NATS is down, for example, every open table fails again and again for the same reason. `write`
 * gets the error and the number of reports of the same cause that were suppressed before it.
 */
export const throttleReports = (
  write: (error: unknown, suppressed: number) => void,
  now: () => number = () => performance.now(),
): ((error: unknown) => void) => {
  const causes = new Map<string, Reported>()
  return (error) => {
    const at = now()
    const cause = causeOf(error)
    const reported = causes.get(cause)
    if (reported !== undefined && at - reported.at < REPORT_EVERY) {
      reported.suppressed += 1
      return
    }
    write(error, reported?.suppressed ?? 0)
    causes.set(cause, { at, suppressed: 0 })
    // Errors with ever new messages must not fill the memory.
    for (const [each, { at: since }] of causes) if (at - since >= 2 * REPORT_EVERY) causes.delete(each)
  }
}
