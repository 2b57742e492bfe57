import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import {
  type Atrule,
  type AtrulePrelude,
  type CssNode,
  type Declaration,
  type FunctionNode,
  find,
  generate,
  parse,
  type Raw,
  type Rule,
  type Value,
  walk,
} from 'css-tree'
import { data, isNewer, within } from './compat.ts'
import { HARMLESS } from './fallbacks.ts'

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = data.css

/** Functions by name. Two may share one: « rect() » is an old clip and a newer shape. */
const functions = new Map<string, Identifier[]>()
const listFunctions = (feature: Identifier): void => {
  for (const [, below] of within(feature)) {
    const name = /^<code>([\w-]+)\(\)/.exec(below.__compat?.description ?? '')?.[1]
    if (name !== undefined) functions.set(name, [...(functions.get(name) ?? []), below])
    listFunctions(below)
  }
}
listFunctions(types)
/** Words in a function that the data name by what they do. */
const WORDS_OF_FUNCTIONS: Readonly<Record<string, string>> = {
  from: 'relative_syntax',
  in: 'interpolation_color_space',
}
const inFunction = ({ name, children }: FunctionNode): string[] => {
  // « rgba » is another name of « rgb ».
  const features = functions.get(name.replace(/a$/, '')) ?? functions.get(name) ?? [{}]
  return features.every(isNewer)
    ? [`${name}()`]
    : wordsOf(children)
        .filter((word) => features.every((feature) => isNewer(feature[WORDS_OF_FUNCTIONS[word] ?? word])))
        .map((word) => `${name}(${word})`)
}

/** Words that mean the same in every property. « e » is left out: it may name a grid area. */
const { e: _, ...calcWords } = types['calc-keyword'] ?? {}
const words: Identifier = { ...types.global_keywords, ...types.color?.['system-color'], ...calcWords }

const { length = {}, resolution = {} } = types
/** The data know these units by kind. One of a kind stands for all: a test for « cqw » is one for « cqh ». */
const UNIT_KINDS: readonly (readonly [name: string, units: RegExp, Identifier | undefined])[] = [
  ['cqw', /^cq(w|h|i|b|min|max)$/, length.container_query_length_units],
  ['dvh', /^dv(w|h|i|b|min|max)$/, length.viewport_percentage_units_dynamic],
  ['svh', /^sv(w|h|i|b|min|max)$/, length.viewport_percentage_units_small],
  ['lvh', /^lv(w|h|i|b|min|max)$/, length.viewport_percentage_units_large],
]
const inUnit = (unit: string): string[] => {
  const [name, , kind] = UNIT_KINDS.find(([, units]) => units.test(unit)) ?? []
  return isNewer(kind ?? length[unit] ?? resolution[unit]) ? [name ?? unit] : []
}

/** A property's own name before its prefix: « -webkit-mask » → mask. */
const plain = (property: string) => property.replace(/^-(webkit|moz)-/, '')

const wordsOf = (nodes: Iterable<CssNode>): string[] =>
  [...nodes].flatMap((node) => (node.type === 'Identifier' ? node.name.toLowerCase() : []))

/** How the data call a value of several words. */
const SEVERAL_WORDS = ['multi-keyword_values', 'multiple_keywords', 'two_value_syntax', 'shorthand_values']

const inValue = (property: string, { children }: Value): string[] => {
  const feature = properties[property] ?? {}
  const all = wordsOf(children)
  const isNewerTogether =
    all.length > 1 && [...SEVERAL_WORDS, all.join('_')].some((several) => isNewer(feature[several]))
  const calls = [...children].flatMap((node) => (node.type === 'Function' ? node.name : []))
  return [
    ...all.filter((word) => isNewer(feature[word])),
    ...(isNewerTogether ? [all.join(' ')] : []),
    ...calls.filter((name) => isNewer(feature[`${name}_function`])).map((name) => `${name}()`),
  ].map((newer) => `${property}: ${newer}`)
}

const inDeclaration = ({ property, value }: Declaration, atRule: Identifier | undefined): string[] => {
  if (property.startsWith('-')) return []
  if (isNewer(atRule?.[property] ?? properties[property])) return [property]
  return value.type === 'Value' ? inValue(property, value) : []
}

