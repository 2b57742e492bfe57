import type { BoxTheme } from '@tablee/ui/look/box-face.ts'

/** Colours and cloth, by box. */
export const themes: Readonly<Record<string, BoxTheme>> = {
  __id__: {
    day: { text: '#1d5f6b', fill: '#1d5f6b', soft: '#d6e9ea', edge: '#0d3a43' },
    lamp: { text: '#8fd3dd', fill: '#2b7f8d', soft: '#1b3a40', edge: '#14474f' },
    pop: '#3f9fad',
    weave: { thread: 0.62, bands: [[0, 0.5]], repeat: 1, ways: ['down', 'across'] },
  },
}
