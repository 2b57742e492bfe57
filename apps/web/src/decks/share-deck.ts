import { fileNameOf } from './deck-text.ts'

const fileOf = (title: string, text: string): File =>
  new File([text], fileNameOf(title), { type: 'text/plain;charset=utf-8' })

/** Whether this device can hand a file to another app. */
export const canShareFiles = (): boolean => {
  const can = navigator.canShare as Navigator['canShare'] | undefined
  return can?.call(navigator, { files: [fileOf('', ' ')] }) ?? false
}

/** Closing the share sheet is no failure, and what cannot be shared can be saved. */
export const shareDeck = async (title: string, text: string): Promise<void> => {
  try {
    await navigator.share({ files: [fileOf(title, text)], title })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveDeck(title, text)
  }
}

export const saveDeck = (title: string, text: string): void => {
  const url = URL.createObjectURL(fileOf(title, text))
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(title)
  link.click()
  // The browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
