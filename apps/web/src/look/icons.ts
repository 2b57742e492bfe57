/** Each drawn in one stroke on 24 × 24. */
export const ICONS = {
  back: 'M15 5l-7 7 7 7',
  clear: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  question: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18h.01',
  erase: 'M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zM12 9.5l5 5M17 9.5l-5 5',
  share: 'M12 3v12M8 7l4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7',
  book: 'M12 6.5C10 4.8 7 4.5 3.5 4.8V18c3.5-.3 6.5 0 8.5 1.8 2-1.8 5-2.1 8.5-1.8V4.8C17 4.5 14 4.8 12 6.5zM12 6.5v13',
  keyboard: 'M3 7a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M5.6 18.4l1-1M17.4 6.6l1-1',
  lamp: 'M12 3v5M6 16a6 6 0 0 1 12 0zM10.5 19a1.5 1.5 0 0 0 3 0',
  halves: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
} as const
export type IconName = keyof typeof ICONS
