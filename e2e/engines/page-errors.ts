/**
 * Runs in the page: begins to record its errors, once, and returns the list that they are added to.
 *
 * For WebKit: its driver does not report the console and cannot run a script before those of the page. (MiniBrowser 2.50 has
 * `--enable-write-console-messages-to-stdout`, which prints nothing with `--automation` or `--private`.) What it misses:
 * - errors before the driver's first command after the page has loaded;
 * - errors between the last command and a navigation that the page makes by itself;
 * - what only the browser writes to the console: refused requests and sockets, violations of the content security policy;
 * - errors in workers.
 */
export const recordErrorsInPage = (): string[] => {
  const page = window as unknown as { recordedErrors?: string[] }
  if (page.recordedErrors) return page.recordedErrors
  const errors: string[] = []
  page.recordedErrors = errors
  const textOf = (value: unknown): string => {
    // In WebKit a stack does not begin with the message.
    if (value instanceof Error) return `${value}\n${value.stack ?? ''}`
    try {
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
    } catch {
      return String(value)
    }
  }
  addEventListener('error', (event) => {
    const where = `(${event.filename}:${event.lineno})`
    // No fault of a script: the browser delivers what is left in the next frame. A busy machine gets there now and then.
    if (event.message === 'ResizeObserver loop completed with undelivered notifications.') return
    if (!event.defaultPrevented) errors.push(`${event.error ? textOf(event.error) : event.message} ${where}`)
  })
  // Elements that could not be loaded: their events do not bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLElement)
        errors.push(`Failed to load ${target.getAttribute('src') ?? target.getAttribute('href')}`)
    },
    { capture: true },
  )
  addEventListener('unhandledrejection', (event) => {
    if (!event.defaultPrevented) errors.push(`Unhandled rejection: ${textOf(event.reason)}`)
  })
  const print = console.error
  console.error = (...values: unknown[]) => {
    errors.push(values.map(textOf).join(' '))
    print.apply(console, values)
  }
  return errors
}
