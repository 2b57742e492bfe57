import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offline } from './offline.ts'

const root = mkdtempSync(join(tmpdir(), 'tablee-offline-'))
beforeAll(() => {
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'house.js'), 'document.title += "!"')
})
afterAll(() => rmSync(root, { recursive: true }))

/** The files of a build with this title, and the name it gives itself. */
const built = async (title: string) => {
  writeFileSync(join(root, 'index.html'), `<title>${title}</title><script type="module" src="/house.js"></script>`)
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [offline()],
    build: { write: false, modulePreload: { polyfill: false } },
  })
  const { output } = made as Rolldown.RolldownOutput
  const worker = output.find(({ fileName }) => fileName === 'sw.js')
  const [name] = (worker?.type === 'asset' && /tablee-[0-9a-f]{12}/.exec(String(worker.source))) || []
  return { name, files: output.map(({ fileName }) => fileName) }
}

it('a build whose page alone has changed has another name, so that devices fetch it', async () => {
  const [one, same, other] = [await built('Tablée'), await built('Tablée'), await built('Tablées')]
  expect(one.name).toMatch(/^tablee-/)
  expect(same).toEqual(one)
  expect(other.files).toEqual(one.files)
  expect(other.name).not.toBe(one.name)
})
