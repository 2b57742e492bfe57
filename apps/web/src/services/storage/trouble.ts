/**
 * Why the device's database did not do what was asked: the browser refuses it (a private window, no space left), it did not answer in
 * time (another page holds it), or a newer version of the product has changed it.
 */
export type StorageTrouble = 'not-kept' | 'stuck' | 'newer'

/** The database did not answer in time. */
export class StorageStuck extends Error {
  override readonly name = 'StorageStuck'
}

/** Undefined: the error is none of the storage's. */
export const storageTroubleOf = (error: unknown): StorageTrouble | undefined => {
  if (error instanceof StorageStuck) return 'stuck'
  if (!(error instanceof DOMException)) return undefined
  return error.name === 'VersionError' ? 'newer' : 'not-kept'
}
