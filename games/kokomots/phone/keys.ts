/** What a key of a keyboard asks for, wherever the focus is: a sign to write, or one of these two. */
export type Key = { readonly sign: string } | 'erase' | 'enter'

/** Undefined for what belongs to the browser, to a field, to a button that has the focus; ALL-3: or to what is covered. */
export const keyOf = (event: KeyboardEvent, pad: Element | undefined): Key | undefined => {
  if (pad === undefined || pad.closest('[inert]')) return undefined
  const at = event.target instanceof HTMLElement ? event.target : undefined
  if (event.ctrlKey || event.metaKey || event.altKey || at?.closest('input, dialog, [role="dialog"]')) return undefined
  if (event.key === 'Backspace') return 'erase'
  if (event.repeat) return undefined
  const isOnButton = at?.closest('button, a, summary') !== null && at !== undefined
  if (event.key === 'Enter') return isOnButton ? undefined : 'enter'
  if (event.key === ' ' && isOnButton) return undefined
  return /^[\p{L} '’-]$/u.test(event.key) ? { sign: event.key } : undefined
}
