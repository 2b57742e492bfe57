import type { GalleryException } from '../../../../packages/rehearsal/testing/gallery/define.ts'

/** What is wrong with the screen that is shown, and where. */
interface Fault {
  readonly check: GalleryException['check']
  readonly element: string
  readonly detail: string
}

interface Place {
  readonly at: Pick<Element, 'matches'>
  readonly detail: string
}
/** The size of a target that is too small, or of the part that can be touched of one that is covered, in CSS pixels. */
export type Found = Place &
  (
    | { readonly check: 'target too small' | 'covered'; readonly size: readonly [width: number, height: number] }
    | { readonly check: Exclude<Fault['check'], 'target too small' | 'covered'> }
  )
type FoundHere = Found & { readonly at: Element }

const TOUCH = 44
/** Fractions of pixels, and the room that a font leaves around its glyphs. */
const SLACK = 2.5

const INTERACTIVE =
  'button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=checkbox], [role=tab], [role=switch], [role=slider], [role=option], [tabindex="0"]'

const describe = (element: Element): string => {
  const classes = [...element.classList].filter((name) => !name.startsWith('svelte-'))
  const label = (element.getAttribute('aria-label') ?? element.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
  const path = [element.parentElement, element].map((each) =>
    each
      ? each.localName +
        [...each.classList]
          .filter((name) => !name.startsWith('svelte-'))
          .map((name) => `.${name}`)
          .join('')
      : '',
  )
  return `${path.join(' > ') || element.localName + classes.join('.')} « ${label} »`
}

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('[inert], dialog:not([open])') === null

/** Only for screen readers. */
const isUnseen = (element: Element): boolean => {
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { clipPath, width, position } = getComputedStyle(each)
    if (position === 'absolute' && (width === '1px' || clipPath.startsWith('inset(50%'))) return true
  }
  return false
}

/** A dialog covers all that is not inside it. */
const scopeOf = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

const pageFaults = (): FoundHere[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('#app *')].filter(
    (each) => each.getBoundingClientRect().right > clientWidth + 1,
  )
  const element = wide.at(-1) ?? document.body
  return [{ check: 'page wider than the screen', at: element, detail: `${scrollWidth} of ${clientWidth} px` }]
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

/** How far a box of text is cut by what it lies in; undefined: not at all. */
const cutOf = (rect: DOMRect, element: Element): string | undefined => {
  let [left, right, top, bottom] = [rect.left, rect.right, rect.top, rect.bottom]
  for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    const box = each.getBoundingClientRect()
    if (hides(overflowX) && (left < box.left - SLACK || right > box.right + SLACK))
      return `${Math.round(Math.max(box.left - left, right - box.right))} px hidden by ${describe(each).split(' « ')[0]}`
    // A line box is taller than its letters.
    const air = rect.height * 0.25
    if (hides(overflowY) && (top < box.top - air || bottom > box.bottom + air))
      return `${Math.round(Math.max(box.top - top, bottom - box.bottom))} px hidden by ${describe(each).split(' « ')[0]}`
    if (scrolls(overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
    if (scrolls(overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    // Scrolled out of sight for now.
    if (left > right || top > bottom) return undefined
    if (getComputedStyle(each).position === 'fixed') return undefined
  }
  return undefined
}

/** Nobody scrolls a shared screen: what does not fit there is never seen. */
const scrollFaults = (): FoundHere[] =>
  [document.documentElement, ...document.querySelectorAll('body, #app *')].flatMap((at) => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = at
    const { overflowX, overflowY } = getComputedStyle(at)
    const isPage = at === document.documentElement
    const isHigh = (isPage || scrolls(overflowY)) && scrollHeight > clientHeight + 1
    const isWide = scrolls(overflowX) && scrollWidth > clientWidth + 1
    if (!isHigh && !isWide) return []
    const detail = isHigh ? `${scrollHeight} of ${clientHeight} px high` : `${scrollWidth} of ${clientWidth} px wide`
    return [{ check: 'shared screen scrolls', at, detail }]
  })

const textFaults = (scope: Element): FoundHere[] => {
  const faults: FoundHere[] = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent?.trim() || !element || !isShown(element) || isUnseen(element)) continue
    if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const detail = rects.map((rect) => cutOf(rect, element)).find((each) => each !== undefined)
    const box = element.getBoundingClientRect()
    const { display } = getComputedStyle(element)
    const spill =
      display === 'inline' || element instanceof SVGElement
        ? 0
        : Math.max(...rects.map(({ right }) => right), 0) - box.right
    if (detail !== undefined) faults.push({ check: 'text cut', at: element, detail })
    else if (spill > SLACK)
      faults.push({
        check: 'text cut',
        at: element,
        detail: `${Math.round(spill)} px outside of its box`,
      })
    else if (
      element instanceof HTMLElement &&
      element.scrollWidth > element.clientWidth + 1 &&
      hides(getComputedStyle(element).overflowX)
    )
      faults.push({
        check: 'text cut',
        at: element,
        detail: `${element.scrollWidth} of ${element.clientWidth} px`,
      })
  }
  return faults
}

