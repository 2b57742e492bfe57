const ATTEMPTS = 3

/**
 * Starts a browser. A browser process that dies before it has opened a page (Chromium was seen to end with SIGSEGV) says nothing about
 * the product: it is started again, and the output says so. Nothing is repeated once the browser runs.
 */
export const startBrowser = async <Browser>(start: () => Promise<Browser>): Promise<Browser> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      console.log(`attempt ${attempt} to start a browser failed: ${String(error)}`)
      if (attempt === ATTEMPTS) throw error
    }
  }
}
