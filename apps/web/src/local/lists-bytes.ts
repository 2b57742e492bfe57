/** What the word lists weigh once unpacked, near enough for a bar that fills. */
export const LISTS_BYTES = 1_145_000
