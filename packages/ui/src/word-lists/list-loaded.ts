/** What the app does once a word list is there, such as keeping its file for offline use. Apart from the lists: the first page loads this. */
let act: () => unknown = () => undefined

export const onListLoaded = (next: () => unknown): void => {
  act = next
}
export const listLoaded = (): void => {
  act()
}
