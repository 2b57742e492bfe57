import type { FetchFault, FromWorker, ToWorker } from './talk.ts'

/** How much this device still has to download for offline play, and whether a newer build waits. */
class Readiness {
  /** Compressed bytes still to download; undefined where no service worker answers. */
  missing: number | undefined = $state()
  isFetching = $state(false)
  fault: FetchFault | undefined = $state()
  isUpdateReady = $state(false)
  readonly isReady = $derived(this.missing === 0)

  /** Listens to the worker, and asks it where things stand. */
  async follow(registration: ServiceWorkerRegistration): Promise<void> {
    navigator.serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<FromWorker>) => {
      // A newer build that is installing reports its own files.
      if (source === registration.active) this.#hear(data)
    })
    const look = () => {
      // The very first worker has no older build to wait for.
      this.isUpdateReady = Boolean(registration.waiting && registration.active)
    }
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
    registration.installing?.addEventListener('statechange', look)
    navigator.serviceWorker.addEventListener('controllerchange', look)
    look()
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'look' } satisfies ToWorker)
  }

  async fetchAll(): Promise<void> {
    if (this.isReady || this.isFetching) return
    this.isFetching = true
    this.fault = undefined
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep-all' } satisfies ToWorker)
  }

  #hear(told: FromWorker) {
    if ('fault' in told) this.fault = told.fault
    else this.missing = told.missing
    if (this.isReady || this.fault) this.isFetching = false
  }
}

export const readiness = new Readiness()
