import type { GalleryException } from '../../../../packages/rehearsal/testing/gallery/define.ts'

/** Of components that several games share. A game's own are in its test/gallery.ts. */
export const SHARED_EXCEPTIONS: readonly GalleryException[] = [
  {
    check: 'target too small',
    selector: '.pad .key, .pad .fn',
    least: [28, 40],
    why: 'Ten letters of a keyboard share the width of a phone, as in the keyboards of phones themselves.',
  },
]
