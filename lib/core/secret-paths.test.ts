import { readdirSync } from 'node:fs'
import { SECRET_PATHS, textWithoutSecrets, withoutListedSecret, withoutSecrets } from './secret-paths'

const TOKEN = 'q3Jx9_Vt0aB7kLmN2pRsTuVwXyZ1234567890abcdEF'

describe('an address in a log', () => {
  it.each([
    ['/v2/clients/confirm/abc', '/v2/clients/confirm/{…}'],
    ['/v2/whistleblowing/W26-ABCDEF/messages', '/v2/whistleblowing/{…}/messages'],
    ['/v2//whistleblowing//W26-ABCDEF', '/v2/whistleblowing/{…}'],
    ['/v2/whistle%62lowing/W26-ABCDEF', '/v2/whistle%62lowing/{…}'],
    ['/V2/Whistleblowing/W26-ABCDEF', '/V2/Whistleblowing/{…}'],
    ['https://sito.example/voto/abc?x=1', 'https://sito.example/voto/{…}?x=1'],
    ['/agents/password-dimenticata?token=abc&x=1', '/agents/password-dimenticata?token={…}&x=1'],
    [`/altrove/${TOKEN}`, '/altrove/{…}'],
    [`/altrove?q=${TOKEN}`, '/altrove?q={…}'],
  ])('%s is %s', (address, shown) => {
    expect(withoutSecrets(address)).toBe(shown)
  })

  it.each([
    '/v2/news/01900000-0000-7000-8000-000000000000',
    '/v2/pratiche?q=rossi&sort=-createdAt&limit=50',
    '/news/come-scegliere-il-mutuo-a-tasso-fisso-o-variabile',
    '/v2/agents/01900000-0000-7000-8000-000000000000/documenti/mandato',
    '/',
    '',
  ])('%s stays', (address) => {
    expect(withoutSecrets(address)).toBe(address)
  })

  it('loses its secret in the words of an error too, and nothing else there', () => {
    const said =
      'Failed to fetch https://sito.example/voto/abc (at /work/app/node_modules/prisma/PrismaClient_1.js:3)'
    expect(textWithoutSecrets(said)).toBe(said.replace('/voto/abc', '/voto/{…}'))
    expect(textWithoutSecrets('GET /admin/password-dimenticata?token=abc: 500')).not.toContain('abc')
  })
})

it('every folder that is called a token or a code is on the list', () => {
  const folders = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\[(?:token|code|codice)\]$/.test(name))
    .map((name) => `/${name.replaceAll('\\', '/').replace(/\([^)]*\)\//g, '')}`)
    // What is printed on a flyer opens a public page and nothing else.
    .filter((name) => name !== '/v/[codice]')
  expect(folders.length).toBeGreaterThan(4)
  for (const folder of folders) expect(SECRET_PATHS).toContain(folder.replace(/\[\w+\]$/, '*'))
})

it('keeps of the path of a page all but the secret that the list knows', () => {
  for (const path of SECRET_PATHS)
    expect(withoutListedSecret(path.replace('*', 'segreto'))).toBe(path.replace('*', '{…}'))
  expect(withoutListedSecret('/mutui/')).toBe('/mutui/')
})