/** A link that is broken between lines as the text around it; a button with a box of its own is none. */
const isInSentence = (element: Element): boolean =>
  getComputedStyle(element).display === 'inline' &&
  [...(element.parentElement?.childNodes ?? [])].some(
    (each) => each.nodeType === Node.TEXT_NODE && each.textContent?.trim(),
  )

/** What a finger at this point of the page would touch. */
const takes = (element: Element, x: number, y: number): boolean => {
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return false
  const label = hit.closest('label')
  return (
    element.contains(hit) ||
    hit === element ||
    label?.contains(element) ||
    (element.id !== '' && label?.htmlFor === element.id)
  )
}

/** The side of a target through its middle, with what a pseudo-element adds around it, measured by touching. */
const reachOf = (element: Element, box: DOMRect): readonly [number, number] => {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const along = (dx: number, dy: number, from: number) => {
    let reach = from
    while (reach < TOUCH && takes(element, x + dx * (reach + 1), y + dy * (reach + 1))) reach += 1
    return reach
  }
  const width = box.width >= TOUCH ? box.width : along(1, 0, box.width / 2 - 1) + along(-1, 0, box.width / 2 - 1)
  const height = box.height >= TOUCH ? box.height : along(0, 1, box.height / 2 - 1) + along(0, -1, box.height / 2 - 1)
  return [width, height]
}

const targetsIn = (scope: Element) =>
  [...scope.querySelectorAll<HTMLElement>(INTERACTIVE)].filter(
    (each) =>
      isShown(each) &&
      each.closest('[aria-hidden=true]') === null &&
      !each.matches('[type=hidden]') &&
      !isUnseenInput(each),
  )

/** A field whose label is what one sees and touches. */
const isUnseenInput = (element: Element): boolean => isUnseen(element) && element.closest('label') === null

/** As a finger can: a box that hides what overflows stays as it is. */
const bringIntoView = (element: Element) => {
  const hiding: (readonly [Element, number, number])[] = []
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    if (hides(overflowX) || hides(overflowY)) hiding.push([each, each.scrollLeft, each.scrollTop])
  }
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  for (const [each, left, top] of hiding) {
    if (each.scrollLeft !== left && hides(getComputedStyle(each).overflowX)) each.scrollLeft = left
    if (each.scrollTop !== top && hides(getComputedStyle(each).overflowY)) each.scrollTop = top
  }
}

/** Puts everything back to where it was scrolled. */
const keepingPlace = <T>(look: () => T): T => {
  const places = [document.documentElement, ...document.querySelectorAll('#app *')].map(
    (each) => [each, each.scrollLeft, each.scrollTop] as const,
  )
  const seen = look()
  for (const [each, left, top] of places) {
    if (each.scrollLeft !== left) each.scrollLeft = left
    if (each.scrollTop !== top) each.scrollTop = top
  }
  return seen
}

/** The width and height of the part of a box that can be touched, to a few pixels. */
const freeOf = (box: DOMRect, isTaken: (x: number, y: number) => boolean): readonly [number, number] => {
  const STEP = 4
  const taken: [number, number][] = []
  for (let x = box.left + 1; x < box.right; x += STEP)
    for (let y = box.top + 1; y < box.bottom; y += STEP) if (isTaken(x, y)) taken.push([x, y])
  const reach = (all: number[]) => (all.length === 0 ? 0 : Math.max(...all) - Math.min(...all) + STEP)
  return [reach(taken.map(([x]) => x)), reach(taken.map(([, y]) => y))]
}

