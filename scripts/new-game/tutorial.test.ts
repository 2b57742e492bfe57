import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blocksOf, changed, TUTORIAL } from './tutorial.ts'

const blocks = blocksOf(TUTORIAL)
/** What the tutorial shares with the game on the shelf whose core it builds. */
const SHARED = 'rules/words.ts'
const shipped = readFileSync(new URL(`../../games/dix-lettres/${SHARED}`, import.meta.url), 'utf8')
const clauses = /\b(?:BOU|DIX)-\d+(?:, (?:BOU|DIX)-\d+)*/g

describe('the tutorial « Write your first game »', () => {
  it('is read in one sitting', () => {
    expect(TUTORIAL.split('\n').length).toBeLessThanOrEqual(401)
  })
  it('shows what a word is made of as the game on the shelf has it', () => {
    const texts = blocks.flatMap((block) => (block.kind === 'file' && block.file === SHARED ? [block.text] : []))
    expect(texts.map((text) => text.replace(clauses, 'ID'))).toEqual([shipped.replace(clauses, 'ID')])
  })
  it('tells every change by a passage that can be found', () => {
    expect(changed('a\nb\nc', { from: 'b', to: 'B\nb' })).toBe('a\nB\nb\nc')
    expect(() => changed('a\na', { from: 'a', to: 'b' })).toThrow('2 times')
    expect(blocksOf('```diff\n--- x.ts\n a\n+b\n-c\n@@\n-e\n+d\n```\n')).toEqual([
      {
        kind: 'changes',
        file: 'x.ts',
        changes: [
          { from: 'a', to: 'a\nb' },
          { from: 'c', to: '' },
          { from: 'e', to: 'd' },
        ],
      },
    ])
    expect(() => blocksOf('```ts\nx\n```\n')).toThrow('names no file')
  })
})
