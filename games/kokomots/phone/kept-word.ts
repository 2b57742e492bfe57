import { KEYS } from '@tablee/ui/storage/keys.ts'
import { tabText } from '@tablee/ui/storage/text.ts'

const kept = tabText(KEYS.ofGame('kokomots', 'word'))

/** The word half typed, kept by the tab: a page loaded again finds it, in the same moment of the same table only. */
export const keptWord = {
  read(moment: string): string {
    const [keptMoment, word = ''] = kept.read().split('\n')
    return keptMoment === moment ? word : ''
  },
  write(moment: string, word: string): void {
    kept.write(word && `${moment}\n${word}`)
  },
}
