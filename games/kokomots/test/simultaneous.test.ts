import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { kokomots } from '../game.ts'
import { fail, GOOD, NAMES, nextRound, STACK, skip, table, tap, turnedIn, win } from './round-play.ts'

describe('a round', () => {
  it('KOK-28 two letters are turned from the draw pile, for all to see; there is no timer and no hand', () => {
    const play = table()
    for (const name of [...NAMES, undefined])
      expect(play.seenBy(name).turned?.map(({ letter }) => letter)).toEqual(['R', 'S'])
    expect([play.phase, play.hand('Ana'), play.seenBy('Ana').active]).toEqual(['searching', '', undefined])
  })

  it('KOK-29 the first to tap announces; the tap locks the others', () => {
    const play = table().do('Bob', tap(table()))
    expect(play.seenBy('Cléo')).toMatchObject({
      phase: 'announcing',
      tapper: 'Bob',
      lasts: 15,
      endsAt: play.now + 15_000,
    })
    expect(play.ask('Cléo', tap(play))).toEqual({ rule: 'KOK-29', code: 'tapped-before-you' })
    expect(play.ask('Cléo', play.claiming('Cléo', ...GOOD))).toMatchObject({ code: 'tapped-before-you' })
    expect(play.ask('Bob', play.claiming('Bob', ...GOOD))).toBeUndefined()
  })

  it('KOK-29 ALL-8 of two taps in the same millisecond the one that arrives first counts', () => {
    for (const [first, second] of [
      ['Ana', 'Dan'],
      ['Dan', 'Ana'],
    ] as const) {
      const play = table().do(first, tap(table()))
      expect(play.ask(second, tap(play))).toMatchObject({ code: 'tapped-before-you' })
      expect(play.seenBy(second).tapper).toBe(first)
    }
  })

  it('KOK-29 nothing is announced without a tap', () => {
    const play = table()
    expect(play.ask('Ana', play.claiming('Ana', ...GOOD))).toEqual({ rule: 'KOK-29', code: 'tap-first' })
  })

  it('KOK-29 with one or two of the turned letters and one or two of a column', () => {
    const play = table().do('Ana', tap(table()))
    const ask = (cards: string) => play.ask('Ana', play.claiming('Ana', 'Prose', 'Ville', cards))
    expect([ask('R S'), ask('/ O P')].map((refused) => refused?.code)).toEqual(['one-of-the-column', 'one-of-your-own'])
    expect(ask('R S / O P')).toBeUndefined()
  })

  it('KOK-29 KOK-31 who taps and stays silent for 15 s is refused; an unsound word meanwhile changes nothing', () => {
    const play = table().do('Ana', tap(table()))
    expect(play.ask('Ana', play.claiming('Ana', 'Zut', 'Ville', 'R / O'))).toMatchObject({ code: 'not-in-word' })
    play.wait(14.9)
    expect(play.phase).toBe('announcing')
    play.wait(0.1)
    expect(play.seenBy('Bob')).toMatchObject({ phase: 'searching', out: ['Ana'], debts: { Ana: 1 } })
    expect(play.ask('Ana', tap(play))).toEqual({ rule: 'KOK-31', code: 'out-of-this-round' })
    expect(play.ask('Bob', tap(play))).toBeUndefined()
  })

  it('KOK-29 ALL-6 a tap by somebody who drops right after it runs out like any other', () => {
    const play = win(table(), 'Ana', ...GOOD)
    nextRound(play).do('Ana', tap(play))
    play.present.delete('Ana' as SeatId)
    play.wait(15)
    expect(play.seenBy('Bob')).toMatchObject({ phase: 'searching', payments: [{ seat: 'Ana', owed: 1 }] })
    // Not chosen within 15 s: it is paid all the same.
    expect(play.wait(15).pile('Ana')).toBe('R S O||')
  })

  it('KOK-30 valid: cards and theme are taken, an unused turned letter is discarded', () => {
    const play = win(table(), 'Ana', 'Rome', 'Ville', 'R / O')
    expect([play.pile('Ana'), play.state.discards.map(({ letter }) => letter)]).toEqual(['R O|Ville|', ['S']])
    expect(win(table(), 'Ana', ...GOOD).state.discards).toEqual([])
  })

  it('KOK-33 after a round won every visible theme is turned over, the one just uncovered too', () => {
    const play = win(table(), 'Ana', ...GOOD)
    expect([0, 1, 2, 3].map((nth) => play.column(nth))).toEqual([
      'dos de Ville 1: A P',
      'dos de Outil: N M',
      'dos de Mer: E L',
      'dos de Pays: I A',
    ])
  })

  it('KOK-33 the winner turns the next two letters, or they turn by themselves after 5 s', () => {
    const play = win(table(), 'Bob', ...GOOD)
    expect(play.seenBy('Ana')).toMatchObject({ phase: 'turning', turner: 'Bob', round: 1, lasts: 5 })
    expect(play.ask('Ana', { type: 'turn-letters' })).toEqual({ rule: 'KOK-33', code: 'not-yours-to-turn' })
    expect(turnedIn(play.do('Bob', { type: 'turn-letters' }))).toBe('T U')
    const slow = win(table(), 'Bob', ...GOOD).wait(4.9)
    expect([slow.phase, turnedIn(slow.wait(0.1))]).toEqual(['turning', 'T U'])
  })

  it('KOK-33 the round is skipped when all still searching agree: letters discarded, themes stay', () => {
    const play = fail(table(), 'Dan')
    play.do('Ana', skip(play)).do('Bob', skip(play))
    expect(play.ask('Bob', skip(play))).toMatchObject({ code: 'agreed-already' })
    expect([play.phase, play.seenBy('Cléo').skips]).toEqual(['searching', ['Ana', 'Bob']])
    play.do('Cléo', skip(play))
    expect([play.phase, play.column(0), play.state.discards.length]).toEqual(['turning', 'Ville: O P', 2])
    expect(play.seenBy('Ana').turner).toBe('Ana')
  })

  it('KOK-33 those away agree', () => {
    const play = table()
    for (const name of ['Cléo', 'Dan']) play.present.delete(name as SeatId)
    expect(play.do('Ana', skip(play)).phase).toBe('searching')
    expect(play.do('Bob', skip(play)).phase).toBe('turning')
  })

  it('KOK-33 when nobody is left searching', () => {
    const play = table()
    for (const name of NAMES) fail(play, name)
    expect([play.phase, play.state.discards.length]).toEqual(['turning', 2])
  })

  it('KOK-33 after two minutes without a tap, which a table may take off', () => {
    const play = table().wait(119)
    fail(play, 'Ana').wait(119)
    expect(play.phase).toBe('searching')
    expect(play.wait(1).phase).toBe('turning')
    const patient = table({ options: { skipsIdleRounds: false } })
    expect([kokomots.due(patient.state), patient.wait(900).phase]).toEqual([undefined, 'searching'])
  })

  it('KOK-33 ALL-8 a tap or a skip for the round before is too late', () => {
    const play = table()
    const late = [tap(play), skip(play)]
    nextRound(win(play, 'Ana', ...GOOD))
    for (const move of late) expect(play.ask('Bob', move)).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
  })

  it('KOK-23 the game ends with the third empty pile', () => {
    const columns = ['Ville x1: O / P', 'Outil x0: ', 'Mer x0: ', 'Pays: I']
    const play = win(table({ stack: { ...STACK, columns } }), 'Ana', ...GOOD)
    expect([play.phase, play.score('Ana')]).toEqual(['over', 4])
  })
})

