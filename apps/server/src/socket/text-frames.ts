/** RFC 6455: a whole text message; what a server sends is not masked. */
const WHOLE_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

const headLength = (bytes: number): number => (bytes < TWO_BYTES ? 2 : bytes < 0x1_0000 ? 4 : 10)

const writeHead = (frames: Buffer, at: number, bytes: number): number => {
  frames[at] = WHOLE_TEXT
  if (bytes < TWO_BYTES) {
    frames[at + 1] = bytes
    return at + 2
  }
  if (bytes < 0x1_0000) {
    frames[at + 1] = TWO_BYTES
    return frames.writeUInt16BE(bytes, at + 2)
  }
  frames[at + 1] = EIGHT_BYTES
  return frames.writeBigUInt64BE(BigInt(bytes), at + 2)
}

/** A whole message: a single write, where ws makes two parts of it. */
export const textFrame = (text: string): Buffer => {
  const bytes = Buffer.byteLength(text)
  const frame = Buffer.allocUnsafe(headLength(bytes) + bytes)
  frame.write(text, writeHead(frame, 0, bytes))
  return frame
}
