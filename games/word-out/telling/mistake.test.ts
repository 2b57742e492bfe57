import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { Play } from '../test/driver.ts'
import { gameTexts } from '../texts/texts.ts'
import { mistakeSince } from './mistake.ts'

const words = ['CHAT', 'CHATS', 'RUEE', 'LAC']
const table = (hands: Readonly<Record<string, string>>, pile = 'E E E E') =>
  new Play({ words, stack: { hands, rows: 'C H A | R U | L A | L', pile } })
const said = (play: Play, name: string, since = 0) =>
  mistakeSince(since, play.seenBy(name), name as SeatId, gameTexts.fr)

describe('what a card that came back costs is said', () => {
  it('WO-8 WO-10 the turn and a card; with an empty pile (WO-25) the turn', () => {
    const hands = { Ana: 'T A', Bob: 'S S', Cléo: 'S S' }
    expect(said(table(hands).lay('Ana', 1, 'T'), 'Ana')).toBe(
      'RUT ne commence aucun mot\u00a0: ta carte revient. Tu perds ton tour et tu pioches.',
    )
    expect(said(table({ ...hands, Ana: 'E A' }).wordOut('Ana', 1, 'E'), 'Ana')).toBe(
      'RUE n’est pas un mot\u00a0: ta carte revient. Tu perds ton tour et tu pioches.',
    )
    expect(said(table(hands, '').lay('Ana', 1, 'T'), 'Ana')).toContain('revient. Tu perds ton tour.')
  })
  it('WO-31 in a run the rest of it, and a card', () => {
    const run = table({ Ana: 'E> T A', Bob: 'S', Cléo: 'S' }).lay('Ana', 1, 'E>').lay('Ana', 1, 'T')
    expect(said(run, 'Ana')).toContain(
      'RUET ne commence aucun mot\u00a0: ta carte revient. Ton tour s’arrête là et tu pioches.',
    )
  })
  it('WO-18 a counter costs nothing, also when another went wrong before; of a run (WO-31) the rest counters', () => {
    const play = table({ Ana: 'T A', Bob: 'A A', Cléo: 'A A' }).wordOut('Ana', 0, 'T').counter('Bob', 'A')
    expect(said(play, 'Bob')).toBe(
      'CHATA ne commence aucun mot\u00a0: ta carte revient. Tu ne contres pas, mais tu ne perds rien.',
    )
    expect(said(play.counter('Cléo', 'A'), 'Cléo')).toContain('Tu ne contres pas, mais tu ne perds rien.')
    const run = table({ Ana: 'T A', Bob: 'S> A A', Cléo: 'A A' }).wordOut('Ana', 0, 'T').counter('Bob', 'S> A')
    expect(said(run, 'Bob')).toContain(
      'CHATSA ne commence aucun mot\u00a0: ta carte revient. Tes autres cartes restent',
    )
  })
  it('of oneself only, and only what is new', () => {
    const play = table({ Ana: 'T A', Bob: 'S S', Cléo: 'S S' }).lay('Ana', 1, 'T')
    expect(said(play, 'Bob')).toBeUndefined()
    expect(said(play, 'Ana', 3)).toBeUndefined()
  })
})
