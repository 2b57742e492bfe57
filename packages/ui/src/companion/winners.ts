import { speech } from '../language/speech.svelte.ts'
import { companionWords } from './companion-texts.ts'

/** « Ana l’emporte ! »; undefined while nobody has won. */
export const winnersTitle = (
  names: readonly string[] = [],
  said: Pick<typeof companionWords.current, 'winner' | 'winners'> = companionWords.current,
): string => {
  const [first, ...others] = names
  if (first === undefined) return ''
  return others.length === 0 ? said.winner(first) : said.winners(speech.listed(names))
}
