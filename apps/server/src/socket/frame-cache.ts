import { isSame } from '@tablee/kernel'
import type { FromServer } from '@tablee/protocol'
import { textFrame } from './text-frames.ts'

type Patched = Extract<FromServer, { type: 'patch' }>

export const frameOf = (message: FromServer): Buffer => textFrame(JSON.stringify(message))

/** What is told, ready to be sent. Neighbours mostly see the same change, one after the other: it is put into words once. */
export class News {
  private last: { readonly message: Patched; readonly frame: Buffer } | undefined

  frameOf(message: FromServer): Buffer {
    if (message.type !== 'patch') return frameOf(message)
    if (this.last === undefined || !isSame(this.last.message, message)) this.last = { message, frame: frameOf(message) }
    return this.last.frame
  }
}
