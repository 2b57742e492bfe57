import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../.cache/chromium', import.meta.url))

const FONTS_CONF = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${cache}/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>
`

let unpacked: Promise<string> | undefined

/** The path of a Chromium that came with `npm ci`, unpacked on first use; CHROMIUM_PATH names another. */
export const chromiumPath = (): Promise<string> => {
  // Once per process: it changes the environment while it unpacks, and tests take several phones at the same time.
  unpacked ??= process.env.CHROMIUM_PATH ? Promise.resolve(process.env.CHROMIUM_PATH) : unpack()
  return unpacked
}

const unpack = async (): Promise<string> => {
  mkdirSync(cache, { recursive: true })
  // Renamed into place: a browser that another test process starts at this moment never reads half of it.
  writeFileSync(`${cache}/fonts.conf.${process.pid}`, FONTS_CONF)
  renameSync(`${cache}/fonts.conf.${process.pid}`, `${cache}/fonts.conf`)
  // The package unpacks into the system's folder for temporary files and takes what lies there: ours is our own.
  const { TMPDIR } = process.env
  process.env.TMPDIR = cache
  // Makes it bring its own shared libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  process.env.FONTCONFIG_FILE = `${cache}/fonts.conf`
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  return path
}

export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']
