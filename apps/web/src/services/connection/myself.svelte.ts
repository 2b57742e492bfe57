import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'

const kept = storedText(KEYS.name, (raw) => raw.trim().slice(0, 100) || undefined)

/** The name that was last used on this device. */
class Myself {
  name: string | undefined = $state(kept.read())

  rename(raw: string) {
    const name = raw.trim()
    if (name === '') return
    this.name = name
    kept.write(name)
  }
}

export const myself = new Myself()
