import gifenc from 'gifenc'

export interface Frame {
  readonly rgba: Uint8ClampedArray
  readonly milliseconds: number
}

/** One entry of the 256 means « as in the frame before ». */
const COLOURS = 255

/**
 * Encodes frames as a GIF that repeats for ever. All frames share one palette, so that a pixel that stays the same gets the same colour, and
 * each frame after the first stores only the pixels that changed.
 */
export const encodeGif = (frames: readonly Frame[], width: number, height: number): Uint8Array => {
  const all = new Uint8ClampedArray(frames.length * width * height * 4)
  for (const [nth, { rgba }] of frames.entries()) all.set(rgba, nth * width * height * 4)
  const colours = gifenc.quantize(all, COLOURS, { format: 'rgb565' })
  const palette = [...colours, [0, 0, 0]]
  const same = colours.length
  const gif = gifenc.GIFEncoder()
  let before: Uint8Array | undefined
  for (const { rgba, milliseconds } of frames) {
    const index = gifenc.applyPalette(rgba, colours, 'rgb565')
    const changed = before === undefined ? index : index.map((colour, at) => (colour === before?.[at] ? same : colour))
    gif.writeFrame(changed, width, height, {
      ...(before === undefined ? { palette } : { transparent: true, transparentIndex: same, dispose: 1 }),
      delay: milliseconds,
    })
    before = index
  }
  gif.finish()
  return gif.bytes()
}
