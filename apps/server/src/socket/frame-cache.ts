import { isSame } from '@tablee/kernel'
import type { FromServer } from '@tablee/protocol'
import { textFrame } from './text-frames.ts'

type PatchMessage = Extract<FromServer, { type: 'patch' }>

export const frameOf = (message: FromServer): Buffer => textFrame(JSON.stringify(message))

/** Caches the frame of the last patch: viewers of one table mostly get the same patch one after the other. */
export class FrameCache {
  private last: { readonly message: PatchMessage; readonly frame: Buffer } | undefined

  frameOf(message: FromServer): Buffer {
    if (message.type !== 'patch') return frameOf(message)
    if (this.last === undefined || !isSame(this.last.message, message)) this.last = { message, frame: frameOf(message) }
    return this.last.frame
  }
}
