import type { Refusal } from '@tablee/kernel'

type Texts = Readonly<Record<string, string | ((about: string) => string)>>

/** A refusal as a sentence with its rule's id (ALL-4); undefined for codes of the table itself. */
export const refusalIn =
  (texts: () => Texts) =>
  ({ code, rule, about = '' }: Refusal): string | undefined => {
    const text = Object.hasOwn(texts(), code) ? texts()[code] : undefined
    if (text === undefined) return undefined
    return `${typeof text === 'string' ? text : text(about)} (${rule})`
  }
