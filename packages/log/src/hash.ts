const mixed = (one: number, other: number): number => {
  let hash = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const hex = (word: number): string => word.toString(16).padStart(8, '0')

/**
 * 64 bits of a text, to find what a disk or a network damaged. It is no signature: who can choose the text can find another of the same
 * hash. Browsers have `crypto.subtle` over https only, and people play over plain http at home.
 */
export const hashOf = (text: string): string => {
  let one = 0x9e3779b9
  let other = 0x243f6a88
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x9e3779b1)
    other = Math.imul(other ^ unit, 0x5f356495)
    // The product moves bits upwards only: without this the upper half of a word never comes down again.
    one ^= one >>> 15
    other ^= other >>> 17
  }
  return hex(mixed(one, other)) + hex(mixed(other, one))
}
