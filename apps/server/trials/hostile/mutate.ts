import type { Chance } from '@tablee/kernel'
import { LARGEST_FRAME } from '@tablee/protocol'
import { pick } from './generate.ts'
import { LOADED_NAMES, ODD_TEXTS, ODD_VALUES } from './odd-values.ts'

type Parent = Record<string, unknown>
/** A field and its parent. */
interface Place {
  readonly parent: Parent
  readonly name: string
}

const placesIn = (value: unknown, found: Place[] = []): Place[] => {
  if (typeof value !== 'object' || value === null) return found
  for (const name of Object.keys(value)) {
    found.push({ parent: value as Parent, name })
    placesIn((value as Parent)[name], found)
  }
  return found
}

/** Sets an own property, whatever its name; in a list, appends an element. */
const put = (parent: Parent, name: string, value: unknown): void => {
  if (Array.isArray(parent) && !Object.keys(parent).includes(name)) parent.push(value)
  else Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true })
}

/** Placeholder for text that JSON.stringify can't produce; no message contains it. */
const GAP = 'here is a gap'

type Mutation = (message: object, chance: Chance) => string

const changing =
  (change: (place: Place, chance: Chance, copy: object) => void): Mutation =>
  (message, chance) => {
    const copy = structuredClone(message)
    change(pick(placesIn(copy), chance), chance, copy)
    return JSON.stringify(copy)
  }

const odd = (chance: Chance) => pick(ODD_VALUES, chance)

/** Mutations of the text, each at one place. */
const cutting =
  (cut: (text: string, at: number, chance: Chance) => string): Mutation =>
  (message, chance) => {
    const text = JSON.stringify(message)
    return cut(text, chance.below(text.length), chance)
  }

const MUTATIONS: readonly Mutation[] = [
  (message) => JSON.stringify(message),
  changing(({ parent, name }) => delete parent[name]),
  changing(({ parent, name }, chance) => put(parent, name, odd(chance))),
  changing(({ parent, name }, chance) => put(parent, name, odd(chance))),
  changing(({ parent }, chance) => put(parent, pick(LOADED_NAMES, chance), odd(chance))),
  changing(({ parent }, chance) => put(parent, `more${chance.below(9)}`, odd(chance))),
  changing(({ parent, name }, chance) => {
    put(parent, pick(LOADED_NAMES, chance), parent[name])
    delete parent[name]
  }),
  changing(({ parent, name }, chance, copy) => {
    const other = pick(placesIn(copy), chance)
    // A cycle would never end.
    if (typeof parent[name] !== 'object' && typeof other.parent[other.name] !== 'object')
      [parent[name], other.parent[other.name]] = [other.parent[other.name], parent[name]]
  }),
  changing(({ parent, name }) => put(parent, name, [parent[name]])),
  changing(({ parent, name }) => put(parent, name, { [name]: parent[name] })),
  (message, chance) =>
    changing(({ parent, name }) => put(parent, name, GAP))(message, chance).replace(`"${GAP}"`, () =>
      pick(ODD_TEXTS, chance),
    ),
  // A duplicate field.
  (message, chance) => {
    const [name, value] = pick(Object.entries(message), chance)
    const again = `${JSON.stringify(name)}:${JSON.stringify(chance.below(2) === 0 ? value : odd(chance))}`
    return JSON.stringify(message).replace(/^\{/, () => `{${again},`)
  },
  cutting((text, at) => text.slice(0, at)),
  cutting((text, at) => text.slice(at)),
  cutting((text, at, chance) => text.slice(0, at) + String.fromCharCode(chance.below(0xd7ff)) + text.slice(at + 1)),
  cutting((text, at, chance) => text.slice(0, at) + String.fromCharCode(chance.below(128)) + text.slice(at)),
  cutting((text) => text + text),
  cutting((text) => `[${text}]`),
  cutting((text) => JSON.stringify(text)),
  // Padding up to the size limit.
  cutting((text) => text.padEnd(LARGEST_FRAME - Buffer.byteLength(text) + text.length)),
]

/** Mutates a message like a broken or hostile client would. */
export const mutated: Mutation = (message, chance) => pick(MUTATIONS, chance)(message, chance)
