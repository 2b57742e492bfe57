import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { type CssNode, type Declaration, generate, parse, walk } from 'css-tree'
import { data, isSupported, within } from './compat.ts'
import { HARMLESS } from './fallbacks.ts'

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = data.css

/** Functions and units of values, by name, wherever the data list them. */
const values = new Map<string, boolean>()
const listValues = (feature: Identifier): void => {
  for (const [name, below] of within(feature)) {
    const has = isSupported(below)
    if (has !== undefined && !name.includes('_')) values.set(name, has || values.get(name) === true)
    listValues(below)
  }
}
listValues(types)
const { length = {} } = types
/** The data name these units by kind, not one by one. */
const UNIT_KINDS: readonly (readonly [RegExp, Identifier | undefined])[] = [
  [/^cq(w|h|i|b|min|max)$/, length.container_query_length_units],
  [/^d(vw|vh|vi|vb|vmin|vmax)$/, length.viewport_percentage_units_dynamic],
  [/^s(vw|vh|vi|vb|vmin|vmax)$/, length.viewport_percentage_units_small],
  [/^l(vw|vh|vi|vb|vmin|vmax)$/, length.viewport_percentage_units_large],
]
const isNewerUnit = (unit: string): boolean => {
  const kind = UNIT_KINDS.find(([pattern]) => pattern.test(unit))?.[1]
  return (kind === undefined ? values.get(unit) : isSupported(kind)) === false
}

/** A property's own name before its prefix: « -webkit-mask » → mask. */
const plain = (property: string) => property.replace(/^-(webkit|moz)-/, '')

const inDeclaration = ({ property, value }: Declaration): string[] => {
  if (property.startsWith('-')) return []
  const feature = properties[property]
  if (isSupported(feature) === false) return [property]
  if (value.type !== 'Value' || value.children.size !== 1) return []
  const only = value.children.first
  const isNewerWord = only?.type === 'Identifier' && isSupported(feature?.[only.name]) === false
  return isNewerWord ? [`${property}: ${only.name}`] : []
}

const inNode = (node: CssNode): string[] => {
  switch (node.type) {
    case 'Declaration':
      return inDeclaration(node)
    case 'Function':
      return values.get(node.name) === false ? [`${node.name}()`] : []
    case 'Dimension':
      return isNewerUnit(node.unit) ? [node.unit] : []
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      // A vendor's own is for that vendor's browsers.
      if (node.name.startsWith('-')) return []
      return isSupported(selectors[node.name]) === false ? [`:${node.name}`] : []
    case 'NestingSelector':
      return ['nesting']
    case 'Atrule':
      return isSupported(atRules[node.name]) === false ? [`@${node.name}`] : []
    case 'FeatureRange':
      return isSupported(atRules.media?.range_syntax) === false ? ['range in a query'] : []
    default:
      return []
  }
}

/** What the custom property « --x: 1cqw » holds is only read where it is used: as a value, not as raw text. */
const OPTIONS = { parseCustomProperty: true }

const allIn = (node: CssNode): string[] => {
  const found: string[] = []
  walk(node, (each) => {
    found.push(...inNode(each))
  })
  return found
}

/** What a browser without the feature makes of a rule's declaration: it takes the one before, if that one it knows. */
const hasPlainOne = (declaration: Declaration, before: readonly Declaration[]) =>
  before.some(({ property, value }) => plain(property) === declaration.property && allIn(value).length === 0)

/** The names of newer features in styles, but for those inside « @supports » or after a plain declaration of the same property. */
export const newerInStyles = (styles: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (node: CssNode, isOfRule = false): void => {
    if (node.type === 'Atrule' && node.name === 'supports') return
    if (node.type === 'Block') {
      const before: Declaration[] = []
      for (const child of node.children) {
        // The parser leaves a rule in a rule without « & » as it is.
        if (child.type === 'Raw') found.add('nesting')
        else if (child.type !== 'Declaration') visit(child, isOfRule && child.type === 'Rule')
        else {
          if (!hasPlainOne(child, before)) for (const name of allIn(child)) found.add(name)
          before.push(child)
        }
      }
      return
    }
    for (const name of inNode(node)) found.add(name)
    if (node.type === 'StyleSheet') for (const child of node.children) visit(child)
    else if (node.type === 'Atrule') {
      if (node.prelude) for (const name of allIn(node.prelude)) found.add(name)
      if (node.block) visit(node.block)
    } else if (node.type === 'Rule') {
      for (const name of allIn(node.prelude)) found.add(name)
      if (isOfRule) found.add('nesting')
      visit(node.block, true)
    }
  }
  visit(parse(styles, OPTIONS))
  return found
}

const isThere = new Set(HARMLESS.flatMap(({ names }) => names))

/** The styles as an old browser reads them: what it does not know has a name that no browser knows. */
export const withoutNewer = (styles: string): string => {
  const tree = parse(styles, OPTIONS)
  walk(tree, (node) => {
    const newer = inNode(node).filter((name) => !isThere.has(name))
    if (newer.length === 0) return
    if (node.type === 'Declaration') node.property = `-none-${node.property}`
    else if (node.type === 'Dimension') node.unit = `none${node.unit}`
    else if (node.type === 'Function' || node.type === 'Atrule') node.name = `-none-${node.name}`
    else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      node.name = `-none-${node.name}`
  })
  return generate(tree)
}
