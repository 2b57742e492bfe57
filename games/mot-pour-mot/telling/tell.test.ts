import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { Play } from '../test/driver.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { roleOf } from './roles.ts'
import { busiestLetters, headline, howWon, lastLine, stageLine, standsLine, wonBy } from './tell.ts'

const nameOf = (seat: SeatId): string => seat

const head = (play: Play, name: string, words = fr) => {
  const view = play.seenBy(name)
  const role = roleOf(view, name as SeatId)
  if (role === undefined) throw new Error(`${name} does not play`)
  return headline(view, role, words, nameOf)
}
const last = (play: Play, words = fr) => {
  const view = play.seenBy(undefined)
  if (view.last === undefined) throw new Error('no turn yet')
  return lastLine(view.last, view.edition, words)
}
const vote = (play: Play, against: readonly string[]) => {
  for (const name of ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve'])
    play.do(name, { type: 'vote', vote: against.includes(name) ? 'against' : 'for' })
  return play
}
const contested = () => new Play().answer('CHAT').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })

describe('what one has to do, in one sentence', () => {
  it('MPM-9 while a word is searched', () => {
    const play = new Play().spell('')
    expect(head(play, 'Ana')).toBe('À toi d’épeler, capitaine')
    expect(head(play, 'Bob')).toBe('Souffle un mot à Ana')
    expect(head(play, 'Dan')).toBe('Ana cherche un mot…')
    expect(head(play.do('Ana', { type: 'spell', letter: 'C' }), 'Dan')).toBe('Ana épelle…')
    expect(head(play, 'Ana', en)).toBe('Yours to spell, captain')
  })
  it('MPM-13 when time is up', () => {
    const play = new Play().spell('C').letTimePass()
    expect(head(play, 'Ana')).toBe('Le temps est écoulé\u00a0: dis le mot entier')
    expect(head(play, 'Eve')).toBe('Temps écoulé\u00a0! Ana dit le mot entier…')
  })
  it('MPM-19 when a word is to be judged', () => {
    const play = new Play().answer('CLASSE')
    expect(head(play, 'Dan')).toBe('Sel a dit CLASSE\u00a0: d’accord\u00a0?')
    expect(head(play, 'Ana')).toBe('CLASSE est dit. Dan juge…')
    expect(head(play, 'Dan', en)).toBe('Sel said CLASSE: agreed?')
  })
  it('MPM-24 when one votes, and once one has', () => {
    const play = contested()
    expect(head(play, 'Eve')).toBe('CHAT va avec la carte\u00a0?')
    expect(head(play.do('Eve', { type: 'vote', vote: 'for' }), 'Eve')).toBe('C’est voté. On attend les autres…')
  })
  it('ALL-3 a paused table tells nothing else while a word is searched', () => {
    const view = new Play().spell('C').seenBy('Ana', { isPaused: true })
    const role = roleOf(view, 'Ana' as SeatId)
    expect(role && headline(view, role, fr, nameOf)).toBe('La table est en pause')
    expect(stageLine(view, en, nameOf)).toBe('The table is paused')
  })
})

describe('the sentence of the shared screen', () => {
  it('says vous', () => {
    const line = (play: Play) => stageLine(play.seenBy(undefined), fr, nameOf)
    const play = new Play()
    expect(line(play)).toBe('À vous, Sel\u00a0: Ana tire une carte')
    expect(line(play.do('Ana', { type: 'draw' }))).toBe('Lisez bien. Ana retourne le sablier')
    expect(line(new Play().answer('CHAT'))).toBe('Poivre, d’accord avec CHAT\u00a0?')
    expect(line(contested())).toBe('Votez\u00a0: CHAT va avec la carte\u00a0?')
  })
})

