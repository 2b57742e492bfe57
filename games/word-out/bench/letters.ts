import { PACK, packOf } from '../game.ts'

/** Sets of letters for the cards whose letters the book does not fix. */
export const CANDIDATES = {
  chosen: PACK,
  /** As often as in the words that people know. */
  'as in words': packOf({
    simple: 'AAAAAAAADDEEEEEEEEEEEGIIIIIILLLMMNNNNOOOORRRRRRSSSSSSSTTTTTUUU',
    replay: 'AAEEILNORSTU',
    uncounterable: 'AEEINORSTU',
  }),
  /** As often as among the tiles of the French word board game, but for the coloured ones. */
  'as tiles': packOf({
    simple: 'AAAAAAADDEEEEEEEEEEEGIIIIIILLLLMMNNNNNOOOOORRRRRSSSSSTTTTTUUUU',
    replay: 'ADEEILNORSTU',
    uncounterable: 'AEEINORSTU',
  }),
  /** As often as they can follow a beginning. */
  'as they follow': packOf({
    simple: 'AAAADEEEEEEEEEEEEGIIIIIIILLMMNNNNNNNOOOOOORRRSSSSSSSSSSTTTTTUU',
    replay: 'AEEIIMNORSST',
    uncounterable: 'AEEINORSST',
  }),
  /** All thirteen alike. */
  alike: packOf({
    simple: 'AAAAADDDDDEEEEEGGGGGIIIIILLLLLMMMMMNNNNNOOOOORRRRRSSSSTTTTUUUU',
    replay: 'ADEGILMNORST',
    uncounterable: 'ADEGILMNOR',
  }),
} as const
