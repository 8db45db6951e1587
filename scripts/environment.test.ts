import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const NAMES = [
  'DATABASE_URL',
  'DEMO',
  'AUTH_SECRET',
  'INTERNAL_TOKEN',
  'LUCCACASE_SECRET',
  'SITE_URL',
  'ENV_FILE',
  'DATA_DIR',
]
const OWN = 'postgresql://utente:parola@db.example/mia'
const GIVEN = 'un segreto scritto da chi installa, lungo abbastanza'

let folder = ''
const before = { ...process.env }

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chiaravia-env-'))
  for (const name of NAMES) delete process.env[name]
})

afterEach(() => {
  process.env = { ...before }
  rmSync(folder, { recursive: true, force: true })
})

/** What a start in a folder with these files and this environment goes by, and what it wrote. */
async function started({
  env = '',
  local,
  set = {},
  root = folder,
}: {
  env?: string
  local?: string
  set?: NodeJS.Dict<string>
  root?: string
}) {
  writeFileSync(path.join(folder, '.env'), env)
  const file = path.join(folder, '.env.local')
  if (local !== undefined) writeFileSync(file, local)
  Object.assign(process.env, set)
  jest.resetModules()
  jest.doMock('./migrations/files', () => ({ ROOT: root }))
  const { loadEnvironment } = await import('./environment')
  loadEnvironment('production')
  const written = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return undefined
    }
  })()
  return { ...process.env, written } as NodeJS.Dict<string>
}

describe('the first start', () => {
  it('makes up what nobody has given, and shows demo data in the embedded database', async () => {
    const { written, DEMO, AUTH_SECRET, INTERNAL_TOKEN } = await started({})
    expect(DEMO).toBe('true')
    expect(AUTH_SECRET).toHaveLength(43)
    expect(written).toContain(`AUTH_SECRET=${AUTH_SECRET}`)
    expect(written).toContain(`INTERNAL_TOKEN=${INTERNAL_TOKEN}`)
    expect(written).not.toContain('DEMO')
  })

  it('writes nothing that .env gives, and no demo beside a database of one’s own', async () => {
    const env = `DATABASE_URL=${OWN}\nAUTH_SECRET=${GIVEN}\n`
    const { written, DEMO, AUTH_SECRET, DATABASE_URL } = await started({ env })
    expect({ DEMO, AUTH_SECRET, DATABASE_URL }).toEqual({
      DEMO: 'false',
      AUTH_SECRET: GIVEN,
      DATABASE_URL: OWN,
    })
    expect(written).not.toContain('AUTH_SECRET')
    expect(written).toContain('INTERNAL_TOKEN=')
  })

  it('keeps what it makes up among the data, where the project’s folder cannot be written', async () => {
    const data = path.join(folder, 'dati')
    const root = path.join(folder, 'non-ce')
    const { AUTH_SECRET, written } = await started({ root, set: { DATA_DIR: data } })
    expect(AUTH_SECRET).toHaveLength(43)
    expect(written).toBeUndefined()
    expect(readFileSync(path.join(data, 'env.local'), 'utf8')).toContain(`AUTH_SECRET=${AUTH_SECRET}`)
    delete process.env.AUTH_SECRET
    expect((await started({ root, set: { DATA_DIR: data } })).AUTH_SECRET).toBe(AUTH_SECRET)
  })

  it('writes no file where all secrets are given', async () => {
    const set = { AUTH_SECRET: GIVEN, INTERNAL_TOKEN: GIVEN, LUCCACASE_SECRET: GIVEN }
    expect((await started({ set })).written).toBeUndefined()
  })

  it('makes up no partner’s secret for a database of one’s own: without it the address is shut', async () => {
    expect((await started({ env: `DATABASE_URL=${OWN}\n` })).LUCCACASE_SECRET).toBeUndefined()
  })

  it('makes up what a copied example leaves empty', async () => {
    const { AUTH_SECRET } = await started({ env: 'AUTH_SECRET=\nDATABASE_URL=\n' })
    expect(AUTH_SECRET).toHaveLength(43)
  })
})

describe('a later start', () => {
  const local = `AUTH_SECRET=segreto della dimostrazione di prima\nDEMO=true\n`

  it('goes by .env, whatever a demonstration in the same folder has left', async () => {
    const env = `DATABASE_URL=${OWN}\nAUTH_SECRET=${GIVEN}\n`
    const { DEMO, AUTH_SECRET } = await started({ env, local })
    expect({ DEMO, AUTH_SECRET }).toEqual({ DEMO: 'false', AUTH_SECRET: GIVEN })
  })

  it('keeps the secrets of before', async () => {
    const { DEMO, AUTH_SECRET } = await started({ local })
    expect({ DEMO, AUTH_SECRET }).toEqual({
      DEMO: 'true',
      AUTH_SECRET: 'segreto della dimostrazione di prima',
    })
  })

  it.each([
    ['beside it in .env', { env: `DATABASE_URL=${OWN}\nDEMO=true\n` }, 'true'],
    ['beside it in .env.local', { local: `DATABASE_URL=${OWN}\nDEMO=true\n` }, 'true'],
    ['nowhere', { local: `DATABASE_URL=${OWN}\n` }, 'false'],
  ])('a database of one’s own with the demo said %s', async (_where, files, demo) => {
    expect((await started(files)).DEMO).toBe(demo)
  })

  it('tests take no database from .env', async () => {
    const { DATABASE_URL } = await started({ env: `DATABASE_URL=${OWN}\n`, set: { DATABASE_URL: '' } })
    expect(DATABASE_URL).toBe('')
  })
})
