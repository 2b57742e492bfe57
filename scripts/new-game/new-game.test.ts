import { describe, expect, it } from 'vitest'
import { filledIn, type NewGame, readRequest, registered, USAGE } from './request.ts'

const taken = { ids: ['petite-boite', 'boite'], prefixes: ['ALL', 'WO', 'MON'], words: new Set(['bot', 'view']) }
const read = (...args: string[]) => readRequest(args, taken)

describe('npm run new-game', () => {
  it('derives title, prefix and name in code from the name of the game', () => {
    expect(read('petit-jeu')).toEqual({ id: 'petit-jeu', camel: 'petitJeu', title: 'Petit jeu', prefix: 'PET' })
    expect(read('jeu-2-mots')).toMatchObject({ camel: 'jeu2Mots', prefix: 'JEU' })
    expect(read('mon-jeu')).toMatchObject({ prefix: 'MONJ' })
    expect(read('mo')).toMatchObject({ prefix: 'MO' })
  })
  it('takes a title and a prefix', () => {
    const options = ['--title', "L'été à Évian", '--prefix', 'EE']
    expect(read('ete', ...options)).toMatchObject({ title: 'L’été à Évian', prefix: 'EE' })
  })
  it.each([
    [[], USAGE],
    [['un', 'deux'], USAGE],
    [['un', '--colour', 'red'], USAGE],
    [['Mon-Jeu'], 'does not fit'],
    [['été'], 'does not fit'],
    [['a/b'], 'does not fit'],
    [['..'], 'does not fit'],
    [['-'], 'does not fit'],
    [['petite-boite'], 'is taken'],
    [['boite'], 'is taken'],
    [['bot'], 'mistaken in code'],
    [['while'], 'mistaken in code'],
    [['jeu', '--title', 'Un titre beaucoup trop long'], 'does not fit'],
    [['jeu', '--title', '<b>'], 'does not fit'],
    [['jeu', '--title', '  '], 'does not fit'],
    [['jeu', '--prefix', 'jeu'], 'does not fit'],
    [['jeu', '--prefix', 'WO'], 'is taken'],
    [['wo', '--prefix', 'ALL'], 'is taken'],
    [['wo'], 'No prefix is free'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(read(...args)).toEqual(expect.stringContaining(sentence))
  })
  it('replaces every placeholder once, and nothing else', () => {
    const game: NewGame = { id: 'nou-1', camel: 'nou1', title: 'NOU', prefix: 'XY' }
    expect(filledIn("'nouveau-jeu' nouveauJeuClient Nouveau jeu NOU-3 nou-4-points NOUN INITIAL = 'N'", game)).toBe(
      "'nou-1' nou1Client NOU XY-3 xy-4-points NOUN INITIAL = 'N'",
    )
  })
  it('adds one line to a list of games, however it is laid out', () => {
    const long = "import { a } from './a.ts'\n\nexport const GAMES: readonly AnyGame[] = [\n  a,\n  b,\n]\n"
    const added = registered(long, 'monJeu', './mon-jeu/game.ts')
    expect(added).toContain("import { monJeu } from './mon-jeu/game.ts'\nimport { a } from './a.ts'")
    expect(added.replace(/\s/g, '')).toContain('=[a,b,monJeu]')
    expect(() => registered('export const x = 1', 'monJeu', '')).toThrow('no list of games')
  })
})
