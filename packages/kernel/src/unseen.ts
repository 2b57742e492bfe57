/** What nobody sees and what turns a line around, but for the joiners inside emoji: control, format, unassigned, private, odd blank letters. */
const UNSEEN = /(?![\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0\u2800]/gu

/** What people typed, as it can be shown beside what others typed: « Léa\u202e » → « Léa ». */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')
