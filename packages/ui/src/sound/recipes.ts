import { decibels } from './decibels.ts'

/** The sounds of a table, synthesised from a few short tones each, so that nothing has to be fetched. */
export const SOUNDS = [
  'tile',
  'card',
  'plate',
  'glass',
  'thud',
  'tick',
  'drum',
  'nib',
  'sand',
  'cork',
  'fanfare',
  'sad',
  'coin',
  'no',
] as const
export type SoundName = (typeof SOUNDS)[number]

/** Times in seconds, pitches in hertz; loudness from 0 to 1. */
interface Envelope {
  readonly starts?: number
  readonly rises: number
  readonly fades: number
  readonly loudness: number
}
export type Sounding =
  | ({
      readonly kind: 'tone'
      readonly wave: 'sine' | 'triangle'
      readonly pitch: number
      readonly slidesTo?: number
    } & Envelope)
  | ({
      readonly kind: 'noise'
      readonly filter: 'lowpass' | 'bandpass' | 'highpass'
      readonly pitch: number
      readonly sharpness?: number
    } & Envelope)

const bursts = (count: number, everySeconds: number, burst: (nth: number) => Sounding): Sounding[] =>
  Array.from({ length: count }, (_, nth) => ({ ...burst(nth), starts: nth * everySeconds }))

const chime = (pitch: number, starts: number, fades: number): Sounding => ({
  kind: 'tone',
  wave: 'triangle',
  pitch,
  starts,
  rises: 0.008,
  fades,
  loudness: 0.4,
})

export const RECIPES: Readonly<Record<SoundName, readonly Sounding[]>> = {
  // A small thing of wood set down on wood.
  tile: [
    { kind: 'noise', filter: 'bandpass', pitch: 1900, sharpness: 1.4, rises: 0.001, fades: 0.035, loudness: 0.5 },
    { kind: 'tone', wave: 'sine', pitch: 410, slidesTo: 330, rises: 0.001, fades: 0.07, loudness: 0.4 },
  ],
  // Paper that slides, then lies.
  card: [
    { kind: 'noise', filter: 'highpass', pitch: 2600, rises: 0.04, fades: 0.09, loudness: 0.16 },
    { kind: 'noise', filter: 'lowpass', pitch: 320, starts: 0.09, rises: 0.003, fades: 0.09, loudness: 0.55 },
  ],
  // China set down on the table.
  plate: [
    { kind: 'tone', wave: 'sine', pitch: 620, rises: 0.001, fades: 0.18, loudness: 0.34 },
    { kind: 'tone', wave: 'sine', pitch: 1870, rises: 0.001, fades: 0.18, loudness: 0.16 },
    { kind: 'noise', filter: 'bandpass', pitch: 1800, sharpness: 4, rises: 0.001, fades: 0.03, loudness: 0.5 },
  ],
  // A knife against a glass: its overtones are no whole multiples.
  glass: [
    { kind: 'tone', wave: 'sine', pitch: 1568, rises: 0.002, fades: 1.1, loudness: 0.22 },
    { kind: 'tone', wave: 'sine', pitch: 4250, rises: 0.001, fades: 0.5, loudness: 0.08 },
    { kind: 'tone', wave: 'sine', pitch: 7900, rises: 0.001, fades: 0.18, loudness: 0.04 },
  ],
  // A fist on the table: a stamp.
  thud: [
    { kind: 'tone', wave: 'sine', pitch: 140, slidesTo: 55, rises: 0.002, fades: 0.16, loudness: 0.65 },
    { kind: 'noise', filter: 'lowpass', pitch: 300, rises: 0.001, fades: 0.06, loudness: 0.35 },
  ],
  // A block of wood, once a second.
  tick: [{ kind: 'tone', wave: 'sine', pitch: 900, rises: 0.001, fades: 0.045, loudness: 1 }],
  // A roll that grows: from -30 to -16 decibels.
  drum: bursts(20, 1 / 16, (nth) => ({
    kind: 'noise',
    filter: 'lowpass',
    pitch: 180,
    rises: 0.004,
    fades: 0.07,
    loudness: 4 * decibels(-30 + (14 * nth) / 19),
  })),
  // A pen that scratches on paper.
  nib: bursts(13, 1 / 11, (nth) => ({
    kind: 'noise',
    filter: 'bandpass',
    pitch: 4000 + 300 * (nth % 3),
    sharpness: 2,
    rises: 0.03,
    fades: 0.05,
    loudness: 0.22,
  })),
  sand: [{ kind: 'noise', filter: 'bandpass', pitch: 5200, sharpness: 0.7, rises: 0.12, fades: 0.26, loudness: 0.14 }],
  // The pop, then what fizzes out.
  cork: [
    { kind: 'tone', wave: 'sine', pitch: 190, slidesTo: 760, rises: 0.002, fades: 0.09, loudness: 0.6 },
    { kind: 'noise', filter: 'bandpass', pitch: 1100, sharpness: 0.8, rises: 0.001, fades: 0.06, loudness: 0.4 },
    { kind: 'noise', filter: 'highpass', pitch: 5500, starts: 0.07, rises: 0.1, fades: 0.9, loudness: 0.06 },
  ],
  // G4 C5 E5 G5, the last one held.
  fanfare: [chime(392, 0, 0.2), chime(523.25, 0.11, 0.2), chime(659.26, 0.22, 0.2), chime(783.99, 0.33, 0.6)],
  // G4, then E flat: a pity, in half a voice.
  sad: [
    { ...chime(392, 0, 0.2), loudness: 0.25 },
    { ...chime(311.13, 0.16, 0.36), loudness: 0.25 },
  ],
  // Two small ones that touch.
  coin: [
    { kind: 'tone', wave: 'sine', pitch: 1050, rises: 0.001, fades: 0.16, loudness: 0.4 },
    { kind: 'tone', wave: 'sine', pitch: 1570, starts: 0.06, rises: 0.001, fades: 0.34, loudness: 0.4 },
  ],
  // Two low knocks downward: no, but no harm done.
  no: [
    { kind: 'tone', wave: 'triangle', pitch: 247, rises: 0.006, fades: 0.13, loudness: 0.3 },
    { kind: 'tone', wave: 'triangle', pitch: 196, starts: 0.13, rises: 0.006, fades: 0.2, loudness: 0.3 },
  ],
}

/** How long a sound can be heard. */
export const lengthOf = (name: SoundName): number =>
  Math.max(...RECIPES[name].map(({ starts = 0, rises, fades }) => starts + rises + fades))
