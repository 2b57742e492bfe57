/** Invisible and text-direction characters, except the joiners inside emoji: control, format, unassigned, private use, blank letters. */
const UNSEEN = /(?![\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0\u2800]/gu

/** Removes characters that are invisible or could change how neighbouring text is shown: « Léa\u202e » → « Léa ». */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')