describe('the others judge', () => {
  const heard = (names = NAMES) => {
    const play = table({ names })
    return play.do('Ana', tap(play)).claim('Ana', ...GOOD)
  }

  it('KOK-32 refused if more than half of them say no', () => {
    const play = heard().refuse('Bob', 'plural')
    expect(play.phase).toBe('hearing')
    play.refuse('Cléo', 'off-theme')
    expect(play.seenBy('Dan')).toMatchObject({ phase: 'searching', out: ['Ana'] })
    expect(Object.values(play.seenBy('Dan').told ?? {})).toContainEqual(
      expect.objectContaining({ type: 'word-refused', reasons: { Bob: 'plural', Cléo: 'off-theme' } }),
    )
  })

  it('KOK-32 half is not more than half', () => {
    const play = heard(['Ana', 'Bob', 'Cléo', 'Dan', 'Eve']).refuse('Bob').refuse('Cléo').accept('Dan').accept('Eve')
    expect(play.score('Ana')).toBe(4)
  })

  it('KOK-32 within 8 s; silence is consent', () => {
    const play = heard().refuse('Bob').wait(7.9)
    expect([play.phase, play.wait(0.1).score('Ana')]).toEqual(['hearing', 4])
  })

  it('KOK-32 whoever abstains is silent, and not waited for', () => {
    const abstain = { type: 'abstain', claim: 1 } as const
    const play = heard().refuse('Bob').do('Cléo', abstain).do('Dan', abstain)
    expect(play.score('Ana')).toBe(4)
  })

  it('KOK-32 of two players, the other one alone', () => {
    expect(heard(['Ana', 'Bob']).refuse('Bob').score('Ana')).toBe(0)
    expect(heard(['Ana', 'Bob']).accept('Bob').score('Ana')).toBe(4)
  })

  it('KOK-32 nobody votes twice, nor for their own word', () => {
    const play = heard().refuse('Bob')
    expect(play.ask('Bob', { type: 'accept', claim: 1 })).toEqual({ rule: 'KOK-32', code: 'voted-already' })
    expect(play.ask('Ana', { type: 'accept', claim: 1 })).toMatchObject({ code: 'not-the-judge' })
    expect([play.seenBy('Bob').claims?.[0]?.myVote, play.seenBy('Cléo').claims?.[0]?.voted]).toEqual([
      'off-theme',
      ['Bob'],
    ])
  })

  it('KOK-32 ALL-9 bots are not counted among the voters', () => {
    const play = table()
    for (const name of ['Cléo', 'Dan']) play.bots.add(name as SeatId)
    play.do('Ana', tap(play)).claim('Ana', ...GOOD)
    expect(play.refuse('Bob').score('Ana')).toBe(0)
    const alone = table()
    for (const name of ['Bob', 'Cléo', 'Dan']) alone.bots.add(name as SeatId)
    expect(
      alone
        .do('Ana', tap(alone))
        .claim('Ana', ...GOOD)
        .score('Ana'),
    ).toBe(4)
  })

  it('KOK-32 ALL-9 a seat that goes to a bot meanwhile has no vote any more, cast or not', () => {
    const play = heard(['Ana', 'Bob', 'Cléo', 'Dan', 'Eve']).refuse('Bob').refuse('Cléo')
    play.bots.add('Cléo' as SeatId)
    expect(play.accept('Dan').accept('Eve').score('Ana')).toBe(4)
    const fewer = heard()
    for (const name of ['Cléo', 'Dan']) fewer.bots.add(name as SeatId)
    expect(fewer.refuse('Bob').phase).toBe('searching')
  })

  it('KOK-32 ALL-6 nobody waits for those who are not there, but they count', () => {
    const play = table()
    for (const name of ['Cléo', 'Dan']) play.present.delete(name as SeatId)
    play.do('Ana', tap(play)).claim('Ana', ...GOOD)
    expect(play.refuse('Bob').score('Ana')).toBe(4)
  })

  it('KOK-21 a spelling card is spelled before the vote, and a slip is paid like a refusal', () => {
    const stack = { ...STACK, turned: 'R* S' }
    const play = table({ stack })
    play.do('Ana', tap(play)).claim('Ana', 'Rome', 'Ville', 'R* / O')
    expect(play.ask('Bob', { type: 'accept', claim: 1 })).toMatchObject({ code: 'spelled-first' })
    play.spell('Ana', 'ROX')
    expect(play.seenBy('Bob')).toMatchObject({ phase: 'searching', out: ['Ana'], debts: { Ana: 1 } })
    play.do('Bob', tap(play)).claim('Bob', 'Rome', 'Ville', 'R* / O').spell('Bob', 'ROME')
    expect(play.accept('Ana').accept('Cléo').accept('Dan').pile('Bob')).toBe('R* O|Ville|')
  })

  it('KOK-8 what was refused is not heard again in that round', () => {
    const play = heard().refuse('Bob').refuse('Cléo')
    play.do('Bob', tap(play))
    expect(play.ask('Bob', play.claiming('Bob', 'rosé', 'Ville', 'R / O'))).toMatchObject({ code: 'refused-before' })
  })
})
