import type { BoxName } from '@tablee/ui/client.ts'
import { AnotherSite } from '../engines/another-site.ts'
import { Hand } from '../engines/hand.ts'
import { openProfile } from '../engines/open-profile.ts'
import type { Engine, Profile, Tab } from '../engines/tab.ts'
import { type DeviceStorage, readStorageInPage } from './device-storage.ts'
import { Kept, type KeptDeck, type KeptGame } from './kept.ts'
import { GameServer } from './place.ts'
import type { TableHost } from './table-host.ts'

/** One device that lives through a journey, the servers around it, and the model of what it must keep. */
export class World {
  kept = new Kept()
  /** Somebody else’s table that the device may sit at. */
  host: TableHost | undefined
  hand: Hand
  /**
   * False once an automated WebKit was on another site: with no page of the origin left it empties the cache of the service worker, and
   * does not fill it any more (seen in 2.50.6; not in a window that is not automated, private or not).
   */
  canPlayOffline = true
  private begun = { decks: 0, games: 0 }
  /** Every game that was ever begun and not stopped or evicted, offered or not: an address may lead back to it. */
  readonly everyGame = new Map<string, KeptGame>()

  private constructor(
    readonly engine: Engine,
    readonly profile: Profile,
    readonly server: GameServer,
    readonly site: AnotherSite,
    public tab: Tab,
  ) {
    this.hand = new Hand(tab)
  }

  static async open(engine: Engine): Promise<World> {
    const [server, site] = await Promise.all([GameServer.start(), AnotherSite.start()])
    let profile: Profile | undefined
    try {
      profile = await openProfile(engine)
      const world = new World(engine, profile, server, site, await profile.newTab())
      await world.goto('/')
      return world
    } catch (error) {
      await Promise.allSettled([profile?.close(), server.stop(), site.stop()])
      throw error
    }
  }

  async goto(path: string): Promise<void> {
    await this.tab.goto(this.server.url + path)
  }

  async gotoAnotherSite(): Promise<void> {
    await this.tab.goto(this.site.url)
    await this.hand.sees('heading', 'Another site')
    if (this.engine === 'webkit') this.canPlayOffline = false
  }

  /** The path of the page, undefined on another site. */
  async path(): Promise<string | undefined> {
    const url = await this.tab.url()
    return url.startsWith(`${this.server.url}/`) ? url.slice(this.server.url.length) : undefined
  }

  readStorage(): Promise<DeviceStorage> {
    return this.tab.run(readStorageInPage, undefined)
  }

  /** Another tab of the same profile, for as long as `use` takes. */
  async inAnotherTab<T>(path: string, use: (hand: Hand) => Promise<T>): Promise<T> {
    const tab = await this.profile.newTab()
    try {
      await tab.goto(this.server.url + path)
      return await use(new Hand(tab))
    } finally {
      await tab.close()
    }
  }

  newDeck(about: Omit<KeptDeck, 'nth'>): KeptDeck {
    this.begun.decks += 1
    const deck = { ...about, nth: this.begun.decks }
    this.kept.decks.push(deck)
    return deck
  }

  nextDeckNumber(): number {
    return this.begun.decks + 1
  }

  /** Read in the storage when it is checked next. */
  newGame(code: string, box: BoxName, people: readonly string[] = []): KeptGame {
    this.begun.games += 1
    const game = { nth: this.begun.games, code, box, people, decisions: 0, first: '' }
    this.everyGame.set(code, game)
    this.openGame(game)
    return game
  }

  /** Those around the device now are proposed the next time. */
  openGame(game: KeptGame): void {
    this.kept.open(game)
    if (game.people.length > 0) this.kept.gathered = game.people
  }

  stopGame(code: string): void {
    this.everyGame.delete(code)
    this.kept.drop(code)
  }

  /** Somebody who looks at a game of this device opens it, be it by the back button. */
  async noteOpenGame(): Promise<void> {
    const code = /^\/table\/(ICI-\d+)$/.exec((await this.path()) ?? '')?.[1]
    const game = code === undefined ? undefined : this.everyGame.get(code)
    if (game) this.openGame(game)
  }

  /** The device has forgotten everything. */
  forgetAll(): void {
    this.kept = new Kept()
    this.everyGame.clear()
  }

  async close(): Promise<void> {
    this.host?.leave()
    await this.profile.close().catch(() => undefined)
    await Promise.allSettled([this.server.stop(), this.site.stop()])
  }
}
