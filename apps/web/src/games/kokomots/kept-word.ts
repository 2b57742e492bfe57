const KEY = 'tablee.kokomots.word'

/** The word half typed, kept by the tab: a page loaded again finds it, in the same moment of the same table only. */
export const keptWord = {
  read(moment: string): string {
    try {
      const [kept, word = ''] = (sessionStorage.getItem(KEY) ?? '').split('\n')
      return kept === moment ? word : ''
    } catch {
      return ''
    }
  },
  write(moment: string, word: string): void {
    try {
      if (word === '') sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, `${moment}\n${word}`)
    } catch {
      // Private windows may refuse: the page itself still has it.
    }
  },
}