describe('what just happened, in one line', () => {
  it('MPM-30 which letters moved and which is out', () => {
    const play = new Play().turn('SOLS').turn('AE').turn('CLASSE')
    expect(last(play)).toBe('CLASSE\u00a0: C, L et S avancent\u00a0; le S est sorti.')
    expect(last(play, en)).toBe('CLASSE: C, L, and S move on; S is out.')
  })
  it('MPM-31 captured letters are captured', () => {
    const play = new Play({ edition: 'capture', first: 'poivre' }).turn('TSTS').turn('AE').turn('CHATS')
    expect(last(play)).toBe('CHATS\u00a0: C, H, T et S avancent\u00a0; le T et le S sont capturés.')
  })
  it('MPM-11 a word without a tile moved nothing', () => {
    expect(last(new Play().turn('AXE'))).toBe('AXE\u00a0: rien n’a bougé.')
  })
  it('MPM-13 nothing found, or another word than was spelled', () => {
    expect(last(new Play().spell('').letTimePass())).toBe('Sel n’a rien trouvé.')
    const other = new Play().spell('CH').letTimePass().do('Ana', { type: 'tell', word: 'Poule' })
    expect(last(other)).toBe('Le mot ne commençait pas ainsi\u00a0: les lettres reviennent.')
  })
  it('MPM-18 a word told twice', () => {
    const play = new Play().turn('CHAT').turn('AE').spell('CH').letTimePass().do('Ana', { type: 'tell', word: 'chat' })
    expect(last(play)).toBe('Ce mot a déjà été dit\u00a0: les lettres reviennent.')
  })
  it('MPM-20 misspelled', () => {
    const play = new Play().answer('CLACE').do('Dan', { type: 'check-spelling' }).letTimePass()
    expect(last(play)).toBe('CLACE, mal orthographié\u00a0: les lettres reviennent.')
  })
  it('MPM-21 who asked for nothing skips', () => {
    const play = new Play({ known: ['CHAT'] }).answer('CHAT').do('Dan', { type: 'check-spelling' })
    expect(last(play)).toBe('CHAT\u00a0: C, H et T avancent. Bien écrit\u00a0: Poivre passe son tour.')
    expect(last(play, en)).toBe('CHAT: C, H, and T move on. Well spelled: Poivre skips a turn.')
  })
  it('MPM-22 MPM-24 on a tie the word stays, and nobody skips', () => {
    const tied = new Play().answer('BZZT').do('Dan', { type: 'check-spelling' }).do('Ana', { type: 'plead' })
    for (const name of ['Ana', 'Bob']) tied.do(name, { type: 'vote', vote: 'for' })
    for (const name of ['Dan', 'Eve']) tied.do(name, { type: 'vote', vote: 'against' })
    tied.letTimePass()
    expect(last(tied)).toBe('BZZT\u00a0: B et T avancent. Égalité\u00a0: le mot reste. 2 voix pour, 2 contre.')
  })
  it('MPM-24 how the table voted', () => {
    const fell = vote(contested(), ['Bob', 'Dan', 'Eve'])
    expect(last(fell)).toBe('CHAT, hors sujet\u00a0: les lettres reviennent. 2 voix pour, 3 contre.')
    const { verdict } = vote(contested(), ['Dan']).seenBy(undefined)
    expect(verdict && standsLine(verdict, fr)).toBe('La table garde le mot. 4 voix pour, 1 contre.')
    expect(verdict && standsLine(verdict, en)).toBe('The table keeps the word. 4 votes for, 1 against.')
  })
})

describe('the end', () => {
  const board = { options: { columns: 3 as const } }
  it('MPM-27 on a tie the team that played second wins, and is told so', () => {
    const view = new Play(board).turn('BCDFG').turn('HILMN').turn('BCDFGA').turn('HILMNA').seenBy(undefined)
    expect(view.winner).toBe('poivre')
    expect(howWon(view, 'poivre', fr)).toBe('5 partout\u00a0: à égalité, Poivre l’emporte, qui jouait en second.')
  })
  it('MPM-26 how many cactuses were sent over, and how many it took where there are more', () => {
    const won = (mine: number) => wonBy('cactus', 'sel', { mine, theirs: 2, goal: 5 }, fr)
    expect(won(5)).toBe('5 cactus envoyés chez Poivre.')
    expect(won(7)).toBe('7 cactus envoyés chez Poivre, il en fallait 5.')
    expect([fr.stage.ofSome(5, 5), fr.stage.ofSome(7, 5)]).toEqual(['sur 5', 'il en fallait 5'])
    expect(fr.label.score('sel', 7, 5)).toBe('Sel\u00a0: 7, il en fallait 5')
  })
  it('MPM-28 capture stops at once', () => {
    const view = new Play({ edition: 'capture', ...board }).turn('BCDFGH').turn('AE').turn('BCDFGHA').seenBy(undefined)
    expect(howWon(view, 'sel', en)).toBe('6 letters captured, and the game stops there.')
  })
  it('tells which letters the words asked for most', () => {
    expect(busiestLetters({ given: ['CHAT', 'TOIT', 'AA'], tiles: new Play().seenBy(undefined).tiles })).toEqual({
      letters: ['T'],
      times: 3,
    })
  })
})
