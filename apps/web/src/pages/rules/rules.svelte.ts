import { route } from '../../services/navigation/route.svelte.ts'
import { rulesHref } from './address.ts'

/** Characters kept of a search; no text on the page is as long. */
export const LONGEST_QUERY = 120
/** Milliseconds of debounce: browsers refuse an address that changes with every key. */
const ADDRESS_DELAY = 400

/** The search text and the chosen edition, kept in the address. */
export class RulesSearch {
  query = $state('')
  edition: string | undefined = $state()
  private addressTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly editions: readonly string[]) {}

  /** Changes of the address that this page made arrive here too: they must not overwrite the text being typed. */
  readAddress({ searchParams }: URL) {
    const query = (searchParams.get('q') ?? '').slice(0, LONGEST_QUERY)
    if (query !== this.query.trim()) this.query = query
    this.edition = this.editions.find((edition) => edition === searchParams.get('edition'))
  }

  /** Everything shows again; the address stays, for it may point at a rule. */
  showAll() {
    this.query = ''
    this.edition = undefined
  }

  clear() {
    this.showAll()
    this.writeAddressSoon()
  }

  ask(text: string) {
    this.query = text.slice(0, LONGEST_QUERY)
    this.writeAddressSoon()
  }

  choose(edition: string | undefined) {
    this.edition = edition
    this.writeAddressSoon()
  }

  /** Flushes the debounced change before the page is left, so that « back » finds it. */
  writeAddress() {
    if (this.addressTimer === undefined) return
    clearTimeout(this.addressTimer)
    this.addressTimer = undefined
    // Another page may be open by now.
    if (route.path.startsWith('/regles/')) route.replace(rulesHref(route.url, this.query, this.edition))
  }

  private writeAddressSoon() {
    clearTimeout(this.addressTimer)
    this.addressTimer = setTimeout(() => this.writeAddress(), ADDRESS_DELAY)
  }
}
