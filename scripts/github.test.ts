import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'

const folder = fileURLToPath(new URL('../.github/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yml'))

/** As a plain value; a doubled key or a wrong indent throws. */
const read = (file: string) => {
  const document = parseDocument(readFileSync(folder + file, 'utf8'), { strict: true })
  const [fault] = [...document.errors, ...document.warnings]
  if (fault !== undefined) throw fault
  return document.toJS()
}

it.each(files)('.github/%s is YAML', (file) => {
  expect(read(file)).toBeTypeOf('object')
})

it('CI runs .ci/run on pushes and pull requests, with the Node that package.json asks for', () => {
  const { on, jobs } = read('workflows/ci.yml')
  expect(Object.keys(on)).toEqual(['push', 'pull_request'])
  const steps = Object.values<{ steps: { run?: string; with?: Record<string, string> }[] }>(jobs).flatMap(
    ({ steps }) => steps,
  )
  expect(steps.map(({ run }) => run)).toContain('bash .ci/run')
  expect(existsSync(`${folder}../.ci/run`)).toBe(true)
  const { engines } = JSON.parse(readFileSync(`${folder}../package.json`, 'utf8'))
  const [, oldest] = /^>=(\d+)\./.exec(engines.node) ?? []
  expect(steps.flatMap((step) => step.with?.['node-version'] ?? [])).toEqual([oldest])
})

/** The kinds of fields that the platform knows; each but `markdown` needs an id of its own and a label. */
const KINDS = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']

describe.each(files.filter((file) => /^ISSUE_TEMPLATE\/(?!config)/.test(file)))('the form .github/%s', (file) => {
  const { name, description, body } = read(file)
  const fields: { type: string; id?: string; attributes: { label?: string } }[] = body

  it('has a name, a description with a French sentence, and fields that the platform shows', () => {
    expect(name).toBeTypeOf('string')
    expect(description).toMatch(/\(.+\.\)$/)
    for (const { type } of fields) expect(KINDS).toContain(type)
    const asked = fields.filter(({ type }) => type !== 'markdown')
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    for (const { attributes } of asked) expect(attributes.label).toBeTypeOf('string')
  })
})

it('who reports a wrong rule is asked for the id of its clause', () => {
  const asked = read('ISSUE_TEMPLATE/rule.yml').body.find(({ id }: { id?: string }) => id === 'clause')
  expect(asked.validations.required).toBe(true)
})
