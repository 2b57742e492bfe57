/** For one command; a page that is being loaded on a busy machine may take long. */
const LIMIT = 60_000

interface Answer {
  readonly value: unknown
}

interface Fault {
  readonly error: string
  readonly message: string
}

const isFault = (value: unknown): value is Fault => typeof value === 'object' && value !== null && 'error' in value

/** One session of a W3C WebDriver server. Commands go one after the other: each of them means the window that was chosen last. */
export class WebDriverSession {
  private last: Promise<unknown> = Promise.resolve()

  private constructor(private readonly address: string) {}

  static async open(server: string, capabilities: object): Promise<WebDriverSession> {
    const opened = await ask('POST', `${server}/session`, { capabilities: { alwaysMatch: capabilities } })
    return new WebDriverSession(`${server}/session/${(opened as { sessionId: string }).sessionId}`)
  }

  command<Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result> {
    return ask(method, `${this.address}${path}`, body) as Promise<Result>
  }

  /** Keeps others from choosing another window until this is done. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }

  end(): Promise<void> {
    return this.command('DELETE', '')
  }
}

const ask = async (method: string, url: string, body?: object): Promise<unknown> => {
  const payload = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
  const response = await fetch(url, { method, ...payload, signal: AbortSignal.timeout(LIMIT) })
  const { value } = (await response.json()) as Answer
  if (isFault(value)) throw new Error(`${value.error}: ${value.message} (${method} ${new URL(url).pathname})`)
  return value
}
