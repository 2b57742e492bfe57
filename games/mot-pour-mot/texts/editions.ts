import { inEdition } from '@tablee/ui/rules/clause.ts'
import type { Edition } from '../rules/options.ts'

const only = (edition: Edition) => inEdition(edition)

/** What one edition alone says. */
export const cactus = only('cactus')
export const capture = only('capture')
