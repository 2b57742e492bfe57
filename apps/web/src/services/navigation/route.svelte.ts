/** The current address, kept in step with the address bar. */
class Route {
  url: URL = $state.raw(new URL(location.href))
  /** Whether this page was opened from another one of ours. */
  hasMoved = false

  constructor() {
    addEventListener('popstate', () => {
      this.url = new URL(location.href)
    })
  }

  get path(): string {
    return this.url.pathname.replace(/(.)\/$/, '$1')
  }

  go(href: string) {
    history.pushState(null, '', href)
    this.hasMoved = true
    this.url = new URL(location.href)
    scrollTo(0, 0)
  }

  /** The same page, another state of it: no new step for the back button. */
  replace(href: string) {
    history.replaceState(null, '', href)
    this.url = new URL(location.href)
  }
}

export const route = new Route()

/** Takes over clicks on our own links, unless they are meant for a new tab. */
export const followLinks = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented || link.origin !== location.origin || link.target) return
  // Browsers handle anchors within the page.
  if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) return
  event.preventDefault()
  route.go(link.href)
}