/** What lies over a target takes what is meant for it. */
const coverFaults = (scope: Element): FoundHere[] =>
  targetsIn(scope).flatMap((element) => {
    if (element.matches(':disabled')) return []
    const target = isUnseen(element) ? (element.closest('label') ?? element) : element
    bringIntoView(target)
    // An inline element has a box in each line.
    const box = target.getClientRects()[0]
    if (box === undefined || box.width === 0) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const isTaken = (x: number, y: number) => takes(element, x, y) || takes(target, x, y)
    if (isTaken(x, y)) return []
    const hit = document.elementFromPoint(x, y)
    const size = freeOf(box, isTaken)
    const under = hit ? `under ${describe(hit)}` : `at ${Math.round(x)}, ${Math.round(y)}`
    return [{ check: 'covered', at: element, size, detail: `${under}, ${size.join(' × ')} px of it free` }]
  })

const targetFaults = (scope: Element): FoundHere[] => {
  const faults: FoundHere[] = []
  for (const element of targetsIn(scope)) {
    if (isInSentence(element)) continue
    const target = isUnseen(element) ? (element.closest('label') ?? element) : element
    let box = target.getBoundingClientRect()
    if (box.width >= TOUCH - 0.5 && box.height >= TOUCH - 0.5) continue
    const label = element.closest('label')?.getBoundingClientRect()
    if (label && label.width >= TOUCH - 0.5 && label.height >= TOUCH - 0.5) continue
    bringIntoView(target)
    box = target.getBoundingClientRect()
    const [width, height] = reachOf(target, box)
    if (width < TOUCH - 1 || height < TOUCH - 1)
      faults.push({
        check: 'target too small',
        at: element,
        detail: `${Math.round(width)} × ${Math.round(height)} px`,
        size: [width, height],
      })
  }
  return faults
}

const reachFaults = (scope: Element): FoundHere[] =>
  targetsIn(scope).flatMap((element) => {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || isUnseen(element)) return []
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    let isFixed = false
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (each !== element && scrolls(style.overflowY) && each.scrollHeight > each.clientHeight) return []
      if (each !== element && scrolls(style.overflowX) && each.scrollWidth > each.clientWidth) return []
      isFixed ||= style.position === 'fixed'
    }
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement
    const isOut =
      x < 0 ||
      x > clientWidth ||
      (isFixed ? y < 0 || y > clientHeight : y + scrollY < 0 || y + scrollY > Math.max(scrollHeight, clientHeight))
    const cut = cutOf(new DOMRect(x - 1, y - 1, 2, 2), element)
    return isOut || cut !== undefined
      ? [{ check: 'out of reach', at: element, detail: cut ?? `at ${Math.round(x)}, ${Math.round(y)}` }]
      : []
  })

/** Sizes are rounded, as a fault tells them. */
export const isExcepted = (found: Found, exception: GalleryException, state: string): boolean => {
  const { check, selector, in: part = '' } = exception
  if (found.check !== check || !found.at.matches(selector) || !state.includes(part)) return false
  if (!('size' in found && 'least' in exception)) return true
  const { least } = exception
  return found.size.every((each, nth) => Math.round(each) >= (least[nth] ?? 0))
}

/** What tells one exception from another. */
export const exceptionKey = ({ check, selector, in: part = '' }: GalleryException): string =>
  [check, selector, part].filter((each) => each !== '').join(' · ')

/** The faults of the screen that is shown, and the exceptions that kept some from being faults. */
export const inspect = (state: string, isShared: boolean, exceptions: readonly GalleryException[]) => {
  const scope = scopeOf()
  const used = new Set<GalleryException>()
  const all = keepingPlace(() => [
    ...pageFaults(),
    ...(isShared ? scrollFaults() : []),
    ...textFaults(scope),
    ...reachFaults(scope),
    ...targetFaults(scope),
    ...coverFaults(scope),
  ])
  const found = all.filter((each) => {
    const exception = exceptions.find((exception) => isExcepted(each, exception, state))
    if (exception) used.add(exception)
    return exception === undefined
  })
  return {
    faults: found.map(({ check, at, detail }): Fault => ({ check, element: describe(at), detail })),
    used: [...used].map(exceptionKey),
  }
}
