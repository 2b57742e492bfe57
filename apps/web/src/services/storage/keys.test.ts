import { readFileSync } from 'node:fs'
import { GAMES } from '@tablee/games/shelf.ts'
import { KEYS } from '@tablee/ui/storage/keys.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { migrateTexts } from './migrate-text.ts'

const CODES = ['BCDF', 'ICI-1234', 'before', 'a-box']
const { ofGame, ...houseKeys } = KEYS
const all = Object.entries(houseKeys).flatMap(([name, key]) =>
  typeof key === 'function' ? CODES.map((code) => ({ name, key: key(code) })) : [{ name, key }],
)

describe('the texts that a device keeps', () => {
  it('no key means two things', () => {
    const byKey = new Map<string, string>()
    for (const { name, key } of all) {
      expect(byKey.get(key) ?? name, key).toBe(name)
      byKey.set(key, name)
    }
  })

  it('no key of the house lies among those of a game', () => {
    for (const { id } of GAMES) for (const { key } of all) expect(key.startsWith(ofGame(id, ''))).toBe(false)
  })
  it('the texts of a game lie where they always did', () => {
    expect(ofGame('a-game', 'draft')).toBe('tablee.a-game.draft')
  })

  it('what the page reads before its first paint is declared', () => {
    const script = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8')
    const read = [...script.matchAll(/kept\('([^']+)'\)/g)].map(([, name]) => `tablee.${name}`)
    expect(read).toEqual([KEYS.theme, KEYS.textSize, KEYS.motion])
  })
})

describe('devices of the version before', () => {
  const stubDevice = (kept: Record<string, string>) => {
    const methods = {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
      removeItem: (key: string) => void delete kept[key],
    }
    // Its own keys are what it keeps, as in a browser.
    vi.stubGlobal(
      'localStorage',
      new Proxy(kept, { get: (_, name) => methods[name as keyof typeof methods] ?? kept[name as string] }),
    )
    return kept
  }
  afterEach(() => vi.unstubAllGlobals())

  it('consent to speak is kept apart from reading aloud, of which it had the name', () => {
    const kept = stubDevice({ 'tablee.voice': 'known', 'tablee.name': 'Léa', 'tablee.unseen.ICI-1234': 'yes' })
    migrateTexts()
    expect(kept).toEqual({ [KEYS.speechConsent]: 'known', 'tablee.name': 'Léa' })
  })

  it('reading aloud stays as it was chosen', () => {
    const kept = stubDevice({ 'tablee.voice': 'on' })
    migrateTexts()
    expect(kept).toEqual({ [KEYS.readAloud]: 'on' })
  })
})
