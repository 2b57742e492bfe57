/** From where to where something lies on the page, in pixels. */
interface Span {
  readonly top: number
  readonly bottom: number
}

/** The lowest place where something of this height covers none of these; undefined if they leave no room. */
export const lowestGap = (taken: readonly Span[], height: number, page: number): number | undefined => {
  let floor = page
  for (const { top, bottom } of [...taken].sort((a, b) => b.bottom - a.bottom)) {
    if (floor - bottom >= height) break
    floor = Math.min(floor, top)
  }
  return floor >= height ? floor - height : undefined
}

/** Selectors of what must not be covered: title, header, timer, controls. */
const NEVER = 'h1, header, .countdown, button, a, input, textarea'
/** Selectors of what should not be covered: text. */
const RATHER_NOT = `${NEVER}, h2, p, li, b, span, svg`
/** Of air around it. */
const AIR = 6

/** Where a note lies over the page: off what is read, or at least off what is touched. */
export const freePlace = (note: Element): number | undefined => {
  const height = note.getBoundingClientRect().height + 2 * AIR
  const page = window.visualViewport?.height ?? window.innerHeight
  for (const selector of [RATHER_NOT, NEVER]) {
    const taken = [...document.querySelectorAll(selector)]
      .filter((each) => !note.contains(each) && !each.contains(note))
      .map((each) => each.getBoundingClientRect())
      // What only a screen reader sees is a pixel high.
      .filter((box) => box.height > 1 && box.width > 1)
    const top = lowestGap(taken, height, page)
    if (top !== undefined) return top + AIR
  }
  return undefined
}
