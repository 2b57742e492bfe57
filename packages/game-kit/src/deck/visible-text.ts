/** What nobody sees and what turns a line around, but for the joiners inside emoji. */
const UNSEEN = /(?![\u200d\ufe0f])[\p{Cf}\p{Cn}\p{Co}]/gu

/** As it will be seen on every screen; no line moves. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')
