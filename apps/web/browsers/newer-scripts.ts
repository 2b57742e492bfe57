import { type AnyNode, type CallExpression, type MemberExpression, type ObjectPattern, parse } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import { data, isSupported, within } from './compat.ts'
import { NEWER_ATTRIBUTES, newerInMarkup } from './newer-markup.ts'

/** Objects that are the global object, or one of a kind: what hangs on them belongs to the interface of that name. */
const SINGLETONS: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  navigator: 'Navigator',
  document: 'Document',
}

/** Names by how a script uses them. Both sides, since one name may mean an old thing here and a new one there. */
interface Names {
  /** Members of instances: « toSorted ». */
  readonly members: Set<string>
  /** Members of one object: « AbortSignal.timeout », « Intl.Segmenter », « navigator.wakeLock » as « Navigator.wakeLock ». */
  readonly statics: Set<string>
  /** « CompressionStream ». */
  readonly globals: Set<string>
}
const noNames = (): Names => ({ members: new Set(), statics: new Set(), globals: new Set() })
const known = noNames()
const newer = noNames()
/**
 * Owner and member, or owner alone, of all that some oldest browser lacks: to be taken away from a newer one. « Response.json » is
 * two things: of the constructor (new) and of its instances (old).
 */
export const NEWER_FEATURES: (readonly [owner: string, name?: string, of?: 'constructor' | 'instance'])[] = []

const SINGLETON_INTERFACES = new Set(Object.values(SINGLETONS))
/** « has_insecure_context » tells of behaviour, « click_event » of an event: neither is a name in a script. */
const IS_NAME = /^[A-Za-z]\w*$/
const IS_BEHAVIOUR = /_(event|parameter|support|option|value)$|^[a-z]+(_[a-z]+)+$/

const list = (area: typeof data.api, isBuiltin: boolean): void => {
  for (const [owner, feature] of within(area)) {
    const isKnown = isSupported(feature) !== false
    ;(isKnown ? known : newer).globals.add(owner)
    if (isSupported(feature, 'in part') === false) NEWER_FEATURES.push([owner])
    for (const [named, member] of within(feature)) {
      const isStatic = named.endsWith('_static')
      const name = named.replace(/_static$/, '')
      const has = isSupported(member)
      if (has === undefined || !IS_NAME.test(name) || IS_BEHAVIOUR.test(name) || name === owner) continue
      const names = has ? known : newer
      if (!isSupported(member, 'in part'))
        NEWER_FEATURES.push(isBuiltin ? [owner, name] : [owner, name, isStatic ? 'constructor' : 'instance'])
      // The data do not tell a builtin's static members from the others.
      if (isStatic || isBuiltin || SINGLETON_INTERFACES.has(owner)) names.statics.add(`${owner}.${name}`)
      if (!isStatic) names.members.add(name)
      if (owner === 'Window') names.globals.add(name)
      // Intl.NumberFormat.format
      if (isBuiltin) for (const [inner, deep] of within(member)) (isSupported(deep) ? known : newer).members.add(inner)
    }
  }
}
list(data.javascript.builtins ?? {}, true)
list(data.api, false)

/** What scripts may not use: what is newer in some browser and nowhere an old name. */
const lessKnown = (kind: keyof Names) => [...newer[kind]].filter((name) => !known[kind].has(name))
const NEWER = {
  members: new Set(lessKnown('members')),
  statics: new Set(lessKnown('statics')),
  globals: new Set(lessKnown('globals')),
}

