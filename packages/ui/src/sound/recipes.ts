/** The sounds of a table, synthesised from a few short tones each, so that nothing has to be fetched. */
export const SOUNDS = ['tile', 'card', 'glass', 'sand', 'cork', 'no'] as const
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
  // A knife against a glass: its overtones are no whole multiples.
  glass: [
    { kind: 'tone', wave: 'sine', pitch: 1568, rises: 0.002, fades: 1.1, loudness: 0.22 },
    { kind: 'tone', wave: 'sine', pitch: 4250, rises: 0.001, fades: 0.5, loudness: 0.08 },
    { kind: 'tone', wave: 'sine', pitch: 7900, rises: 0.001, fades: 0.18, loudness: 0.04 },
  ],
  sand: [{ kind: 'noise', filter: 'bandpass', pitch: 5200, sharpness: 0.7, rises: 0.12, fades: 0.26, loudness: 0.14 }],
  // The pop, then what fizzes out.
  cork: [
    { kind: 'tone', wave: 'sine', pitch: 190, slidesTo: 760, rises: 0.002, fades: 0.09, loudness: 0.6 },
    { kind: 'noise', filter: 'bandpass', pitch: 1100, sharpness: 0.8, rises: 0.001, fades: 0.06, loudness: 0.5 },
    { kind: 'noise', filter: 'highpass', pitch: 5500, starts: 0.07, rises: 0.1, fades: 0.9, loudness: 0.06 },
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
