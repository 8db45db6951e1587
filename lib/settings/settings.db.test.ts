import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { startReadCache } from '@/lib/core/cached'
import { unsaidCompany } from '@/lib/core/company'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { ratesSource } from '@/lib/features/rates/data'
import { SETTINGS } from '@/lib/registry/settings'
import { listenTags } from '@/lib/serving/pages/tag-listener'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { companySettings } from './company-settings'
import { effectiveValue } from './define'

const list = async (as: Caller | null) =>
  (await callAs(as, 'GET', 'settings')).json.items as (Json & { key: string; value: unknown })[]
const one = async (as: Caller, key: string) => (await list(as)).find((item) => item.key === key)
const set = (as: Caller | null, key: string, body: object) =>
  callAs(as, 'PATCH', 'settings/[key]', { params: { key }, body })

beforeEach(() => db().setting.deleteMany())

const { social: _s, sitoCarte: _c, avvertenza: _a, ...unsaidIdentity } = unsaidCompany

describe('the registry', () => {
  it.each(SETTINGS.map((definition) => [definition.key, definition] as const))(
    '%s: its initial value is one, and its form gives back what it shows',
    (_key, definition) => {
      const { schema, initial, form } = definition
      expect(schema.parse(initial)).toEqual(initial)
      const shown = form.toForm(initial)
      const names = form.fields.map(({ name }) => name)
      expect(Object.keys(form.schema.shape).sort()).toEqual([...names].sort())
      const complete = Object.fromEntries(names.map((name) => [name, shown[name] ?? null]))
      expect(form.schema.safeParse(complete)).toMatchObject({ success: true })
      expect(schema.parse(form.fromForm(complete))).toEqual(initial)
    },
  )

  it('every key has a reader, and every reader a key', () => {
    const files = sourcesBelow('lib').concat(sourcesBelow('app'))
    const texts = files.map((name) => [name, readFileSync(name, 'utf8')] as const)
    const declared = texts.flatMap(([, text]) => [
      ...text.matchAll(/export const (\w+) = defineSetting<[\s\S]*?\n {2}key: '(\w+)'/g),
    ])
    expect(declared.map(([, , key]) => key).sort()).toEqual(SETTINGS.map(({ key }) => key).sort())
    const read = texts.flatMap(([, text]) => [
      ...text.matchAll(/await setting(?:Held)?\((\w+)(?:, tx)?\)|[ [(]setting\((\w+)\)/g),
    ])
    const names = new Set(read.map(([, a, b]) => a ?? b))
    names.delete('definition')
    expect([...names].sort()).toEqual(declared.map(([, name]) => name).sort())
    // Nobody else looks into the table; the texts in force ask since when, and not what.
    const others = texts
      .filter(([name, text]) => !name.endsWith('/testing.ts') && /\.setting\.find|FROM settings/.test(text))
      .map(([name]) => name)
    expect(others.sort()).toEqual([
      'lib/features/compliance/texts.ts',
      'lib/features/settings/change.ts',
      'lib/features/settings/data.ts',
      'lib/settings/read.ts',
    ])
  })

  it('takes a stored value that cannot be read for none', () => {
    for (const definition of SETTINGS.filter(({ key }) => key !== 'company'))
      expect(effectiveValue(definition, { strano: true })).toEqual(definition.initial)
  })
})

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|test-kit|generated/.test(name))
    .map((name) => path.posix.join(folder, name))

describe('GET /v2/settings', () => {
  it('shows all to who manages them, what the site shows to other administrators, nothing to others', async () => {
    const all = await list(await adminWith('settings_manage'))
    expect(all.map(({ key }) => key)).toEqual(SETTINGS.map(({ key }) => key))
    const some = await list(await adminWith('content_manage'))
    expect(some.map(({ key }) => key)).toEqual(SETTINGS.filter((s) => s.isPublic).map(({ key }) => key))
    expect(some.map(({ key }) => key)).not.toContain('frameOrigins')
    for (const [who, status] of [
      [null, 401],
      [await anAgent(), 403],
      [await aClient(), 403],
    ] as const)
      expect((await callAs(who, 'GET', 'settings')).status).toBe(status)
  })
})

describe('PATCH /v2/settings/{key}', () => {
  it('is read by the code at once, with its author and its history', async () => {
    const admin = await adminWith('settings_manage', 'commits_see')
    const { status, json } = await set(admin, 'tassiFonte', { value: 'Banca d’Italia', version: 0 })
    expect([status, json.value, json.isInitial, json.version]).toEqual([200, 'Banca d’Italia', false, 2])
    expect(await ratesSource()).toBe('Banca d’Italia')
    const item = await one(admin, 'tassiFonte')
    expect(item).toMatchObject({ updatedBy: `${admin.actor.nome} ${admin.actor.cognome}` })
    const feed = (await callAs(admin, 'GET', 'commits')).json.items
    expect(feed[0]).toMatchObject({ model: 'Impostazioni', label: 'Fonte dei tassi', action: 'edit' })
    const other = await adminWith('content_manage', 'commits_see')
    expect((await callAs(other, 'GET', 'commits')).text).not.toContain('Fonte dei tassi')
  })

  it('stores nothing for the initial value, and no version comes twice', async () => {
    const admin = await adminWith('settings_manage')
    const first = await set(admin, 'segnalazioniCompensate', { value: true, version: 0 })
    const back = await set(admin, 'segnalazioniCompensate', { value: false, version: first.json.version })
    expect(back.json).toMatchObject({ isInitial: true, version: 0, updatedAt: null })
    expect(await db().setting.count()).toBe(0)
    const again = await set(admin, 'segnalazioniCompensate', { value: true, version: 0 })
    expect(again.json.version).toBeGreaterThan(first.json.version)
    const stale = await set(admin, 'segnalazioniCompensate', { value: false, version: first.json.version })
    expect([stale.status, stale.json.code]).toEqual([409, 'stale_version'])
  })

  it('lets one of two who read the same win', async () => {
    const [one, two] = [await adminWith('settings_manage'), await adminWith('settings_manage')]
    const replies = await Promise.all(
      [one, two].map((as, n) => set(as, 'tassiFonte', { value: `Fonte ${n}`, version: 0 })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    ['frameOrigins', ['https://partner.example/pagina'], 'value.0'],
    ['frameOrigins', ['http://partner.example'], 'value.0'],
    ['frameOrigins', 'https://partner.example', 'value'],
    ['praticheFermeGiorni', { default: 0 }, 'value.default'],
    ['praticheFermeGiorni', { default: 15, ignoto: 3 }, 'value.ignoto'],
    ['pensioneMinima', '611,85', 'value'],
    ['creditCardUrl', 'javascript:alert(1)', 'value'],
    ['company', { marchio: 'Uno' }, 'value.ragioneSociale'],
    ['company', { ...unsaidIdentity, partitaIva: '12345678901' }, 'value.partitaIva'],
    ['company', { ...unsaidIdentity, marchio: ' ' }, 'value.marchio'],
  ])('refuses a wrong %s: %j', async (key, value, field) => {
    const { status, json } = await set(await adminWith('settings_manage'), key, { value, version: 0 })
    expect(status).toBe(422)
    expect(json.errors.map((error) => error.path)).toContain(field)
    expect(await db().setting.count()).toBe(0)
  })

  it('is for who manages settings, and for settings that there are', async () => {
    const body = { value: true, version: 0 }
    for (const [who, status] of [
      [null, 401],
      [await anAgent({ permissions: { all: true } }), 403],
      [await aClient(), 403],
      [await adminWith('content_manage'), 403],
    ] as const)
      expect((await set(who, 'segnalazioniCompensate', body)).status).toBe(status)
    const admin = await adminWith('settings_manage')
    expect((await set(admin, 'demo.seed', body)).status).toBe(404)
    expect((await set(admin, 'segnalazioniCompensate', { value: true })).status).toBe(422)
  })

  it('names a value that cannot even be measured, whatever the setting', async () => {
    const admin = await adminWith('settings_manage')
    for (const { key } of SETTINGS) {
      const odd = { length: { toString: 1, valueOf: 1 }, size: { toString: 1, valueOf: 1 } }
      const { status, json } = await set(admin, key, { value: odd, version: 0 })
      expect([key, status]).toEqual([key, 422])
      expect(json.errors[0]?.path).toMatch(/^value/)
    }
  })
})

describe('a change', () => {
  const BACK = { value: 'Un’altra fonte', version: 0 }

  it('reaches every process within two seconds: what is kept, and the pages that show it', async () => {
    const readCache = startReadCache(env().DATABASE_URL)
    const told: string[] = []
    const pages = listenTags(env().DATABASE_URL, {
      onTags: (tags) => told.push(...tags),
      onGap: () => undefined,
    })
    try {
      await until(() => readCache.isUp() && pages.isUp())
      expect(await ratesSource()).toBe('')
      // As another process does it: this one hears of it from the database alone.
      await db().$executeRaw`INSERT INTO settings (key, value) VALUES ('tassiFonte', '"Da fuori"')`
      await until(async () => (await ratesSource()) === 'Da fuori', 2_000)
      await db().setting.deleteMany()
      await set(await adminWith('settings_manage'), 'tassiFonte', BACK)
      await until(() => told.includes('settings:tassiFonte') && told.includes('settings'), 2_000)
    } finally {
      await Promise.all([readCache.close(), pages.close()])
    }
  })
})

it('an installation shows of its company what it has said, and nothing of the demo’s', async () => {
  await db().setting.create({ data: { key: 'company', value: { marchio: 'Altra' } } })
  const company = await companySettings()
  expect(company).toEqual({ ...unsaidCompany, marchio: 'Altra' })
})
