import { lettersIn } from '@tablee/kernel'

/** The pad writes where the caret is, as a keyboard would. Both give the field's new text. */
export const insertAtCaret = (field: HTMLInputElement, text: string): string => {
  field.setRangeText(text, ...selection(field), 'end')
  return field.value
}

export const eraseAtCaret = (field: HTMLInputElement): string => {
  const [from, to] = selection(field)
  const start = from === to ? from - lastCharacter(field.value.slice(0, from)).length : from
  field.setRangeText('', start, to, 'end')
  return field.value
}

const selection = (field: HTMLInputElement): [number, number] => {
  const end = field.value.length
  return [field.selectionStart ?? end, field.selectionEnd ?? end]
}

/** The last grapheme: an accented letter may be two code points, an emoji five. */
const lastCharacter = (text: string): string => lettersIn(text).at(-1) ?? ''
