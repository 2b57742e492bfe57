import { askPlay, askSpelling, LONGEST_WRITTEN, readQuestion } from '@tablee/lexicon'
import { playWords, spelling } from '@tablee/ui/word-lists/lists.svelte.ts'
import { route } from '../../services/navigation/route.svelte.ts'

export const LISTS = ['play', 'spelling'] as const
export type List = (typeof LISTS)[number]

/** Characters kept of a typed or linked text; words are far shorter. */
export const LONGEST_TYPED = 200
/** Milliseconds of debounce: browsers refuse an address that changes with every key. */
const ADDRESS_DELAY = 400

/** « /dico?mot=chat » */
export const dicoHref = (word: string, list: List = 'play'): string => {
  const asked = [
    ...(word === '' ? [] : [`mot=${encodeURIComponent(word.replace(/\p{Surrogate}/gu, '\ufffd'))}`]),
    ...(list === 'spelling' ? ['liste=orthographe'] : []),
  ]
  return asked.length === 0 ? '/dico' : `/dico?${asked.join('&')}`
}

/** What is typed, in which list it is looked up, and what the list answers. */
export class DicoState {
  typed = $state('')
  list: List = $state('play')
  private addressTimer: ReturnType<typeof setTimeout> | undefined

  readonly question = $derived(readQuestion(this.typed, this.list === 'spelling' ? LONGEST_WRITTEN : undefined))
  readonly letters = $derived(this.question.kind === 'letters' ? this.question.letters : undefined)
  /** The word as the answer names it. */
  readonly title = $derived(
    this.letters === undefined ? '' : this.list === 'spelling' ? this.typed.trim() : this.letters,
  )
  /** Written with a hyphen or an apostrophe, as words of one piece never are. */
  readonly isCompound = $derived(/\p{L}[-'’]\p{L}/u.test(this.typed))
  readonly source = $derived(this.list === 'play' ? playWords : spelling)
  readonly play = $derived(
    this.list === 'play' && this.letters && playWords.value ? askPlay(playWords.value, this.letters) : undefined,
  )
  readonly spelled = $derived(
    this.list === 'spelling' && this.letters && spelling.value
      ? askSpelling(spelling.value, this.letters, playWords.value)
      : undefined,
  )
  /** Longer words that start so. */
  readonly longer = $derived(this.play?.words ?? [])
  /** Words close to one that the list does not have. */
  readonly near = $derived(this.play?.near ?? this.spelled?.near ?? [])
  /** What was typed, with the list's apostrophe. */
  private readonly asWritten = $derived(this.typed.trim().replaceAll("'", '’'))
  /** The list knows it just as it was typed. */
  readonly isWrittenSo = $derived(this.spelled?.written.includes(this.asWritten) ?? false)
  /** How a dictionary writes these letters, where that differs from what was typed. */
  readonly otherSpellings = $derived((this.spelled?.written ?? []).filter((form) => form !== this.asWritten))
  /** How many words the list holds; undefined until it is there. */
  readonly size = $derived(this.list === 'play' ? playWords.value?.graph.size : spelling.value?.size)
  /** Letters that can follow what is typed, each with its number of words. */
  readonly next = $derived.by(() => {
    if (this.list !== 'play' || !playWords.value) return []
    if (this.question.kind === 'nothing') return playWords.value.graph.next('')
    return this.play?.next ?? []
  })

  readAddress(url: URL) {
    this.typed = (url.searchParams.get('mot') ?? '').slice(0, LONGEST_TYPED)
    this.list = url.searchParams.get('liste') === 'orthographe' ? 'spelling' : 'play'
  }

  type(text: string) {
    this.typed = text.slice(0, LONGEST_TYPED)
    this.writeAddressSoon()
  }

  choose(list: List) {
    this.list = list
    this.writeAddressSoon()
  }

  /** Flushes the debounced change before the page is left, so that « back » finds it. */
  writeAddress() {
    if (this.addressTimer === undefined) return
    clearTimeout(this.addressTimer)
    this.addressTimer = undefined
    // Another page may be open by now.
    if (route.path === '/dico') route.replace(dicoHref(this.typed.trim(), this.list))
  }

  private writeAddressSoon() {
    clearTimeout(this.addressTimer)
    this.addressTimer = setTimeout(() => this.writeAddress(), ADDRESS_DELAY)
  }
}
