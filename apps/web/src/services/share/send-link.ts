interface Link {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** The old way, which needs no secure context: a field with the text, selected, and the browser's own « copy ». Only while a touch is handled. */
const copyFromField = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  // Letters smaller than this make an iPhone zoom in.
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0', fontSize: '16px' })
  const before = document.activeElement
  // Behind an open sheet nothing can be selected.
  const sheets = document.querySelectorAll('dialog[open]')
  const place = sheets[sheets.length - 1] ?? document.body
  place.append(field)
  try {
    field.focus({ preventScroll: true })
    field.setSelectionRange(0, text.length)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

const copyText = async (text: string): Promise<boolean> => {
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard === undefined) return copyFromField(text)
  return clipboard.writeText(text).then(
    () => true,
    () => copyFromField(text),
  )
}

/** Hands a link to the device's share sheet, else to the clipboard. */
export const sendLink = async (link: Link): Promise<'shared' | 'copied' | 'cannot'> => {
  const sheet = navigator.share as Navigator['share'] | undefined
  if (sheet !== undefined) {
    try {
      await sheet.call(navigator, link)
      return 'shared'
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'cannot'
}
