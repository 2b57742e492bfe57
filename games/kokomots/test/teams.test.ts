import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { Move } from '../game.ts'
import { Play } from './driver.ts'

const TEAMS = { sel: ['Ana', 'Bob'], poivre: ['Cléo', 'Dan', 'Eve'] }
const STACK = {
  columns: ['Ville: O A B / P', 'Outil: E / M', 'Mer: E / L', 'Pays: I / A'],
  packets: ['R', 'S T', 'N U E'],
}
type Table = ConstructorParameters<typeof Play>[0]
const table = (more: Table = {}) => new Play({ teams: TEAMS, stack: STACK, ...more })
/** The judge is of the other team. */
const word = (play: Play, name: string, text: string, theme: string, cards: string, packet: number) =>
  play.claim(name, text, theme, cards, packet).accept('Cléo')
const two = (play: Play) => word(word(play, 'Ana', 'Rome', 'Ville', 'R / O', 0), 'Ana', 'test', 'Outil', 'S T / E', 1)
const three = (play: Play) => word(two(play), 'Bob', 'nuée', 'Mer', 'N U / E', 2)

describe('packets', () => {
  it('KOK-35 packets of one, two and three letters, face down until the timer starts', () => {
    const play = table({ isAsleep: true })
    for (const name of ['Ana', 'Bob', 'Cléo', undefined])
      expect(play.seenBy(name).packets).toEqual([
        { holder: 'Ana', size: 1 },
        { holder: 'Ana', size: 2 },
        { holder: 'Bob', size: 3 },
      ])
    expect(play.ask('Ana', play.claiming('Ana', 'Rome', 'Ville', 'R / O', 0))).toEqual({
      rule: 'KOK-35',
      code: 'timer-not-started',
    })
    play.do('Bob', { type: 'ready' })
    for (const name of ['Ana', 'Bob'])
      expect(play.seenBy(name).packets?.map(({ letters }) => letters?.map(({ letter }) => letter).join(''))).toEqual([
        'R',
        'ST',
        'NUE',
      ])
    for (const name of ['Cléo', undefined])
      expect(play.seenBy(name).packets?.some(({ letters }) => letters !== undefined)).toBe(false)
  })

  it('KOK-35 of two one holds the packets of one and two, of three each holds one', () => {
    const holders = (play: Play) => play.seenBy(undefined).packets?.map(({ holder }) => holder)
    const play = table()
    expect(holders(play)).toEqual(['Ana', 'Ana', 'Bob'])
    play.wait(45)
    expect([...(holders(play) ?? [])].sort()).toEqual(['Cléo', 'Dan', 'Eve'])
  })

  it('KOK-35 who holds which packet changes from turn to turn', () => {
    const play = table()
    const first: string[] = []
    for (let turn = 0; turn < 6; turn++) {
      first.push(play.seenBy(undefined).packets?.[0]?.holder ?? '')
      play.wait(45).wait(60)
    }
    expect([first.filter((_, nth) => nth % 2 === 0), first.filter((_, nth) => nth % 2 === 1)]).toEqual([
      ['Ana', 'Bob', 'Ana'],
      ['Cléo', 'Dan', 'Eve'],
    ])
  })

  it('KOK-35 the holder claims, or any team mate while the holder is away', () => {
    const play = table()
    const move = play.claiming('Bob', 'Rome', 'Ville', 'R / O', 0)
    expect(play.ask('Bob', move)).toEqual({ rule: 'KOK-35', code: 'not-your-packet' })
    play.present.delete('Ana' as SeatId)
    expect(play.ask('Cléo', move)).toMatchObject({ code: 'not-your-turn' })
    expect(play.ask('Bob', move)).toBeUndefined()
  })

  it('KOK-35 anyone of the team may suggest, for the team alone', () => {
    const play = table()
    const move: Move = { type: 'suggest', word: '  Ro\u202eme ', packet: 0 }
    expect(play.ask('Cléo', move)).toEqual({ rule: 'KOK-35', code: 'only-mates-suggest' })
    expect(play.ask('Bob', { ...move, word: '  ' })).toMatchObject({ code: 'empty-suggestion' })
    play.do('Bob', move)
    const said = [{ seat: 'Bob', packet: 0, word: 'Rome' }]
    expect(['Ana', 'Bob', 'Cléo', undefined].map((name) => play.seenBy(name).suggestions)).toEqual([
      said,
      said,
      undefined,
      undefined,
    ])
    for (let nth = 1; nth < 10; nth++) play.do('Bob', move)
    expect(play.ask('Bob', move)).toMatchObject({ code: 'too-many-suggestions' })
    expect(
      play
        .do('Ana', { ...move, word: 'x'.repeat(80) })
        .seenBy('Ana')
        .suggestions?.at(-1)?.word,
    ).toHaveLength(40)
  })

  it('KOK-36 the packet of one must use its letter and at least one of the column', () => {
    const play = table()
    const ask = (cards: string) => play.ask('Ana', play.claiming('Ana', 'Porto', 'Ville', cards, 0))
    expect([ask('/ O P')?.code, ask('R')?.code, ask('R / O P')?.code]).toEqual([
      'one-of-your-own',
      'one-of-the-column',
      undefined,
    ])
  })

  it('KOK-36 letters of another packet are of no use, and a packet is needed', () => {
    const play = table()
    const move = play.claiming('Ana', 'ruse', 'Mer', 'R / E', 0)
    const other = play.state.phase.name === 'turn' ? play.state.phase.turn.team?.packets[1]?.letters[0]?.id : ''
    const cards = 'cards' in move ? move.cards : []
    expect(play.ask('Ana', { ...move, cards: [...cards, other ?? ''] } as Move)).toMatchObject({
      code: 'not-your-card',
    })
    const { packet: _, ...none } = { packet: 0, ...move }
    expect(play.ask('Ana', none as Move)).toMatchObject({ code: 'which-packet' })
  })

  it('KOK-36 packets are not refilled, not exchanged, and each gives one word', () => {
    const play = word(table(), 'Bob', 'nuée', 'Mer', 'N / E', 2)
    expect(play.seenBy('Bob').packets?.[2]).toMatchObject({ size: 2 })
    expect(play.ask('Bob', play.claiming('Bob', 'Rue', 'Outil', 'U / E', 2))).toEqual({
      rule: 'KOK-36',
      code: 'packet-used',
    })
    expect(play.ask('Bob', { type: 'discard' })).toEqual({ rule: 'KOK-36', code: 'no-exchange-here' })
  })

  it('KOK-36 a theme uncovered meanwhile is a different one: a column may serve twice', () => {
    const play = word(table(), 'Ana', 'Rome', 'Ville', 'R / O', 0)
    word(play, 'Ana', 'sac', 'Ville 1', 'S / A', 1)
    expect(play.seenBy('Cléo').words?.map(({ word: said, theme }) => [said, theme.title])).toEqual([
      ['Rome', 'Ville'],
      ['sac', 'Ville 1'],
    ])
  })
})

