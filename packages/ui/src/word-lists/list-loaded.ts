/** Hook that the app sets, called once a word list is loaded. Separate from the lists, since the first page loads this. */
let act: () => unknown = () => undefined

export const onListLoaded = (next: () => unknown): void => {
  act = next
}
export const listLoaded = (): void => {
  act()
}
