import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'
import { randomText } from '../connection/secret.ts'

/** The secrets of the people at a table where one device is passed around, in the order they sat down. */
const kept = (code: string) => storedText(KEYS.secretsAround(code), (raw) => (/^[\w -]+$/.test(raw) ? raw : undefined))

/** Undefined for a table where everybody has a device of their own. */
export const secretsAround = (code: string): readonly string[] | undefined => kept(code).read()?.split(' ')

/** For one who joins later. */
export const drawOneMoreSecret = (code: string): string => {
  const secret = randomText(16)
  kept(code).write([...(secretsAround(code) ?? []), secret].join(' '))
  return secret
}

/** Forgets the secret of a person who was not seated. */
export const dropSecret = (code: string, secret: string) =>
  kept(code).write((secretsAround(code) ?? []).filter((each) => each !== secret).join(' '))

export const drawSecretsAround = (code: string, people: number): readonly string[] => {
  const secrets = Array.from({ length: people }, () => randomText(16))
  kept(code).write(secrets.join(' '))
  return secrets
}
