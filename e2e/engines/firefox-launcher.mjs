#!/usr/bin/env node
/**
 * Starts Firefox for Playwright, with a WebSocket proxy between the two. Playwright sends `emulation.setMediaFeaturesOverride` to every
 * new context and gives up when it fails; Firefox ESR 153 does not know that command. The proxy answers it with success where the browser
 * says « unknown command », and hands on everything else as it is. Colour scheme and motion are set by preferences (open-firefox.ts).
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import WebSocket, { WebSocketServer } from 'ws'

const MAY_BE_UNKNOWN = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

const proxyTo = (address) => (client, request) => {
  const browser = new WebSocket(`${address}${request.url}`, { maxPayload: 0, perMessageDeflate: false })
  const toBrowser = []
  const maybeUnknown = new Set()
  client.on('message', (data) => {
    const text = String(data)
    if (text.includes(MAY_BE_UNKNOWN)) {
      const { id, method } = JSON.parse(text)
      if (method === MAY_BE_UNKNOWN) maybeUnknown.add(id)
    }
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else toBrowser.push(text)
  })
  browser.on('open', () => {
    for (const text of toBrowser.splice(0)) browser.send(text)
  })
  browser.on('message', (data) => {
    const text = String(data)
    if (maybeUnknown.size > 0) {
      const { id, error } = JSON.parse(text)
      if (maybeUnknown.delete(id) && error === 'unknown command') {
        client.send(JSON.stringify({ type: 'success', id, result: {} }))
        return
      }
    }
    client.send(text)
  })
  client.on('close', () => browser.close())
  browser.on('close', () => client.close())
  browser.on('error', () => client.close())
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line)?.[1]
  if (address === undefined) console.error(line)
  else {
    const proxy = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0, perMessageDeflate: false })
    proxy.on('connection', proxyTo(address))
    proxy.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${proxy.address().port}`))
  }
}
