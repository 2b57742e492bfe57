import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGE = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Another site</title><h1>Another site</h1><a href="/">Home</a>`

/** A site that is not ours: another host name and another port, so that browsers treat it as a different site. */
export class AnotherSite {
  private constructor(private readonly server: Server) {}

  static async start(): Promise<AnotherSite> {
    const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new AnotherSite(server)
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}/`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
