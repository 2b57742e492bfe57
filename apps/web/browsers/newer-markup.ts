import { data, isNewer, within } from './compat.ts'

const elements = { ...data.svg.elements, ...data.html.elements }
const attributes = { ...data.svg.global_attributes, ...data.html.global_attributes }

const known = new Set<string>()
const newer = new Set<string>()
for (const [, owner] of [['', attributes] as const, ...within(elements)])
  for (const [name, attribute] of within(owner)) (isNewer(attribute) ? newer : known).add(name)
/** Those that are newer wherever they are. */
export const NEWER_ATTRIBUTES: ReadonlySet<string> = new Set([...newer].filter((name) => !known.has(name)))

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g

const inAttribute = (tag: string, name: string, value: string): string[] => {
  const element = elements[tag]
  const feature = element?.[name] ?? attributes[name]
  const isGlobal = element?.[name] === undefined && attributes[name] !== undefined
  const [begin, end] = isGlobal ? [`[${name}`, ']'] : [`<${tag} ${name}`, '>']
  if (isNewer(feature)) return [begin + end]
  return value
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => isNewer(feature?.[word] ?? element?.[`${name}_${word}`]))
    .map((word) => `${begin}=${word}${end}`)
}

/** The names of newer elements, attributes and their values in HTML. */
export const newerInMarkup = (markup: string): ReadonlySet<string> =>
  new Set(
    [...markup.matchAll(TAG)].flatMap(([, tag = '', rest = '']) =>
      isNewer(elements[tag])
        ? [`<${tag}>`]
        : [...rest.matchAll(ATTRIBUTE)].flatMap(([, name = '', ...values]) =>
            inAttribute(tag, name, values.find((value) => value !== undefined) ?? ''),
          ),
    ),
  )
