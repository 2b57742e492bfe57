import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tablee/log/free-port'
import { createApp } from '../apps/server/src/app.ts'

/** The client under test: see playwright.old.config.ts. */
export const builtClient = process.env.WEB_DIR ?? fileURLToPath(new URL('../apps/web/dist', import.meta.url))

/** A server to be stopped in the middle, always at one address: browsers' « offline » does not reach service workers. */
export const startServer = async (webRoot = builtClient) => {
  const port = await freePort()
  let app = await createApp({ webRoot })
  const url = await app.listen({ host: '127.0.0.1', port })
  const stop = async () => {
    app.server.closeAllConnections()
    await app.close()
  }
  const startAgain = async (otherRoot = webRoot) => {
    app = await createApp({ webRoot: otherRoot })
    await app.listen({ host: '127.0.0.1', port })
  }
  return { url, stop, startAgain }
}

const HASH = /-([\w-]{8})\.(js|css|bin|woff2)/g
const other = (hash: string) => [...hash].reverse().join('')

/** The built client as another build would be: the same files under other hashes. */
export const anotherBuild = (folder: string): string => {
  cpSync(builtClient, folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (/\.(br|gz)$/.test(name)) rmSync(file)
    else if (/\.(js|css|html)$/.test(name)) {
      const renamed = readFileSync(file, 'utf8').replace(HASH, (_, hash, kind) => `-${other(hash)}.${kind}`)
      writeFileSync(
        file,
        renamed.replace(/tablee-[0-9a-f]{12}|"[0-9a-f]{12}"/g, (name) => name.replace(/[0-9a-f]{12}/, other)),
      )
    }
  }
  const assets = join(folder, 'assets')
  for (const name of readdirSync(assets))
    renameSync(
      join(assets, name),
      join(
        assets,
        name.replace(HASH, (_, hash, kind) => `-${other(hash)}.${kind}`),
      ),
    )
  return folder
}
