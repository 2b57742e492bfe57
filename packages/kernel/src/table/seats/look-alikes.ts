/**
 * Homoglyphs: letters of other alphabets that look like Latin ones in the fonts of phones. Each pair is the letters typed and the letters they
 * look like. Fullwidth, mathematical and circled letters need no entry: NFKD maps them. Only single letters count: « rn » and « m » are not
 * confused, since real names differ by that.
 */
const FOREIGN: readonly (readonly [string, string])[] = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХҮԌԚԜӀҺ', 'ABESIJKMHOPCTYXYGQWIH'],
  ['аеѕіјкорсухүһԁԛԝӏɡгп', 'aesijkopcyxyhdqwlgrn'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ', 'ABEZHIKMNOPTYXCM'],
  ['αικνορτυχϲϳ', 'aikvoptuxcj'],
  // Armenian, Cherokee, Lisu
  ['օոսցհզՕՏՍՐ', 'onughqOSUP'],
  ['ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷΝᏢᎡᏚᎢᏙᎳᎽᏃ', 'ABCDEGHiJKLMNPRSTVWYZ'],
  ['ꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜꓮ', 'BCDEFGHIJKLMNOPRSTUVWXYZA'],
  // Latin letters that NFKD leaves as they are: with a stroke, without a dot, small capitals
  ['øØłŁđĐħŧƀıȷɑᴀꞓʀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘꜱᴛᴜᴠᴡʏᴢ', 'oOlLdDhtbijaacrbcdeghijklmnopstuvwyz'],
  // Marks between letters
  ['’‘ʼʹ′`´‐‑‒–—−', "'''''''------"],
]

const LATIN = new Map<string, string>()
for (const [typed, seen] of FOREIGN) {
  const looks = [...seen]
  for (const [nth, letter] of [...typed].entries()) LATIN.set(letter, looks[nth] ?? letter)
}

/** Signs that look the same in many fonts. */
const STROKES: Readonly<Record<string, string>> = { I: 'l', '1': 'l', '|': 'l', ǀ: 'l', '0': 'o', O: 'o' }

const replaced = (text: string, by: (letter: string) => string | undefined) =>
  Array.from(text, (letter) => by(letter) ?? letter).join('')

/**
 * Two keys of a name; two names are alike when they share one. The first is the name in Latin letters without case and accents. The second is
 * its look as written: « Ilan » with a capital I equals « llan » with an l, but « Lia » differs from « Ila ».
 */
export const likenesses = (name: string): readonly [said: string, seen: string] => {
  const marked = replaced(name, (letter) => LATIN.get(letter)).normalize('NFKD')
  const latin = replaced(marked.replace(/\p{M}|\u200d/gu, ''), (letter) => LATIN.get(letter))
  return [`say ${latin.toLocaleLowerCase('fr')}`, `see ${replaced(latin, (letter) => STROKES[letter])}`]
}
