import { storedText } from '../stored.ts'
import { randomText } from '../table/secret.ts'

/** Each person's secret at a table of this device that goes around, in the order of their seats. */
const kept = (code: string) => storedText(`tablee.around.${code}`, (raw) => (/^[\w -]+$/.test(raw) ? raw : undefined))

/** Undefined for a table where everybody has a device of their own. */
export const secretsAround = (code: string): readonly string[] | undefined => kept(code).read()?.split(' ')

export const drawSecretsAround = (code: string, people: number): readonly string[] => {
  const secrets = Array.from({ length: people }, () => randomText(16))
  kept(code).write(secrets.join(' '))
  return secrets
}
