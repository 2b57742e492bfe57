/**
 * Letters of other alphabets that look like Latin ones, in the fonts that phones have; each pair is what is typed and what it looks like.
 * Fullwidth, mathematical and circled letters need no entry: NFKD makes plain letters of them. Only the likeness of one letter to one
 * letter counts: « rn » and « m » are left alone, since real names differ by that.
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

/** Signs that are told apart by their neighbours at best. */
const STROKES: Readonly<Record<string, string>> = { I: 'l', '1': 'l', '|': 'l', ǀ: 'l', '0': 'o', O: 'o' }

const replaced = (text: string, by: (letter: string) => string | undefined) =>
  Array.from(text, (letter) => by(letter) ?? letter).join('')

/**
 * Two names are alike when one of these is the same: what they say in Latin letters without case and accents, or what they look like as they
 * are written, where « Ilan » with a capital I is « llan » with an l, but « Lia » is not « Ila ».
 */
export const likenesses = (name: string): readonly [said: string, seen: string] => {
  const marked = replaced(name, (letter) => LATIN.get(letter)).normalize('NFKD')
  const latin = replaced(marked.replace(/\p{M}|\u200d/gu, ''), (letter) => LATIN.get(letter))
  return [`say ${latin.toLocaleLowerCase('fr')}`, `see ${replaced(latin, (letter) => STROKES[letter])}`]
}
