/** The parts of gifenc that are used here; the package brings no types. Under Node it is CommonJS: everything is on the default export. */
declare module 'gifenc' {
  type Palette = number[][]
  interface FrameOptions {
    readonly palette?: Palette
    readonly delay: number
    readonly transparent?: boolean
    readonly transparentIndex?: number
    readonly dispose?: number
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void
    finish(): void
    bytes(): Uint8Array
  }
  const gifenc: {
    GIFEncoder(): Encoder
    quantize(rgba: Uint8ClampedArray, colours: number, options?: { format: 'rgb565' }): Palette
    applyPalette(rgba: Uint8ClampedArray, palette: Palette, format?: 'rgb565'): Uint8Array
  }
  export default gifenc
}
