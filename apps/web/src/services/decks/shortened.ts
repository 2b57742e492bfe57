const LONGEST = 48

/** A text as a message quotes it: its beginning will do. */
export const shortened = (text: string): string => {
  const signs = [...text]
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('').trimEnd()}…` : text
}
