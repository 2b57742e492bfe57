import type { Page } from '@playwright/test'

export const WIDTH = 1200
export const HEIGHT = 540

const PHONE = { width: 222, height: 481 }
const TV = { width: 640, height: 360 }

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; background: #e6d8be; overflow: hidden;
    display: flex; align-items: center; justify-content: space-evenly }
  img { display: block; width: 100%; height: 100% }
  .phone { width: ${PHONE.width + 14}px; height: ${PHONE.height + 14}px; padding: 7px; background: #2b2523; border-radius: 30px }
  .phone img { border-radius: 23px }
  .tv { width: ${TV.width + 16}px; position: relative }
  .tv div { height: ${TV.height + 16}px; padding: 8px; background: #2b2523; border-radius: 10px }
  .tv img { border-radius: 3px }
  .tv::before { content: ''; position: absolute; left: 50%; top: 100%; width: 90px; height: 22px; margin-left: -45px; background: #3a3330 }
  .tv::after { content: ''; position: absolute; left: 50%; top: calc(100% + 22px); width: 250px; height: 8px; margin-left: -125px;
    background: #2b2523; border-radius: 8px 8px 2px 2px }
`

/** A phone, the TV and a phone side by side; PNGs as the browser took them. */
export const showFrame = async (page: Page, [left, tv, right]: readonly [Buffer, Buffer, Buffer]): Promise<void> => {
  const image = (png: Buffer) => `<img alt="" src="data:image/png;base64,${png.toString('base64')}">`
  await page.setContent(`<style>${STYLE}</style>
    <div class="phone">${image(left)}</div><div class="tv"><div>${image(tv)}</div></div><div class="phone">${image(right)}</div>`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
}

/** The pixels of a PNG, decoded by the browser. */
export const pixelsOf = async (page: Page, png: Buffer): Promise<Uint8ClampedArray> => {
  const base64 = await page.evaluate(
    async ([src = '', width, height]) => {
      const image = new Image()
      image.src = src
      await image.decode()
      const canvas = new OffscreenCanvas(Number(width), Number(height))
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      let text = ''
      for (let at = 0; at < data.length; at += 0x8000) text += String.fromCharCode(...data.subarray(at, at + 0x8000))
      return btoa(text)
    },
    [`data:image/png;base64,${png.toString('base64')}`, String(WIDTH), String(HEIGHT)],
  )
  return new Uint8ClampedArray(Buffer.from(base64, 'base64'))
}
