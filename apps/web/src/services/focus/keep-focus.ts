const CAN_HAVE_IT = 'button:not(:disabled, [tabindex="-1"]), input:not(:disabled), textarea:not(:disabled), a[href]'
/** Where a screen wants the focus when what had it goes: not its heading, but what is used next. */
const LANDING = '[data-landing]'

const isThere = (element: Element) =>
  element.isConnected && element.closest('[inert], [hidden]') === null && element.getClientRects().length > 0

const first = (selector: string, within: ParentNode): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(isThere)

/** Of the dialog on top, else of the page. */
const headingNow = (): HTMLElement | undefined => {
  const page = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  return first('h1', page) ?? first('h2', page)
}

/**
 * The focus is never lost. Where the page took away what had it, the next thing to use has it, if the screen is still the same, else the
 * heading of what came instead, which a screen reader then reads. Whoever leaves a field by touching the page beside it is left alone.
 */
export const keepFocus = (page: HTMLElement): void => {
  let had: Element | undefined
  let landing: HTMLElement | undefined
  let isLooking = false

  const isLost = () => had !== undefined && document.activeElement === document.body
  const mend = () => {
    isLooking = false
    if (!isLost()) return
    const next =
      landing && isThere(landing) ? (first('input:checked', landing) ?? first(CAN_HAVE_IT, landing)) : undefined
    const target = next ?? headingNow()
    if (target === undefined) return
    if (next === undefined) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  const look = () => {
    if (isLooking || !isLost()) return
    isLooking = true
    // The screen that follows is drawn first, and may take the focus itself.
    requestAnimationFrame(() => requestAnimationFrame(mend))
  }
  document.addEventListener('focusin', ({ target }) => {
    had = target instanceof Element ? target : undefined
    landing = first(LANDING, document)
  })
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      const isLeft = target instanceof Element && isThere(target) && !target.matches(':disabled')
      if (isLeft && document.activeElement === document.body) had = undefined
    }),
  )
  new MutationObserver(look).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  })
}
