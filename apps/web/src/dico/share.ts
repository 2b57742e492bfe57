interface Shared {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** Hands a link to the device's share sheet, else to the clipboard; plain HTTP on a home network has neither. */
export const share = async (what: Shared): Promise<'shared' | 'copied' | 'cannot'> => {
  try {
    const sheet = navigator.share as Navigator['share'] | undefined
    if (sheet === undefined) {
      await navigator.clipboard.writeText(what.url)
      return 'copied'
    }
    await sheet.call(navigator, what)
    return 'shared'
  } catch (error) {
    // Closing the share sheet is no failure.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'cannot'
  }
}
