/**
 * Why the device's database did not do what was asked: the browser refuses it (a private window, no space left), it did not answer in
 * time (another page holds it), or a newer version of the product has changed it.
 */
export type StorageTrouble = 'not-kept' | 'stuck' | 'newer'

/** The database did not answer in time. */
export class StorageStuck extends Error {
  override readonly name = 'StorageStuck'
}

export const storageTroubleOf = (error: unknown): StorageTrouble => {
  if (error instanceof StorageStuck) return 'stuck'
  return error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'not-kept'
}
