/** Size of a text in bytes of UTF-8. Browsers have no `Buffer`, and `TextEncoder` would allocate the bytes only to count them. */
export const byteLength = (text: string): number => {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    // A surrogate pair is two code units and four bytes; every other code unit from U+0800 on takes three.
    bytes += unit < 0x800 || isPaired(text, unit, at) ? 1 : 2
  }
  return bytes
}

const isPaired = (text: string, unit: number, at: number): boolean => {
  if (unit >= 0xd800 && unit < 0xdc00) return (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00
  if (unit >= 0xdc00 && unit < 0xe000) return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800
  return false
}
