/** What a browser hands over when a page may go to the home screen; only some do. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** How Tablée comes to the home screen of this device, where it is not there yet. */
class Install {
  #offer: InstallOffer | undefined = $state.raw()
  readonly isOffered = $derived(this.#offer !== undefined)
  /** An iPhone offers nothing, and tells a page in the browser from one on the home screen. */
  readonly isByHand = (navigator as { standalone?: boolean }).standalone === false

  /** The offer comes early, whatever page is open. */
  listen() {
    addEventListener('beforeinstallprompt', (offer) => {
      // Nobody is asked in the middle of a game: the settings have a button.
      offer.preventDefault()
      this.#offer = offer as InstallOffer
    })
    addEventListener('appinstalled', () => (this.#offer = undefined))
  }

  /** An offer is good for one question. */
  async ask(): Promise<void> {
    const offer = this.#offer
    this.#offer = undefined
    await offer?.prompt()
  }
}

export const install = new Install()
