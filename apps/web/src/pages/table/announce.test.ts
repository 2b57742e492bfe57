import type { SeatId, SeatView, TableView } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { tableTexts } from '../../parts/table/table-texts.ts'
import { tableNews, whoStoodUp } from './announce.ts'

const seat = (id: string, name: string, rest: Partial<SeatView> = {}): SeatView => ({
  id: id as SeatId,
  name,
  holder: 'person',
  team: 'sel',
  isCaptain: false,
  isPresent: true,
  isUnhurried: false,
  ...rest,
})
const table = (seats: SeatView[], rest: Partial<TableView> = {}): TableView => ({
  me: 's1' as SeatId,
  status: 'lobby',
  seats,
  host: 's1' as SeatId,
  isLocked: false,
  game: 'a-game',
  options: {},
  range: { min: 2, max: 12, teams: ['sel', 'poivre'] },
  decks: {},
  evening: [],
  onlookers: 0,
  screens: 0,
  ...rest,
})
const news = (before: TableView, after: TableView) => tableNews(before, after, tableTexts.fr)
const [me, ines] = [seat('s1', 'Camille'), seat('s2', 'Inès')]

describe('news of the table', () => {
  it('ALL-4 that it is locked, or open again', () => {
    const locked = table([me], { isLocked: true })
    expect([...news(table([me]), locked), ...news(locked, table([me]))]).toEqual([
      'La table est verrouillée.',
      'La table est ouverte.',
    ])
  })
  it('who comes and who goes', () => {
    expect(news(table([me]), table([me, ines]))).toEqual(['Inès s’assoit.'])
    expect(news(table([me, ines]), table([me]))).toEqual(['Inès se lève.'])
  })
  it('ALL-6 who stands up in mid-game, told from who only loses the line or was away before', () => {
    const [away, free] = [
      seat('s2', 'Inès', { isPresent: false }),
      seat('s2', 'Inès', { holder: 'nobody', isPresent: false }),
    ]
    const at = (other: SeatView) => table([me, other], { status: 'playing' })
    expect(news(at(ines), at(free))).toEqual(['Inès se lève.'])
    expect(whoStoodUp(at(ines), at(free))).toEqual([free])
    expect(whoStoodUp(at(ines), at(away))).toEqual([])
    expect(whoStoodUp(at(away), at(free))).toEqual([])
  })
  it('who loses the line and who is back', () => {
    const away = seat('s2', 'Inès', { isPresent: false })
    expect(news(table([me, ines]), table([me, away]))).toEqual(['Inès s’absente.'])
    expect(news(table([me, away]), table([me, ines]))).toEqual(['Inès revient.'])
  })
  it('ALL-6 a bot that takes a place is not somebody who is back', () => {
    const free = seat('s2', 'Inès', { holder: 'nobody', isPresent: false })
    const bot = seat('s2', 'Inès', { holder: 'bot' })
    expect(news(table([me, free]), table([me, bot]))).toEqual(['Un bot joue à la place d’Inès.'])
  })
  it('nothing about oneself, who knows', () => {
    expect(news(table([]), table([me]))).toEqual([])
  })
  it('ALL-10 who is the host now', () => {
    const handed = table([me, ines], { host: 's2' as SeatId })
    expect(news(table([me, ines]), handed)).toEqual(['Inès mène la table maintenant.'])
    expect(news(handed, table([me, ines]))).toEqual(['C’est toi qui mènes la table maintenant.'])
  })
  it('ALL-10 who leads the table while the host is away, and that the role goes back', () => {
    const acting = (host: SeatId, hostOfRecord: SeatId) => table([me, ines], { host, hostOfRecord })
    const inesHosts = table([me, ines], { host: ines.id })
    expect(news(inesHosts, acting(me.id, ines.id))).toEqual([
      'Inès n’est pas là\u00a0: tu mènes la table en attendant.',
    ])
    expect(news(acting(me.id, ines.id), inesHosts)).toEqual(['Inès mène la table maintenant.'])
    expect(news(table([me, ines]), acting(ines.id, me.id))).toEqual(['Inès mène la table en attendant Camille.'])
  })
  it('ALL-6 who sits down in somebody else’s chair, empty or a bot’s', () => {
    const zoe = seat('s2', 'Zoé')
    for (const holder of ['nobody', 'bot'] as const)
      expect(news(table([me, { ...ines, holder }]), table([me, zoe]))).toEqual(['Zoé s’assoit à la place d’Inès.'])
    expect(news(table([me, { ...ines, holder: 'bot' }]), table([me, ines]))).toEqual([])
  })
  it('ALL-3 the game begins, is paused, goes on, ends, is left', () => {
    const at = (status: TableView['status']) => table([me], { status })
    const steps = ['lobby', 'playing', 'paused', 'playing', 'over', 'lobby'] as const
    const told = steps.slice(1).map((status, nth) => news(at(steps[nth] ?? 'lobby'), at(status)))
    expect(told.flat()).toEqual([
      'La partie commence.',
      'La partie est en pause.',
      'La partie reprend.',
      'La partie est finie.',
      'Retour à la table.',
    ])
    const stopped = { number: 1, game: 'toy', options: {}, seats: [], view: {}, names: {}, teams: {} }
    expect(news(at('playing'), { ...at('lobby'), stopped })).toEqual(['La partie est arrêtée.'])
  })
  it('no news when nothing changed', () => {
    expect(news(table([me, ines]), table([me, ines]))).toEqual([])
  })
})
