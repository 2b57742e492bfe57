/** RFC 6455, first byte: FIN and the text opcode. A server does not mask its frames. */
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

/** A text message as one buffer, so that it takes one write; ws writes the header and the payload separately. */
export const textFrame = (text: string): Buffer => {
  const bytes = Buffer.byteLength(text)
  const frame = Buffer.allocUnsafe(headLength(bytes) + bytes)
  frame.write(text, writeHead(frame, 0, bytes))
  return frame
}
