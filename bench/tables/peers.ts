import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { countingParty, type Gather, SeenCounts } from './party.ts'

const folder = fileURLToPath(new URL('../peers', import.meta.url))

export const peerFile = (name: string): string => join(folder, `${name}.js`)

/** The other implementations are a separate package, so that only this benchmark installs them. */
export const installPeers = (): void => {
  if (existsSync(join(folder, 'node_modules'))) return
  console.log('Installing the peers: npm ci in bench/peers')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('the peers could not be installed')
}

interface Connected {
  next(person: number): void
  leave(): void
}
interface PeersPeople {
  gather(url: string, saw: (person: number, count: number) => void): Promise<Connected>
}

/** People who use the other implementation's own client. */
export const gatherWith =
  (name: string): Gather =>
  async (url) => {
    const people = (await import(pathToFileURL(peerFile(name)).href)) as PeersPeople
    const seenCounts = new SeenCounts()
    const { next, leave } = await people.gather(url, (person, count) => seenCounts.saw(person, count))
    return countingParty(seenCounts, next, leave)
  }