describe('the end of a timer', () => {
  it('KOK-37 all three words: every letter and theme is kept; what was not used is discarded', () => {
    const play = three(table())
    expect([play.pile('sel'), play.score('sel')]).toEqual(['R O S T E N U E|Ville,Outil,Mer|', 11])
    expect(play.state.discards.map(({ letter }) => letter)).toEqual(['E'])
    expect(play.seenBy('Cléo').last).toMatchObject({ camp: 'sel', hasAll: true, words: [{}, {}, {}] })
  })

  it('KOK-37 fewer: the letters are kept, the themes lost, and their piles stay shorter', () => {
    const play = two(table()).wait(45)
    expect([play.pile('sel'), play.score('sel'), play.state.gone.themes.length]).toEqual(['R O S T E||', 5, 2])
    expect(play.state.columns.map(({ themes }) => themes.length)).toEqual([4, 4, 5, 5])
    expect(play.state.discards.map(({ letter }) => letter)).toEqual(['N', 'U', 'E'])
    expect(play.seenBy(undefined).last).toMatchObject({ camp: 'sel', hasAll: false, words: [{}, {}] })
  })

  it('KOK-37 what is listed at the end is what each word kept: its theme only where all three stood', () => {
    expect(two(table()).state.said).toEqual([])
    expect(two(table()).wait(45).state.said).toEqual([
      { seat: 'Ana', word: 'Rome', titles: ['Ville'], points: 2 },
      { seat: 'Ana', word: 'test', titles: ['Outil'], points: 3 },
    ])
    const all = three(table())
    expect(all.state.said.reduce((sum, { points }) => sum + points, 0)).toBe(all.score('sel'))
  })

  it('KOK-12 KOK-35 when the draw pile is short the discards are shuffled in for the next packets', () => {
    const play = two(table({ stack: { ...STACK, draw: 'X Y' } })).wait(45)
    expect([play.events.map(({ type }) => type).includes('pile-made'), play.state.discards]).toEqual([true, []])
    expect(play.seenBy('Cléo').packets?.map(({ size }) => size)).toEqual([1, 2, 2])
  })

  it('KOK-37 until then nothing of it counts', () => {
    expect(two(table()).score('sel')).toBe(0)
  })

  it('KOK-34 one timer a team, one team after the other, and not at once', () => {
    const play = three(table())
    expect([play.phase, play.active]).toEqual(['ready', 'poivre'])
    play.do('Dan', { type: 'ready' })
    expect(play.seenBy('Dan')).toMatchObject({ phase: 'turn', endsAt: play.now + 45_000 })
    expect([play.wait(45).active, play.phase]).toEqual(['sel', 'ready'])
  })

  it('KOK-43 the three packets may be claimed at the same time, each once', () => {
    const play = table().claim('Ana', 'Rome', 'Ville', 'R / O', 0).claim('Ana', 'test', 'Outil', 'S T / E', 1)
    play.claim('Bob', 'nuée', 'Mer', 'N / E', 2)
    expect(play.ask('Bob', play.claiming('Bob', 'nain', 'Pays', 'N / I', 2))).toMatchObject({
      rule: 'KOK-40',
      code: 'one-word-at-a-time',
    })
    expect(play.state.claims).toHaveLength(3)
    expect(play.wait(6).score('sel')).toBe(10)
  })

  it('KOK-40 KOK-43 of two packets for one theme the second is refused', () => {
    const play = table().claim('Ana', 'Rome', 'Ville', 'R / O', 0)
    expect(play.ask('Bob', play.claiming('Bob', 'Pune', 'Ville', 'N / P', 2))).toMatchObject({ code: 'held-by-a-word' })
  })

  it('KOK-43 the turn is over when the third word stands', () => {
    const play = two(table()).claim('Bob', 'nuée', 'Mer', 'N / E', 2)
    expect([play.active, play.accept('Dan').active]).toEqual(['sel', 'poivre'])
  })

  it('KOK-43 or, time being up, when the last claim is settled', () => {
    const play = two(table()).wait(44).claim('Bob', 'nuée', 'Mer', 'N / E', 2).wait(1)
    expect([play.phase, play.active]).toEqual(['settling', 'sel'])
    expect(play.ask('Bob', play.claiming('Bob', 'nain', 'Pays', 'N / I', 2))).toMatchObject({ code: 'time-is-up' })
    play.wait(5)
    expect([play.active, play.score('sel')]).toEqual(['poivre', 10])
    const lost = two(table()).wait(44).claim('Bob', 'nuée', 'Mer', 'N / E', 2).wait(1).refuse('Eve')
    expect([lost.active, lost.score('sel')]).toEqual(['poivre', 5])
  })

  it('KOK-23 three piles empty: the active team first finishes its timer', () => {
    const columns = ['Ville x1: O / P', 'Outil: E / M', 'Mer x0: ', 'Pays x0: ']
    const play = word(table({ stack: { ...STACK, columns } }), 'Ana', 'Rome', 'Ville', 'R / O', 0)
    expect(play.phase).toBe('turn')
    word(play, 'Ana', 'test', 'Outil', 'S T / E', 1)
    play.wait(45)
    expect([play.phase, play.score('sel')]).toEqual(['over', 5])
  })
})

