import { readerOf } from '@tablee/game-kit/schema.ts'
import { move } from './moves.ts'
import { options } from './options.ts'

export { move, options }
export const readMove = readerOf(move)
export const readOptions = readerOf(options)
