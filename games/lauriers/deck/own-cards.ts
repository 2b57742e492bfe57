import type { Fault } from '@tablee/game-kit/deck/fault.ts'
import type { Faults } from '@tablee/game-kit/deck/faults.ts'
import { checkCardCount } from '@tablee/game-kit/deck/own-sides.ts'
import { slug } from '@tablee/game-kit/deck/slug.ts'
import { withoutUnseen } from '@tablee/game-kit/deck/visible-text.ts'
import { type DefinitionFault, LONGEST_TEXT, type LooseWord, parseLooseCards, type WrittenCard } from './parse.ts'

const LONGEST_WORD = 40

const checkWord = ({ line, word, definition, bluffs }: LooseWord, seen: Set<string>): Fault<DefinitionFault>[] => {
  const faults: Fault<DefinitionFault>[] = []
  const id = slug(word)
  if (id === '') faults.push({ line, code: 'word-without-kind', about: word })
  else if (seen.has(id)) faults.push({ line, code: 'word-twice', about: word })
  seen.add(id)
  if (word.length > LONGEST_WORD) faults.push({ line, code: 'text-too-long', about: word })
  if (definition.text === '') faults.push({ line: definition.line, code: 'definition-missing', about: word })
  for (const { line: at, text } of [definition, ...bluffs])
    if (text.length > LONGEST_TEXT) faults.push({ line: at, code: 'text-too-long', about: text })
  return faults
}

/** Words that somebody wrote, with bluffs or without; checked only where faults are asked for. */
export const readOwnDefinitions = (
  text: string,
  faults?: Faults,
): { readonly cards: readonly WrittenCard<LooseWord>[] } => {
  const seen = new Set<string>()
  const checks = faults && {
    onCard: (words: WrittenCard<LooseWord>['words']) => words.flatMap((word) => checkWord(word, seen)),
    onCards: (cards: number, line: number) => checkCardCount(faults, cards, line),
  }
  const { cards } = parseLooseCards(withoutUnseen(text), faults, checks)
  return { cards }
}