describe('the other teams', () => {
  const FOUR = { sel: ['a', 'b'], poivre: ['c', 'd'], thym: ['e', 'f'], safran: ['g', 'h'] }

  it('KOK-38 the team on the right keeps time, the next on its right judges', () => {
    const play = new Play({ teams: FOUR, options: { teams: 4 } })
    expect(play.seenBy('a')).toMatchObject({ active: 'sel', keepers: ['g', 'h'], judges: ['e', 'f'] })
  })

  it('KOK-38 with two or three teams the one on the right is both', () => {
    const { safran: _, ...three } = FOUR
    const play = new Play({ teams: three, options: { teams: 3 } })
    expect(play.seenBy('a')).toMatchObject({ keepers: ['e', 'f'], judges: ['e', 'f'] })
    expect(table().seenBy('Ana')).toMatchObject({ keepers: ['Cléo', 'Dan', 'Eve'], judges: ['Cléo', 'Dan', 'Eve'] })
  })

  it.each(['Cléo', 'Dan', 'Eve'])('KOK-38 any one of the judging team may refuse, with a reason: %s', (judge) => {
    const play = table().claim('Ana', 'Rome', 'Ville', 'R / O', 0).refuse(judge, 'off-theme')
    expect([play.state.claims, play.seenBy('Ana').words]).toEqual([[], []])
    expect(play.ask('Ana', play.claiming('Ana', 'Rome', 'Ville', 'R / O', 0))).toMatchObject({ code: 'refused-before' })
  })

  it('KOK-15 KOK-38 with a human timer any of the timekeeping team taps', () => {
    const play = table({ options: { hasHumanTimer: true } }).wait(45)
    expect(play.ask('Bob', { type: 'stop', turn: 1 })).toMatchObject({ code: 'not-the-timekeeper' })
    expect(play.do('Eve', { type: 'stop', turn: 1 }).active).toBe('poivre')
  })
})
