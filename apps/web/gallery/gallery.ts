import { preview } from 'vite'
import { buildGallery } from './build.ts'

/** `npm run gallery`: builds the gallery and serves it to this machine; `-- --build` only builds it. */
await buildGallery()
if (!process.argv.includes('--build')) {
  const server = await preview({
    configFile: new URL('vite.config.ts', import.meta.url).pathname,
    preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4180) },
  })
  server.printUrls()
}
