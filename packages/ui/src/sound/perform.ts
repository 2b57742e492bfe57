import { RECIPES, type Sounding, type SoundName } from './recipes.ts'

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

const sing = (context: BaseAudioContext, voice: Sounding, at: number) => {
  const begin = at + (voice.starts ?? 0)
  const loudest = begin + voice.rises
  const end = loudest + voice.fades
  const envelope = new GainNode(context, { gain: SILENCE })
  envelope.gain.setValueAtTime(SILENCE, begin)
  envelope.gain.exponentialRampToValueAtTime(voice.loudness, loudest)
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end)
  const { source, last } = voice.kind === 'tone' ? tone(context, voice, begin, end) : hiss(context, voice)
  last.connect(envelope).connect(context.destination)
  source.start(begin)
  source.stop(end)
}

/** Makes a sound heard at a moment of the context's own time. */
export const perform = (context: BaseAudioContext, name: SoundName, at: number): void => {
  for (const voice of RECIPES[name]) sing(context, voice, at)
}
