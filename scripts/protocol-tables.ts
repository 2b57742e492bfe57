import type { OptionField, OptionFields } from '../packages/game-kit/src/options.ts'
import type { MoveNote } from '../packages/game-kit/src/protocol-notes.ts'
import { LONGEST_WAIT } from '../packages/game-kit/src/schema.ts'

/** The parts of a valibot schema that a table shows. */
export interface Shape {
  readonly type: string
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, Shape>>
  readonly literal?: unknown
  readonly item?: Shape
  readonly wrapped?: Shape
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown; readonly description?: string }[]
}

/** What the two tables of a game are made of. */
export interface GameTables {
  readonly fields: OptionFields
  /** The options that each box of the game starts from. */
  readonly boxes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** A variant by `type`. */
  readonly move: Shape
  /** The clause behind each code. */
  readonly refusals: Readonly<Record<string, string>>
  readonly notes?: Notes | undefined
}

/** `ProtocolNotes`, whose keys are checked in the game itself. */
export interface Notes {
  readonly moves: Readonly<Record<string, MoveNote | readonly MoveNote[]>>
  readonly options: Readonly<Record<string, string | undefined>>
}

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const bound = ({ pipe = [] }: Shape, type: string): unknown => pipe.find((step) => step.type === type)?.requirement
const range = (least: unknown, most: unknown, none: string): string => {
  if (most === undefined) return least === undefined ? none : `${least} or more`
  return least === undefined ? `up to ${most}` : `${least} to ${most}`
}

const nameOf = (name: string, shape: Shape) => `${name}${shape.type === 'exact_optional' ? '?' : ''}`

/** What a field takes, in words. */
const kindOf = (shape: Shape): string => {
  switch (shape.type) {
    case 'exact_optional':
      return shape.wrapped === undefined ? '' : kindOf(shape.wrapped)
    case 'string': {
      const described = shape.pipe?.find(({ type }) => type === 'description')?.description
      if (described !== undefined) return described
      const form = bound(shape, 'regex')
      if (form instanceof RegExp) return form.source.replace(/^\^\[(.*)\]\$$/, '$1').replace('-', '–')
      const longest = bound(shape, 'max_length')
      return longest === undefined ? 'text' : `text, up to ${longest} characters`
    }
    case 'number':
      return range(bound(shape, 'min_value'), bound(shape, 'max_value'), 'a whole number')
    case 'boolean':
      return 'true, false'
    case 'picklist':
      return (shape.options ?? []).map(code).join(', ')
    case 'literal':
      return code(shape.literal)
    case 'union':
      return (shape.options ?? []).map((option) => kindOf(option as Shape)).join(' or ')
    case 'array': {
      const items = range(bound(shape, 'min_length'), bound(shape, 'max_length'), 'any number')
      return `list of ${items}: ${shape.item === undefined ? '' : kindOf(shape.item)}`
    }
    case 'strict_object':
      return `{ ${fieldsOf(shape).join('; ')} }`
    default:
      throw new Error(`scripts/protocol-tables.ts has no words for a schema of the type ${shape.type}`)
  }
}

const fieldsOf = ({ entries = {} }: Shape): string[] =>
  Object.entries(entries)
    .filter(([name]) => name !== 'type')
    .map(([name, shape]) => `${code(nameOf(name, shape))} (${kindOf(shape)})`)

const valuesOf = (field: OptionField): string => {
  switch (field.kind) {
    case 'choice':
    case 'box':
      return field.values.map(code).join(', ')
    case 'toggle':
    case 'clock':
      return '`true`, `false`'
    case 'waits':
      return `whole seconds, ${field.least} to ${LONGEST_WAIT}, for each of ${Object.keys(field.usual).map(code).join(', ')}`
  }
}

/** The default of every box, once where they agree. */
const defaultOf = (name: string, boxes: GameTables['boxes']): string => {
  const usual = Object.entries(boxes).map(([box, options]) => ({ box, value: code(options[name]) }))
  const [first] = usual
  if (usual.every(({ value }) => value === first?.value)) return first?.value ?? ''
  return usual.map(({ box, value }) => `${box}: ${value}`).join('; ')
}

const optionsTable = ({ fields, boxes, notes }: GameTables): string => {
  const rows = Object.entries(fields).map(([name, field]) => [
    code(name),
    valuesOf(field),
    field.kind === 'waits' ? 'above' : defaultOf(name, boxes),
    field.rule ?? '',
    ...(notes ? [notes.options[name] ?? ''] : []),
  ])
  return table(['option', 'values', 'default', 'clause', ...(notes ? ['meaning'] : [])], rows)
}

/** The moves that a schema takes, by type. */
const movesOf = (move: Shape): { type: string; shape: Shape }[] =>
  (move.options ?? []).map((option) => {
    const shape = option as Shape
    return { type: String(shape.entries?.type?.literal), shape }
  })

const movesTable = ({ move, notes }: GameTables): string => {
  const rows = movesOf(move).flatMap(({ type, shape }) => {
    const cells = [code(type), fieldsOf(shape).join(', ')]
    if (!notes) return [cells]
    return [notes.moves[type] ?? []].flat().map(({ who, when }) => [...cells, who, when])
  })
  return table(['move', 'fields', ...(notes ? ['who', 'when (phase)'] : [])], rows)
}

/** Codes of the same clause stand together. */
const refusalsLine = (refusals: GameTables['refusals']): string => {
  const clauses = [...new Set(Object.values(refusals))]
  const grouped = clauses.map((clause) => {
    const codes = Object.keys(refusals).filter((each) => refusals[each] === clause)
    return `${clause} ${codes.map(code).join(', ')}`
  })
  return `Refusals, each with its clause: ${grouped.join('; ')}.`
}

/** Markdown lines of at most 140 characters; a table's row cannot be broken, and code is not. */
const wrapped = (text: string): string => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 140) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}

/** The options, moves and refusals of a game as docs/protocol.md shows them. */
export const tablesOf = (tables: GameTables): string => {
  const [usual = {}] = Object.values(tables.boxes)
  return [
    'Options, all of them, with the defaults:',
    `\`\`\`json\n${JSON.stringify(usual)}\n\`\`\``,
    optionsTable(tables),
    movesTable(tables),
    wrapped(refusalsLine(tables.refusals)),
  ].join('\n\n')
}
