/** No title is longer; put in order whole, a line of nothing but accents would take minutes. */
const LONGEST = 200

/** « Ce qu’on fait en cuisine (un verbe) » → ce-qu-on-fait-en-cuisine-un-verbe. */
export const slug = (text: string): string =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
