import { speech } from '../language/speech.svelte.ts'
import { companionTexts } from './companion-texts.ts'

/** « Ana l’emporte ! »; undefined while nobody has won. */
export const winnersTitle = (
  names: readonly string[] = [],
  said: Pick<typeof companionTexts.current, 'winner' | 'winners'> = companionTexts.current,
): string => {
  const [first, ...others] = names
  if (first === undefined) return ''
  return others.length === 0 ? said.winner(first) : said.winners(speech.listed(names))
}
