import type { Sounding } from './recipes.ts'

/** An exponential ramp can't reach 0. */
const SILENCE = 0.0001

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const known = noises.get(context)
  if (known) return known
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  noises.set(context, buffer)
  return buffer
}

type Tone = Extract<Sounding, { kind: 'tone' }>
type Noise = Extract<Sounding, { kind: 'noise' }>

const tone = (context: BaseAudioContext, { wave, pitch, slidesTo }: Tone, begin: number, end: number) => {
  const source = new OscillatorNode(context, { type: wave, frequency: pitch })
  source.frequency.setValueAtTime(pitch, begin)
  if (slidesTo !== undefined) source.frequency.exponentialRampToValueAtTime(slidesTo, end)
  return { source, last: source }
}

const hiss = (context: BaseAudioContext, { filter, pitch, sharpness = 0.7 }: Noise) => {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) })
  const last = source.connect(new BiquadFilterNode(context, { type: filter, frequency: pitch, Q: sharpness }))
  return { source, last }
}

/** How a sound differs from its recipe. */
export interface Manner {
  /** A factor: 1 as the recipe says. */
  readonly loudness?: number
  /** A factor: 2 is an octave up. */
  readonly pitch?: number
}

const inManner = (voice: Sounding, { pitch = 1 }: Manner): Sounding => {
  const higher = { ...voice, pitch: voice.pitch * pitch }
  return higher.kind === 'tone' && higher.slidesTo !== undefined
    ? { ...higher, slidesTo: higher.slidesTo * pitch }
    : higher
}

/** Makes one tone or noise heard at a moment of the context's own time. */
export const perform = (to: AudioNode, recipe: Sounding, at: number, manner: Manner = {}): void => {
  const { context } = to
  const voice = inManner(recipe, manner)
  const begin = at + (voice.starts ?? 0)
  const loudest = begin + voice.rises
  const end = loudest + voice.fades
  const envelope = new GainNode(context, { gain: SILENCE })
  envelope.gain.setValueAtTime(SILENCE, begin)
  envelope.gain.exponentialRampToValueAtTime(Math.max(2 * SILENCE, voice.loudness * (manner.loudness ?? 1)), loudest)
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end)
  const { source, last } = voice.kind === 'tone' ? tone(context, voice, begin, end) : hiss(context, voice)
  last.connect(envelope).connect(to)
  source.start(begin)
  source.stop(end)
}
