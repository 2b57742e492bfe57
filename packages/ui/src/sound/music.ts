import type { Sounding } from './recipes.ts'

/** A note such as « C4 », « F#3 » or « Bb4 »; « - » is a rest. */
type Note = string
type Chord = readonly [Note, Note, Note]

/** The music of a game: four bars, played when it begins and ends. The bed of its phases goes over the same chords. */
export interface Theme {
  /** Beats a minute. */
  readonly tempo: number
  /** Beats in a bar. */
  readonly meter: 2 | 3 | 4
  readonly wave: 'sine' | 'triangle'
  /** Each note with its beats. They fill the four bars. */
  readonly melody: readonly (readonly [note: Note, beats: number])[]
  /** One for each bar, the root first. */
  readonly chords: readonly [Chord, Chord, Chord, Chord]
}

/** What goes on at the table: people look for something, somebody is waited for, something is shown. */
export type Mood = 'search' | 'wait' | 'reveal'

/** What a game brings for the shared screen's music. */
export interface GameMusic<View = unknown> {
  readonly theme: Theme
  readonly moodOf: (view: View) => Mood
}

export const BARS = 4

const SEMITONES: Readonly<Record<string, number>> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }

/** In hertz; undefined for a rest. */
export const pitchOf = (note: Note): number | undefined => {
  if (note === '-') return undefined
  const [, letter = '', accidental, octave] = /^([A-G])([#b]?)(\d)$/.exec(note) ?? []
  const semitone = SEMITONES[letter]
  if (semitone === undefined) throw new Error(`« ${note} » is no note`)
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0
  return 440 * 2 ** ((semitone + shift) / 12 + Number(octave) - 4)
}

const secondsPerBeat = ({ tempo }: Theme): number => 60 / tempo

/** In seconds, without the sound of the last note that dies away. */
export const lengthOfTheme = (theme: Theme): number => BARS * theme.meter * secondsPerBeat(theme)

/** The theme as tones, from its first moment. */
export const themeTones = (theme: Theme): Sounding[] => {
  const beat = secondsPerBeat(theme)
  let at = 0
  const melody = theme.melody.flatMap(([note, beats]): Sounding[] => {
    const starts = at * beat
    at += beats
    const pitch = pitchOf(note)
    if (pitch === undefined) return []
    const fades = Math.max(0.25, beats * beat * 1.1)
    return [{ kind: 'tone', wave: theme.wave, pitch, starts, rises: 0.012, fades, loudness: 0.34 }]
  })
  const bars = theme.chords.flatMap((chord, bar) =>
    chord.map(
      (note, nth): Sounding => ({
        kind: 'tone',
        wave: 'sine',
        pitch: pitchOf(note) ?? 0,
        // The root on the first beat, the others after it, one each half of what is left.
        starts: (bar * theme.meter + (nth * (theme.meter - 1)) / 2) * beat,
        rises: 0.02,
        fades: beat * (nth === 0 ? theme.meter : 1),
        loudness: nth === 0 ? 0.22 : 0.1,
      }),
    ),
  )
  return [...melody, ...bars]
}

/** Seconds that a bar of the bed lasts. */
const BED_BAR: Readonly<Record<Mood, number>> = { search: 3.2, wait: 4.8, reveal: 3.6 }
export const lengthOfBedBar = (mood: Mood): number => BED_BAR[mood]

/** Hertz: an octave as a factor. */
const UP = 2

/** The nth bar of a bed, from its first moment: soft enough to talk over, and never twice the same bar in a row. */
export const bedBar = ({ chords }: Theme, mood: Mood, nth: number): Sounding[] => {
  const chord = chords[nth % BARS] ?? chords[0]
  const pitches = chord.flatMap((note) => pitchOf(note) ?? [])
  const bar = BED_BAR[mood]
  const [root = 0] = pitches
  const held = (pitch: number, loudness: number): Sounding => ({
    kind: 'tone',
    wave: 'sine',
    pitch,
    rises: bar * 0.45,
    fades: bar * 0.75,
    loudness,
  })
  const plucked = (pitch: number, starts: number, loudness: number): Sounding => ({
    kind: 'tone',
    wave: 'triangle',
    pitch,
    starts,
    rises: 0.01,
    fades: 0.7,
    loudness,
  })
  switch (mood) {
    case 'search': {
      // A clock without hands: a broken chord in eight steps, every third one left out.
      const steps = Array.from({ length: 8 }, (_, step) => step).filter((step) => (step + nth) % 3 !== 2)
      const arpeggio = steps.map((step) =>
        plucked((pitches[(step + nth) % pitches.length] ?? root) * UP, (step * bar) / 8, 0.09),
      )
      return [held(root, 0.3), ...arpeggio]
    }
    case 'wait':
      return [
        ...pitches.map((pitch) => held(pitch, 0.13)),
        plucked((pitches[nth % pitches.length] ?? root) * UP, bar / 2, 0.05),
      ]
    case 'reveal':
      // A heart that beats low, and a fifth over it.
      return [
        held(root / UP, 0.3),
        held(pitches[2] ?? root, 0.08),
        plucked(root / UP, 0, 0.16),
        plucked(root / UP, bar / 2, 0.1),
      ]
  }
}
