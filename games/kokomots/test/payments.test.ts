import { describe, expect, it } from 'vitest'
import { kokomots } from '../game.ts'
import type { State } from '../rules/state.ts'
import type { Play } from './driver.ts'
import { fail, GOOD, nextRound, STACK, skip, table, win } from './round-play.ts'

const debts = (owed: Readonly<Record<string, number>>): State['debts'] => owed

describe('what a refusal costs', () => {
  /** Ana has won R, S, O and the city. */
  const rich = () => nextRound(win(table(), 'Ana', ...GOOD))
  const cardOf = (play: Play, letter: string) =>
    play.seenBy('Ana').piles.Ana?.letters.find((each) => each.letter === letter)?.id ?? ''

  it('KOK-31 one card won earlier, of one’s own choice, while the others go on searching', () => {
    const play = fail(rich(), 'Ana')
    expect(play.seenBy('Bob')).toMatchObject({ phase: 'searching', payments: [{ seat: 'Ana', owed: 1, lasts: 15 }] })
    expect(play.ask('Bob', { type: 'pay', card: cardOf(play, 'S') })).toEqual({
      rule: 'KOK-31',
      code: 'nothing-to-pay',
    })
    expect(play.ask('Ana', { type: 'pay', card: 'nothing' })).toMatchObject({ code: 'not-among-those' })
    play.do('Ana', { type: 'pay', card: cardOf(play, 'S') })
    expect([play.pile('Ana'), play.state.payments, play.seenBy('Ana').debts]).toEqual(['R O|Ville|', [], { Ana: 0 }])
    // KOK-12: the letter is a discard.
    expect(play.state.discards.map(({ letter }) => letter)).toEqual(['S'])
  })

  it('KOK-31 not chosen within 15 s: a theme, which leaves the game', () => {
    const play = fail(rich(), 'Ana').wait(15)
    expect([play.pile('Ana'), play.state.gone.themes.length]).toEqual(['R S O||', 1])
  })

  it('KOK-31 else a plain letter, else any', () => {
    const stack = { ...STACK, turned: 'R^ S', draw: 'T U V W X Y' }
    const play = nextRound(win(table({ stack }), 'Ana', 'Rose', 'Ville', 'R^ S / O'))
    const lost = () => {
      fail(play, 'Ana').wait(15)
      for (const name of ['Bob', 'Cléo', 'Dan']) play.do(name, skip(play))
      nextRound(play)
      return play.pile('Ana')
    }
    expect([lost(), lost(), lost(), lost()]).toEqual(['R^ S O||', 'R^ O||', 'R^||', '||'])
  })

  it('KOK-31 KOK-42 with none yet it is owed from the next win, and debts add up', () => {
    const play = table()
    const round = () => {
      fail(play, 'Ana')
      for (const name of ['Bob', 'Cléo', 'Dan']) play.do(name, skip(play))
      return nextRound(play)
    }
    round()
    expect(round().seenBy('Bob').debts).toEqual({ Ana: 2 })
    // V and W lie turned.
    win(play, 'Ana', 'Vole', 'Ville', 'V / O')
    expect(play.seenBy('Bob')).toMatchObject({ debts: { Ana: 0 }, payments: [{ seat: 'Ana', owed: 2 }] })
    play.do('Ana', { type: 'pay', card: cardOf(play, 'V') }, { type: 'pay', card: cardOf(play, 'O') })
    expect(play.pile('Ana')).toBe('|Ville|')
  })

  it('KOK-42 out of those cards alone, and a debt greater than the win stays', () => {
    const play = rich()
    play.state = { ...play.state, debts: debts({ Ana: 2 }) }
    win(play, 'Ana', 'tapir', 'dos de Ville 1', 'T / A P')
    const [payment] = play.state.payments
    expect([payment?.owed, payment?.from.length]).toEqual([2, 4])
    expect(play.ask('Ana', { type: 'pay', card: cardOf(play, 'S') })).toEqual({
      rule: 'KOK-42',
      code: 'not-among-those',
    })
    const poor = table()
    poor.state = { ...poor.state, debts: debts({ Ana: 5 }) }
    win(poor, 'Ana', 'Rome', 'Ville', 'R / O')
    expect([poor.pile('Ana'), poor.seenBy('Ana').debts, poor.state.payments]).toEqual(['||', { Ana: 2 }, []])
  })

  it('KOK-42 paid before anything is counted: the end waits for it; a debt left at the end costs nothing', () => {
    const columns = ['Ville x1: O / P', 'Outil x0: ', 'Mer x0: ', 'Pays: I']
    const play = table({ stack: { ...STACK, columns } })
    play.state = { ...play.state, debts: debts({ Ana: 1, Bob: 3 }) }
    win(play, 'Ana', ...GOOD)
    expect([play.phase, kokomots.outcome(play.state)]).toEqual(['closing', undefined])
    play.do('Ana', { type: 'pay', card: cardOf(play, 'R') })
    expect([play.phase, play.score('Ana'), play.score('Bob')]).toEqual(['over', 3, 0])
  })

  it('KOK-33 KOK-42 a winner who owes pays first: the next letters wait for it, so that nobody misses them', () => {
    const play = table()
    play.state = { ...play.state, debts: debts({ Ana: 1 }) }
    win(play, 'Ana', ...GOOD).wait(14.9)
    const view = play.seenBy('Bob')
    expect(view).toMatchObject({ phase: 'turning', turner: 'Ana', payments: [{ seat: 'Ana', owed: 1, lasts: 15 }] })
    expect([view.step, view.endsAt]).toEqual([undefined, undefined])
    expect(play.ask('Ana', { type: 'turn-letters' })).toMatchObject({ code: 'not-now' })
    play.do('Ana', { type: 'pay', card: cardOf(play, 'S') })
    expect(play.seenBy('Bob')).toMatchObject({ phase: 'turning', turner: 'Ana', payments: [], endsAt: play.now + 5000 })
    expect(play.do('Ana', { type: 'turn-letters' }).phase).toBe('searching')
  })

  it('KOK-33 KOK-42 not chosen in time it is paid all the same, and then the letters turn by themselves', () => {
    const play = table()
    play.state = { ...play.state, debts: debts({ Ana: 1 }) }
    win(play, 'Ana', ...GOOD).wait(15)
    expect([play.phase, play.state.payments, play.wait(4.9).phase, play.wait(0.1).phase]).toEqual([
      'turning',
      [],
      'turning',
      'searching',
    ])
  })

  it('KOK-31 KOK-33 who was refused just before, and still chooses a card, misses nothing either', () => {
    const play = fail(rich(), 'Ana')
    win(play, 'Bob', 'tapir', 'dos de Ville 1', 'T / A P')
    expect(play.ask('Bob', { type: 'turn-letters' })).toMatchObject({ code: 'not-now' })
    expect(play.botMove('Bob', 'sharp')).toBeUndefined()
    play.do('Ana', { type: 'pay', card: cardOf(play, 'S') }).do('Bob', { type: 'turn-letters' })
    expect([play.phase, play.pile('Ana')]).toEqual(['searching', 'R O|Ville|'])
  })

  it('ALL-7 KOK-42 without a clock the host calls time on the payment, not on the letters', () => {
    const play = table({ options: { hasClock: false } })
    play.state = { ...play.state, debts: debts({ Ana: 1 }) }
    win(play, 'Ana', ...GOOD)
    const [step = 0] = play.state.payments.map(({ wait }) => wait.step)
    expect(play.ask({ kind: 'host' }, { type: 'time-up', step: step + 1 })).toMatchObject({ code: 'too-late' })
    play.do({ kind: 'host' }, { type: 'time-up', step })
    expect(play.do({ kind: 'host' }, { type: 'time-up', step: play.state.step }).phase).toBe('searching')
  })
})
