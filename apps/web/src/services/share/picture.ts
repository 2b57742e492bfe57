import type { BoxTheme } from '@tablee/ui/look/box-face.ts'
import { tilt } from '@tablee/ui/look/tilt.ts'
import { layCloth } from './cloth.ts'
import type { Placing, Result } from './result.ts'

export const WIDTH = 1080
export const HEIGHT = 1350

/** What the picture says beside the result. */
interface Captions {
  /** The box's name, and its edition where it has one. */
  readonly title: readonly string[]
  readonly date: string
}

const MARGIN = 72
/** A tile, and how far the sheet lies below the first of them. */
const TILE = 108
const TILES = 172
/** What stands above the placings, and the room below them. */
const HEAD = 232
const FOOT = 44
/** Of a name's own size. */
const SMALLEST = 0.6

const INK = '#241915'
const INK_2 = '#5b4a41'
const PAPER = '#fffbf1'
const WORD = '"Young Serif", Georgia, serif'
const PLAIN = '"Bricolage Grotesque", system-ui, sans-serif'
type Context = CanvasRenderingContext2D

const round = (context: Context, x: number, y: number, width: number, height: number, radius: number) => {
  const [right, bottom] = [x + width, y + height]
  context.beginPath()
  // Not roundRect: Safari has it from 16 on.
  context.moveTo(x + radius, y)
  context.arcTo(right, y, right, bottom, radius)
  context.arcTo(right, bottom, x, bottom, radius)
  context.arcTo(x, bottom, x, y, radius)
  context.arcTo(x, y, right, y, radius)
  context.closePath()
}

/** « TABLÉE », as on the cloth of the home page. */
const layTiles = (context: Context, word: string, y: number, size: number) => {
  const step = size * 1.06
  let x = (WIDTH - step * word.length) / 2 + step / 2
  for (const [place, letter] of [...word].entries()) {
    context.save()
    context.translate(x, y)
    context.rotate((tilt(letter, place) * Math.PI) / 180)
    context.shadowColor = 'rgb(48 28 10 / 0.34)'
    context.shadowBlur = size * 0.14
    context.shadowOffsetY = size * 0.12
    context.fillStyle = '#cdb58a'
    round(context, -size / 2, -size / 2 + size * 0.07, size, size * 1.04, size * 0.17)
    context.fill()
    context.shadowColor = 'transparent'
    const ivory = context.createLinearGradient(-size / 2, -size / 2, size / 4, size / 2)
    ivory.addColorStop(0, '#fffdf5')
    ivory.addColorStop(0.55, '#fbf2de')
    ivory.addColorStop(1, '#f1e4c6')
    context.fillStyle = ivory
    round(context, -size / 2, -size / 2, size, size * 1.04, size * 0.17)
    context.fill()
    context.fillStyle = INK
    context.font = `400 ${size * 0.66}px ${WORD}`
    context.textAlign = 'center'
    context.fillText(letter, 0, size * 0.26)
    context.restore()
    x += step
  }
}

/** The longest beginning that fits; the rest is dots. */
const fitted = (context: Context, text: string, width: number): string => {
  if (context.measureText(text).width <= width) return text
  const signs = [...text]
  while (signs.length > 1 && context.measureText(`${signs.join('')}…`).width > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Smaller where they would be too long; a team then on two lines; what is still too long is cut. */
const writeNames = (
  context: Context,
  names: readonly string[],
  at: { x: number; middle: number; width: number; size: number },
) => {
  const { x, middle, width, size } = at
  const whole = names.join(', ')
  context.font = `${size}px ${WORD}`
  // A hair less: a width is no whole number.
  const fits = Math.min(1, (0.98 * width) / Math.max(1, context.measureText(whole).width))
  const small = size * Math.max(SMALLEST, fits)
  context.font = `${small}px ${WORD}`
  const half = fits < SMALLEST && names.length > 1 ? Math.ceil(names.length / 2) : names.length
  const lines = [names.slice(0, half), names.slice(half)].filter(({ length }) => length > 0)
  for (const [nth, line] of lines.entries()) {
    const baseline = middle + small * (0.34 + (nth - (lines.length - 1) / 2) * 1.2)
    context.fillText(fitted(context, line.join(', '), width), x, baseline)
  }
}

interface Row {
  readonly y: number
  readonly height: number
}

const ROW = { left: 120, right: WIDTH - 120, most: 148 }

const writePlacing = (
  context: Context,
  { place, names, score }: Placing,
  row: Row,
  { soft, text }: BoxTheme['day'],
) => {
  const size = row.height * (place === 1 ? 0.44 : 0.38)
  const middle = row.y + row.height / 2 + size * 0.34
  if (place === 1) {
    context.fillStyle = soft
    round(context, ROW.left - 24, row.y + 4, ROW.right - ROW.left + 48, row.height - 8, 22)
    context.fill()
  }
  context.fillStyle = text
  context.font = `750 ${row.height * 0.32}px ${PLAIN}`
  context.textAlign = 'left'
  context.fillText(String(place), ROW.left, middle)
  context.textAlign = 'right'
  context.font = `750 ${size * 0.9}px ${PLAIN}`
  context.fillText(score, ROW.right, middle)
  const right = ROW.right - context.measureText(score).width - 24
  context.fillStyle = INK
  context.textAlign = 'left'
  const x = ROW.left + 70
  writeNames(context, names, { x, middle: row.y + row.height / 2, width: right - x, size })
}

/** The cloth of the game, and a sheet on it: who finished where. */
export const drawPicture = (context: Context, { placings }: Result, theme: BoxTheme, said: Captions): void => {
  // The picture always uses the light theme.
  layCloth(context, theme)
  const rows = Math.max(placings.length, 1)
  const height = Math.min(ROW.most, (HEIGHT - 2 * MARGIN - TILES - HEAD - FOOT) / rows)
  const sheet = { x: MARGIN, y: 0, width: WIDTH - 2 * MARGIN, height: HEAD + rows * height + FOOT }
  // Tiles and sheet in the middle of the cloth, however few played.
  const edge = (HEIGHT - TILES - sheet.height) / 2
  sheet.y = edge + TILES
  layTiles(context, 'TABLÉE', edge + TILE / 2, TILE)
  context.save()
  context.shadowColor = 'rgb(48 28 10 / 0.3)'
  context.shadowBlur = 36
  context.shadowOffsetY = 12
  context.fillStyle = PAPER
  round(context, sheet.x, sheet.y, sheet.width, sheet.height, 36)
  context.fill()
  context.restore()

  context.textAlign = 'center'
  context.fillStyle = INK
  context.font = `400 84px ${WORD}`
  const [title = '', edition] = said.title
  context.fillText(fitted(context, title, sheet.width - 80), WIDTH / 2, sheet.y + 122)
  context.fillStyle = INK_2
  context.font = `500 36px ${PLAIN}`
  const about = edition === undefined ? said.date : `${edition} · ${said.date}`
  context.fillText(fitted(context, about, sheet.width - 80), WIDTH / 2, sheet.y + 184)

  const top = sheet.y + HEAD
  for (const [nth, placing] of placings.entries())
    writePlacing(context, placing, { y: top + nth * height, height }, theme.day)
}
