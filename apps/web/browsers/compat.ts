import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { OLDEST_IN_DATA } from './oldest.ts'

export { data }

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number)

/** Whether this version is that one or a later one: « 15.10 » is later than « 15.4 ». */
export const isAtLeast = (version: string, least: string): boolean => {
  const [has, needs] = [numbers(version), numbers(least)]
  const at = needs.findIndex((part, nth) => (has[nth] ?? 0) !== part)
  return at < 0 || (has[at] ?? 0) > (needs[at] ?? 0)
}

/** A feature with gaps is not one to build on, but it is there. */
type Reading = 'whole' | 'in part'

const isIn = (statement: SimpleSupportStatement, version: string, reading: Reading): boolean => {
  const { version_added, version_removed, prefix, alternative_name, flags, partial_implementation } = statement
  return (
    typeof version_added === 'string' &&
    version_added !== 'preview' &&
    !(prefix || alternative_name || flags || (partial_implementation && reading === 'whole')) &&
    isAtLeast(version, version_added) &&
    !(typeof version_removed === 'string' && isAtLeast(version, version_removed))
  )
}

/** Whether every oldest supported version has the feature, without a prefix or a setting. */
const isInAll = ({ support }: CompatStatement, reading: Reading): boolean =>
  OLDEST_IN_DATA.every(([browser, version]) => {
    const statements = support[browser] ?? []
    return (Array.isArray(statements) ? statements : [statements]).some((each) => isIn(each, version, reading))
  })

/** What lies below a feature, by name. */
export const within = (feature: Identifier): readonly (readonly [string, Identifier])[] =>
  Object.entries(feature).filter(([name]) => name !== '__compat') as [string, Identifier][]

/** Undefined where the data do not say. */
export const isSupported = (feature: Identifier | undefined, reading: Reading = 'whole'): boolean | undefined =>
  feature?.__compat === undefined ? undefined : isInAll(feature.__compat, reading)

/** Whether the data know it as one that some oldest browser lacks. */
export const isNewer = (feature: Identifier | undefined): boolean => isSupported(feature) === false
