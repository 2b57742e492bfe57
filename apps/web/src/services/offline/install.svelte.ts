/** The « beforeinstallprompt » event; only some browsers fire it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** Installation on the home screen, where the app is not installed yet. */
class Install {
  #offer: InstallOffer | undefined = $state.raw()
  readonly isOffered = $derived(this.#offer !== undefined)
  /** An iPhone fires no event, but says whether the page runs from the home screen. */
  readonly isByHand = (navigator as { standalone?: boolean }).standalone === false

  /** The event fires early, whatever page is open. */
  listen() {
    addEventListener('beforeinstallprompt', (offer) => {
      // No prompt in the middle of a game: the settings have a button.
      offer.preventDefault()
      this.#offer = offer as InstallOffer
    })
    addEventListener('appinstalled', () => (this.#offer = undefined))
  }

  /** Browsers allow one prompt per event. */
  async ask(): Promise<void> {
    const offer = this.#offer
    this.#offer = undefined
    await offer?.prompt()
  }
}

export const install = new Install()