/** What is newer about a node itself, in a rule or right in this at-rule. */
const inNode = (node: CssNode, atRule?: Identifier): string[] => {
  switch (node.type) {
    case 'Declaration':
      return inDeclaration(node, isNewer(atRule) ? undefined : atRule)
    case 'Function':
      return inFunction(node)
    case 'Identifier':
      return isNewer(words[node.name] ?? words[node.name.toLowerCase()]) ? [node.name] : []
    case 'Dimension':
      return inUnit(node.unit)
    case 'PseudoClassSelector':
    case 'PseudoElementSelector': {
      // A vendor's own is for that vendor's browsers.
      if (node.name.startsWith('-')) return []
      const selector = selectors[node.name]
      if (isNewer(selector)) return [`:${node.name}`]
      const hasOf = node.children?.some((child) => child.type === 'Nth' && child.selector !== null)
      return hasOf && isNewer(selector?.of_syntax) ? [`:${node.name}(of)`] : []
    }
    case 'AttributeSelector':
      return node.flags === 's' && isNewer(selectors.attribute?.case_sensitive_modifier) ? ['[a=b s]'] : []
    case 'NestingSelector':
      return ['nesting']
    case 'Atrule':
      return isNewer(atRules[node.name]) ? [`@${node.name}`] : []
    case 'Feature': {
      if (node.kind !== 'media') return []
      const feature = atRules.media?.[node.name.replace(/^(min|max)-/, '')]
      if (isNewer(feature)) return [`@media ${node.name}`]
      const value = node.value?.type === 'Identifier' ? node.value.name : ''
      return isNewer(feature?.[value]) ? [`@media ${node.name}: ${value}`] : []
    }
    case 'FeatureRange':
      return isNewer(atRules.media?.range_syntax) ? ['range in a query'] : []
    case 'Condition':
      return node.kind === 'media' && wordsOf(node.children).includes('or') && isNewer(atRules.media?.or_syntax)
        ? ['or in a query']
        : []
    default:
      return []
  }
}

/** What the custom property « --x: 1cqw » holds is only read where it is used: as a value, not as raw text. */
const OPTIONS = { parseCustomProperty: true }

const allIn = (node: CssNode, atRule?: Identifier): string[] => {
  const found: string[] = []
  walk(node, (each) => {
    found.push(...inNode(each, atRule))
  })
  return found
}

/**
 * Whether a browser without the feature drops this declaration and takes the one before, which it knows. It does not drop one with
 * « var() »: what that holds is known too late.
 */
const hasPlainOne = (declaration: Declaration, before: readonly Declaration[]) =>
  before.some((each) => plain(each.property) === declaration.property && allIn(each).length === 0) &&
  (isNewer(properties[declaration.property]) ||
    find(declaration.value, (node) => node.type === 'Function' && node.name === 'var') === null)

/** What a browser has that meets this condition of « @supports ». Of « not » and « or » nothing is sure. */
const testedBy = (condition: AtrulePrelude | Raw): string[] => {
  const isUnsure = (node: CssNode) => node.type === 'Condition' && /\b(not|or)\b/.test(wordsOf(node.children).join(' '))
  return find(condition, isUnsure) === null ? allIn(condition) : []
}

/**
 * The names of newer features in styles, but for those after a plain declaration of the same property, or inside an « @supports »
 * that asks for them.
 */
export const newerInStyles = (styles: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (node: CssNode, tested: readonly string[], parent?: Rule | Atrule): void => {
    const report = (names: readonly string[]) => {
      for (const name of names) if (!tested.includes(name)) found.add(name)
    }
    if (node.type === 'StyleSheet') for (const child of node.children) visit(child, tested)
    else if (node.type === 'Atrule') {
      const isTest = node.name === 'supports'
      report(inNode(node))
      if (node.prelude && !isTest) report(allIn(node.prelude))
      if (node.block) visit(node.block, isTest && node.prelude ? [...tested, ...testedBy(node.prelude)] : tested, node)
    } else if (node.type === 'Rule') {
      report(allIn(node.prelude))
      if (parent?.type === 'Rule') report(['nesting'])
      visit(node.block, tested, node)
    } else if (node.type === 'Block') {
      const before: Declaration[] = []
      for (const child of node.children) {
        // The parser leaves a rule in a rule without « & » as it is.
        if (child.type === 'Raw') report(['nesting'])
        else if (child.type !== 'Declaration') visit(child, tested, parent)
        else {
          if (!hasPlainOne(child, before))
            report(allIn(child, parent?.type === 'Atrule' ? atRules[parent.name] : undefined))
          before.push(child)
        }
      }
    }
  }
  visit(parse(styles, OPTIONS), [])
  return found
}

const isThere = new Set(HARMLESS.flatMap(({ names }) => names))

/** The styles as an old browser reads them: what it does not know has a name that no browser knows. */
export const withoutNewer = (styles: string): string => {
  const tree = parse(styles, OPTIONS)
  walk(tree, function (node) {
    const atRule = this.rule ? undefined : atRules[this.atrule?.name ?? '']
    if (inNode(node, atRule).every((name) => isThere.has(name))) return
    if (node.type === 'Declaration') node.property = `-none-${node.property}`
    else if (node.type === 'Dimension') node.unit = `none${node.unit}`
    else if ('name' in node && typeof node.name === 'string') node.name = `-none-${node.name}`
  })
  return generate(tree)
}
