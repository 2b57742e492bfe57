import { hostname } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { renewIn } from './folder.ts'
import { BadName, namesOfThisMachine } from './home-names.ts'

/** `npm run -s certificate`, optionally with further names of this machine: makes a certificate for HTTPS at home. */
const folder = join(resolve(process.env.DATA_DIR || 'data'), 'https')

const day = (date: string) => new Date(date).toLocaleDateString('fr', { dateStyle: 'long' })

/** The path as the operator types it in the current folder. */
const typed = (file: string): string => {
  const near = relative(process.cwd(), file)
  const path = near.startsWith('..') ? file : near
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}

const command = (file: string) =>
  process.platform === 'win32' ? `$env:TLS_CERT = '${file}'; npm start` : `TLS_CERT=${typed(file)} npm start`

const run = async (): Promise<string> => {
  const names = namesOfThisMachine(process.argv.slice(2))
  const { file, authority, certificate, isNewAuthority } = await renewIn(folder, hostname(), names)
  return [
    isNewAuthority
      ? `Une autorité pour ta maison est faite. Sa clé reste ici, dans ${typed(folder)} : ne la donne à personne.`
      : 'L’autorité de ta maison n’a pas changé : les appareils qui lui font confiance n’ont rien à refaire.',
    `Le certificat vaut jusqu’au ${day(certificate.validTo)}, pour ${(certificate.subjectAltName ?? '').replaceAll(/(DNS|IP Address):/g, '')}.`,
    '',
    'Pour jouer en https :',
    `  ${command(file)}`,
    '',
    'Chaque appareil doit ensuite faire confiance à l’autorité, une seule fois. La page /confiance dit comment.',
    'Empreinte de l’autorité, à comparer avec celle que montre cette page :',
    `  ${authority.fingerprint256}`,
  ].join('\n')
}

try {
  console.log(await run())
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  if (!(error instanceof BadName) && code === undefined) throw error
  console.error(error instanceof BadName ? message : `${folder} : impossible d’y lire ou d’y écrire (${code}).`)
  process.exit(1)
}
