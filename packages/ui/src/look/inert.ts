/**
 * The inert attribute where a browser does not know it (Safari 15.4, Chrome 101, Firefox 111): what is inside takes neither focus
 * nor clicks. base.css keeps fingers and mice away from it.
 */
export const emulateInert = (): void => {
  if ('inert' in HTMLElement.prototype) return
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    get(this: HTMLElement) {
      return this.hasAttribute('inert')
    },
    set(this: HTMLElement, isInert: boolean) {
      this.toggleAttribute('inert', isInert)
    },
  })
  const isWithin = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.closest('[inert]') !== null
  document.addEventListener('focusin', ({ target }) => isWithin(target) && target.blur())
  // Enter on a button that had the focus before.
  document.addEventListener('click', (event) => isWithin(event.target) && event.stopImmediatePropagation(), true)
}
