import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { packageOf, readPackage, withDependencies } from './licences.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tablee-licences-'))
})

const install = (name: string, more: object = {}, licence?: string): string => {
  const folder = join(root, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...more }))
  if (licence !== undefined) writeFileSync(join(folder, 'LICENSE.md'), licence)
  return folder
}

it('a package without a licence text is not shipped', () => {
  expect(readPackage(install('kind', {}, 'Copyright Kind\n'))).toEqual({
    ...{ name: 'kind', version: '1.0.0', licence: 'MIT' },
    text: 'Copyright Kind',
  })
  expect(() => readPackage(install('silent'))).toThrow('silent 1.0.0 has no licence text')
})

it('binaries for one platform have the licence of the package that they belong to', () => {
  install('libsql', {}, 'Copyright Libsql')
  install('@napi-rs/nice', {}, 'Copyright Nice')
  const os = ['linux']
  expect(readPackage(install('@libsql/linux-x64-gnu', { os })).text).toBe('Copyright Libsql')
  expect(readPackage(install('@napi-rs/nice-linux-x64-gnu', { os })).text).toBe('Copyright Nice')
  expect(() => readPackage(install('@libsql/core'))).toThrow('no licence text')
})

it('what a package runs on is shipped with it; what is for other platforms is not installed', () => {
  const one = install('one', { dependencies: { two: '1' }, optionalDependencies: { 'two-windows': '1' } })
  const two = install('two', { dependencies: { one: '1' } })
  install('unused')
  expect(withDependencies(['one'], join(root, 'apps/server'))).toEqual([one, two])
})

it('a module’s package is told from our own files', () => {
  expect(packageOf('\0/x/node_modules/@scope/name/a/b.js?url')).toBe('/x/node_modules/@scope/name')
  expect(packageOf('/x/node_modules/one/node_modules/two/index.js')).toBe('/x/node_modules/one/node_modules/two')
  expect(packageOf('/x/packages/kernel/src/index.ts')).toBeUndefined()
})
