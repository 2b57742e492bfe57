import { KEYS, LEGACY_KEYS } from '@tablee/ui/storage/keys.ts'

/** Brings what versions before this one wrote under other names to where it is read now. */
export const migrateTexts = (): void => {
  try {
    const { consentInReadAloud, unseenPrefix } = LEGACY_KEYS
    if (localStorage.getItem(consentInReadAloud.key) === consentInReadAloud.value) {
      localStorage.setItem(KEYS.speechConsent, consentInReadAloud.value)
      localStorage.removeItem(consentInReadAloud.key)
    }
    for (const key of Object.keys(localStorage)) if (key.startsWith(unseenPrefix)) localStorage.removeItem(key)
  } catch {
    // A browser that forbids it kept nothing before, either.
  }
}
