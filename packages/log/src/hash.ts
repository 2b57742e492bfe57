const mixed = (one: number, other: number): number => {
  let hash = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const hex = (word: number): string => word.toString(16).padStart(8, '0')

/**
 * A 64-bit checksum that detects damage by a disk or a network. It is not cryptographic: collisions can be constructed. `crypto.subtle` is
 * no alternative, because browsers offer it over HTTPS only and people play over plain HTTP at home.
 */
export const hashOf = (text: string): string => {
  let one = 0x9e3779b9
  let other = 0x243f6a88
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x9e3779b1)
    other = Math.imul(other ^ unit, 0x5f356495)
    // Multiplication only moves bits upwards; this mixes the upper half back into the lower one.
    one ^= one >>> 15
    other ^= other >>> 17
  }
  return hex(mixed(one, other)) + hex(mixed(other, one))
}
