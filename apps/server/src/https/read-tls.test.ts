import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { renewIn } from '../../certificate/folder.ts'
import { namesOfThisMachine } from '../../certificate/home-names.ts'
import { readTls } from './read-tls.ts'

const folder = mkdtempSync(join(tmpdir(), 'tablee-tls-'))
const file = (name: string, text?: string): string => {
  const path = join(folder, name)
  if (text !== undefined) writeFileSync(path, text)
  return path
}
const whole = file('https/tablee.pem')
const pem = () => readFileSync(whole, 'utf8')
const certificates = () => pem().slice(pem().indexOf('-----BEGIN CERT'))
const key = () => pem().slice(0, pem().indexOf('-----BEGIN CERT'))
const otherKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
}
const said = (env: Record<string, string>, now?: Date): string => {
  try {
    readTls(env, now)
    return 'nothing'
  } catch (error) {
    return (error as Error).message.replaceAll(folder, '')
  }
}

beforeAll(async () => {
  await renewIn(join(folder, 'https'), 'grenier', namesOfThisMachine([]))
})

it('without a setting the server uses plain HTTP', () => {
  expect(readTls({})).toBeUndefined()
  expect(readTls({ TLS_CERT: '', TLS_KEY: '' })).toBeUndefined()
})

it('reads key and certificate from one file or from two', () => {
  const [apart, keyFile] = [file('cert.pem', certificates()), file('key.pem', key())]
  expect(said({ TLS_CERT: whole })).toBe('nothing')
  expect(said({ TLS_CERT: apart, TLS_KEY: keyFile })).toBe('nothing')
})

it('finds a private authority by its certificate in the file; a public one is not there', () => {
  expect(readTls({ TLS_CERT: whole })?.authority?.subject).toBe('CN=Tablée (grenier)')
  const first = certificates().slice(0, certificates().indexOf('-----BEGIN CERT', 1))
  expect(readTls({ TLS_CERT: file('public.pem', key() + first) })?.authority).toBeUndefined()
})

it('reports an unusable setting in one sentence', () => {
  expect(said({ TLS_KEY: '/key.pem' })).toBe('TLS_KEY=/key.pem : il manque le certificat. Ajoute TLS_CERT=FICHIER')
  expect(said({ TLS_CERT: file('nowhere.pem') })).toBe(
    'TLS_CERT=/nowhere.pem : ce fichier n’existe pas. Pour en faire un : npm run -s certificate',
  )
  expect(said({ TLS_CERT: folder })).toMatch(/ : illisible\. Vérifie que c’est un fichier et que tu as le droit/)
  expect(said({ TLS_CERT: file('poem.pem', 'Mignonne, allons voir') })).toBe(
    'TLS_CERT=/poem.pem : pas de certificat lisible (il faut du PEM).',
  )
  expect(said({ TLS_CERT: file('cut.pem', pem().replace(/[A-Z]{3}/g, 'é')) })).toMatch(/pas de certificat lisible/)
  expect(said({ TLS_CERT: file('cert.pem', certificates()) })).toBe(
    'TLS_CERT=/cert.pem : la clé n’est pas dans ce fichier. Ajoute TLS_KEY=FICHIER',
  )
  expect(said({ TLS_CERT: whole, TLS_KEY: file('poem.pem') })).toBe(
    'TLS_KEY=/poem.pem : pas de clé privée lisible (il faut du PEM, sans mot de passe).',
  )
  expect(said({ TLS_CERT: whole, TLS_KEY: file('other.pem', otherKey()) })).toBe(
    'TLS_KEY=/other.pem : ce n’est pas la clé du certificat de TLS_CERT=/https/tablee.pem.',
  )
  expect(said({ TLS_CERT: file('mixed.pem', otherKey() + certificates()) })).toBe(
    'TLS_CERT=/mixed.pem : la clé de ce fichier n’est pas celle de son certificat.',
  )
})

it('reports an expired or not yet valid certificate with its date', () => {
  const years = (count: number) => new Date(Date.now() + count * 365 * 86_400_000)
  expect(said({ TLS_CERT: whole }, years(2))).toMatch(
    /^TLS_CERT=\/https\/tablee\.pem : ce certificat a expiré le \d.* \d{4}\. Pour le renouveler : npm run -s certificate$/,
  )
  expect(said({ TLS_CERT: whole }, years(-1))).toMatch(/ne vaut qu’à partir du .*La machine est-elle à l’heure \?$/)
})
