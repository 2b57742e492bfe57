import { beforeEach, describe, expect, it } from 'vitest'
import { BOXES } from '../shelf/boxes.ts'
import { unfinished } from './unfinished.ts'

const game = (code: string, at = 0) => ({ code, box: BOXES[0] ?? '', people: [], at })
const codes = () => unfinished.read().map(({ code }) => code)

describe('the games of this device that were left before their end', () => {
  beforeEach(() => {
    for (const code of codes()) unfinished.drop(code)
  })

  it('another game begun does not make one forget those before; the last one opened comes first', () => {
    unfinished.keep(game('ICI-1'))
    unfinished.keep(game('ICI-2'))
    expect(codes()).toEqual(['ICI-2', 'ICI-1'])
    unfinished.keep(game('ICI-1', 7))
    expect(codes()).toEqual(['ICI-1', 'ICI-2'])
    expect(unfinished.read()[0]?.at).toBe(7)
  })

  it('one that is over or thrown away is gone, the others stay', () => {
    for (const code of ['ICI-1', 'ICI-2', 'ICI-3']) unfinished.keep(game(code))
    unfinished.drop('ICI-2')
    unfinished.drop('ICI-9')
    expect(codes()).toEqual(['ICI-3', 'ICI-1'])
  })

  it('few are kept: the oldest goes first', () => {
    for (let nth = 0; nth < 9; nth++) unfinished.keep(game(`ICI-${nth}`))
    expect(codes()).toEqual(['ICI-8', 'ICI-7', 'ICI-6', 'ICI-5', 'ICI-4', 'ICI-3'])
  })
})
