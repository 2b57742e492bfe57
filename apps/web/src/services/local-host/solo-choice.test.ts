import { expect, it } from 'vitest'
import { madeLike, soloChoice } from './solo-choice.ts'

const usual = { mode: 'classic', depth: 10, hasClock: true, waits: { turn: 45, judge: 10 } }

it('what was chosen is kept box by box', () => {
  expect(soloChoice.options('a-box', usual)).toEqual(usual)
  soloChoice.keepOptions('a-box', { ...usual, depth: 5 })
  expect(soloChoice.options('a-box', usual)).toEqual({ ...usual, depth: 5 })
  expect(soloChoice.options('another-box', usual)).toEqual(usual)
  soloChoice.keepBots('another-box', 4)
  expect([soloChoice.bots('another-box'), soloChoice.bots('a-box')]).toEqual([4, undefined])
})

it('what an older build kept is taken as far as it is of the same make', () => {
  const old = { mode: 'expert', depth: '5', gone: 1, waits: { turn: 90, announce: 3 } }
  expect(madeLike(old, usual)).toEqual({ ...usual, mode: 'expert', waits: { turn: 90, judge: 10 } })
  expect(madeLike('nonsense', usual)).toEqual(usual)
  expect(madeLike(undefined, usual)).toEqual(usual)
})
