/** Milliseconds: the same cause is not told more often. */
const AGAIN = 60_000

/** « table K7QF could not be read up to 12 », and the same of another table, are one. */
const causeOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message.replace(/\btable \S+|\d+/g, '…')}` : String(error)

interface Told {
  readonly at: number
  /** How often it happened again since. */
  unsaid: number
}

/** While NATS is away every open table fails again and again, and all for one reason: who reads it wants to hear it once. */
export const seldom = (
  write: (error: unknown, unsaid: number) => void,
  now: () => number = () => performance.now(),
): ((error: unknown) => void) => {
  const causes = new Map<string, Told>()
  return (error) => {
    const at = now()
    const cause = causeOf(error)
    const told = causes.get(cause)
    if (told !== undefined && at - told.at < AGAIN) {
      told.unsaid += 1
      return
    }
    write(error, told?.unsaid ?? 0)
    causes.set(cause, { at, unsaid: 0 })
    // Nobody needs to remember what has stopped, or a fault with ever new words would fill the memory.
    for (const [each, { at: since }] of causes) if (at - since >= 2 * AGAIN) causes.delete(each)
  }
}
