import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const IS_WORTH_IT = /\.(js|css|html|svg|bin|txt|webmanifest)$/
const compressions = [
  { ending: '.br', compress: promisify(brotliCompress) },
  { ending: '.gz', compress: promisify(gzip) },
]

/** Puts a .br and a .gz beside each file, so that the server compresses nothing. */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'tablee-precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => IS_WORTH_IT.test(file))
      await Promise.all(
        files.flatMap((file) => {
          const content = readFileSync(join(folder, file))
          return compressions.map(async ({ ending, compress }) =>
            writeFileSync(join(folder, file + ending), await compress(content)),
          )
        }),
      )
    },
  }
}