/** Looked for in texts too: a text may become a pattern. */
const NEWER_PATTERNS = [
  ['lookbehind in a pattern', /\(\?<[=!]/],
  ['modifier in a pattern', /\(\?[ims-]+:/],
] as const

const nameOf = (node: AnyNode | null | undefined): string | undefined =>
  node?.type === 'Identifier' ? node.name : undefined

/** A text with nothing put into it. The build writes most of them as template literals. */
const textOf = (node: AnyNode | undefined): string | undefined => {
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? ''
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

const keyOf = (key: AnyNode, isComputed: boolean): string | undefined =>
  (isComputed ? undefined : nameOf(key)) ?? textOf(key)

const keysOf = (pattern: ObjectPattern): string[] =>
  pattern.properties.flatMap((each) => (each.type === 'Property' ? (keyOf(each.key, each.computed) ?? []) : []))

/** What a pattern takes apart: « Intl » in « const { Segmenter } = Intl ». */
const sourceOf = (parent: AnyNode | undefined): string | undefined =>
  parent?.type === 'VariableDeclarator'
    ? nameOf(parent.init)
    : parent?.type === 'AssignmentExpression' || parent?.type === 'AssignmentPattern'
      ? nameOf(parent.right)
      : undefined

const inPath = (owner: string | undefined, name: string): string[] => {
  const path = `${SINGLETONS[owner ?? ''] ?? owner}.${name}`
  if (NEWER.statics.has(path)) return [path]
  if (known.statics.has(path) || (path.startsWith('Window.') && known.globals.has(name))) return []
  return NEWER.members.has(name) ? [name] : []
}

const inMember = ({ object, property, computed }: MemberExpression): string[] => {
  const name = keyOf(property, computed)
  return name === undefined ? [] : inPath(nameOf(object), name)
}

/** « element.setAttribute(name) », or Svelte's function for it, whose own name is lost in the build: « a(element, name, value) ». */
const attributeSetBy = ({ callee, arguments: [first, second, third] }: CallExpression): string | undefined => {
  if (callee.type === 'MemberExpression')
    return /^(set|toggle)Attribute$/.test(nameOf(callee.property) ?? '') ? textOf(first) : undefined
  return first?.type === 'Identifier' && third && third.type !== 'Literal' ? textOf(second) : undefined
}

const inText = (text: string): string[] => [
  ...NEWER_PATTERNS.flatMap(([name, pattern]) => (pattern.test(text) ? name : [])),
  ...newerInMarkup(text),
]

const inNode = (node: AnyNode, parent: AnyNode | undefined): string[] => {
  switch (node.type) {
    case 'MemberExpression':
      return inMember(node)
    case 'ObjectPattern':
      return keysOf(node).flatMap((name) => inPath(sourceOf(parent), name))
    case 'StaticBlock':
      return ['static block of a class']
    case 'Literal':
      return inText(node.regex?.pattern ?? textOf(node) ?? '')
    case 'TemplateLiteral':
      return inText(node.quasis.map(({ value }) => value.cooked).join(''))
    case 'NewExpression':
      return nameOf(node.callee) === 'Worker' && node.arguments.length > 1 ? ['module worker'] : []
    case 'CallExpression': {
      const name = attributeSetBy(node)
      return name !== undefined && NEWER_ATTRIBUTES.has(name) ? [`[${name}]`] : []
    }
    default:
      return []
  }
}

const definitionIn = (node: AnyNode): string | undefined => {
  if (node.type !== 'Property' && node.type !== 'PropertyDefinition' && node.type !== 'MethodDefinition') return
  return node.computed ? undefined : nameOf(node.key)
}

/**
 * The names of newer features in built scripts. A member that the scripts define themselves (« level », « share ») is taken for
 * their own: nothing tells `game.level` from a battery's. The compiler's list of libraries catches those of arrays and strings.
 */
export const newerInScripts = (scripts: readonly string[]): ReadonlySet<string> => {
  const [found, globals, own] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const script of scripts) {
    const [used, bound] = [new Set<string>(), new Set<string>()]
    fullAncestor(parse(script, { ecmaVersion: 2022, sourceType: 'module' }), (each, _, ancestors, type) => {
      const node = each as AnyNode
      for (const name of inNode(node, ancestors.at(-2) as AnyNode | undefined)) found.add(name)
      const defined = definitionIn(node)
      if (defined !== undefined) own.add(defined)
      if (node.type === 'Identifier') (type === 'VariablePattern' ? bound : used).add(node.name)
    })
    for (const name of used) if (NEWER.globals.has(name) && !bound.has(name)) globals.add(name)
  }
  return new Set([...globals, ...[...found].filter((name) => !own.has(name))])
}
