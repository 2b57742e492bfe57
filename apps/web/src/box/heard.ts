/** What another page of this device wrote under that key: two pages of one companion are one. */
export const onWrittenElsewhere = (key: string, read: () => void) => {
  const hear = (event: StorageEvent) => {
    // Without a key everything was wiped.
    if (event.key === key || event.key === null) read()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
