import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const dico = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'dico', '--', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, stdout, stderr }
}

describe('npm run dico', () => {
  it('prints for each word whether it is valid', () => {
    expect(dico(['aller', 'zzz', 'Œuf', 'deux mots', '🎉', 'x'.repeat(10_000)])).toMatchObject({
      status: 0,
      stdout: `aller\tvalide\nzzz\tinconnu\nŒuf\tvalide\ndeux mots\tinconnu\n🎉\tinconnu\n${'x'.repeat(10_000)}\tinconnu\n`,
    })
  })
  it('--stdin prints one answer per line, in order, also for empty and unfinished lines', () => {
    expect(dico(['--stdin'], 'aller\n\nzzz\r\nété\r\nCHATON').stdout).toBe('1\n0\n0\n1\n1\n')
    expect(dico(['--stdin']).stdout).toBe('')
  })
  it('--debut asks about prefixes', () => {
    expect(dico(['--debut', 'chato', 'zzz', 'chat']).stdout).toBe('chato\tvalide\nzzz\tinconnu\nchat\tvalide\n')
  })
  it('--orthographe asks the spelling list', () => {
    expect(dico(['--orthographe', 'porte-avions', 'Paris', 'blorpi']).stdout).toBe(
      'porte-avions\tvalide\nParis\tvalide\nblorpi\tinconnu\n',
    )
    expect(dico(['--orthographe', '--debut', 'porte-av']).stdout).toBe('porte-av\tvalide\n')
  })
  it('a tab in a word does not break the line', () => {
    expect(dico(['a\tb\nc']).stdout).toBe('a b c\tinconnu\n')
  })
  it.each([[['--nope']], [['-x', 'mot']], [[]], [['--stdin', 'mot']]])('%j: usage, exit 2', (args) => {
    const { status, stdout, stderr } = dico(args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain('Usage')
  })
})
