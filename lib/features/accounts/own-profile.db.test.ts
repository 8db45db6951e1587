import { POST as consentRoute, GET as consentsRoute } from '@/app/v2/clients/me/consents/route'
import { PATCH as profileRoute } from '@/app/v2/clients/me/route'
import { db, pool } from '@/lib/core/db'
import { buildAgent, buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { seedReference } from '@/prisma/seed/reference/seed-reference'
import { bearer, call, signIn } from './test-kit'

beforeAll(async () => {
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
})

async function signedIn() {
  const client = await buildClient({ telefono: '+393331112222', indirizzo: 'Via Vecchia 1' })
  const { access } = await signIn('client', client.email ?? '')
  const patch = (body: unknown, token = access) =>
    call(profileRoute, { method: 'PATCH', headers: bearer(token), body })
  return { client, access, patch }
}

describe('the own contacts of a client', () => {
  it('change alone, with a row of history; what is not named stays', async () => {
    const { client, patch } = await signedIn()
    const { version } = client
    const reply = await patch({ telefono: '333 9998888', cap: '20121', provincia: 'MI', version })
    expect(reply.status).toBe(200)
    const body = {
      telefono: '+393339998888',
      indirizzo: 'Via Vecchia 1',
      cap: '20121',
      comune: client.comune,
    }
    const { codiceFiscale } = client
    const address = { email: client.email, pendingEmail: null, codiceFiscale }
    expect(await reply.json()).toEqual({ ...body, ...address, provincia: 'MI', version: version + 1 })
    const row = await db().commit.findFirstOrThrow({ where: { model: 'Clients', ref: client.id } })
    expect(JSON.stringify(row.info)).toContain('+393339998888')
  })

  it('empty an address with an empty text', async () => {
    const { client, patch } = await signedIn()
    const reply = await patch({ indirizzo: '  ', version: client.version })
    expect(await reply.json()).toMatchObject({ indirizzo: null, telefono: '+393331112222' })
  })

  it.each([
    ['telefono', { telefono: '12' }],
    ['telefono', { telefono: '+39 0000000000000000' }],
    ['cap', { cap: '2012' }],
    ['provincia', { provincia: 'ZZ' }],
    ['version', { version: undefined }],
  ])('are refused with the field: %s', async (path, wrong) => {
    const { client, patch } = await signedIn()
    const reply = await patch({ version: client.version, ...wrong })
    expect([reply.status, (await reply.json()).errors?.[0]?.path]).toEqual([422, path])
    const { version, telefono, cap, provincia } = client
    const row = await db().client.findUnique({ where: { id: client.id } })
    expect(row).toMatchObject({ version, telefono, cap, provincia })
  })

  it('are not overwritten when somebody has changed them meanwhile', async () => {
    const { client, patch } = await signedIn()
    await db().client.update({ where: { id: client.id }, data: { version: { increment: 1 } } })
    expect((await patch({ comune: 'Lucca', version: client.version })).status).toBe(409)
  })

  it('are nobody else’s, and name and e-mail are not among them', async () => {
    const { client, patch } = await signedIn()
    const agent = await buildAgent()
    const { access } = await signIn('agent', agent.email)
    expect((await patch({ comune: 'Lucca', version: client.version }, access)).status).toBe(403)
    expect((await call(profileRoute, { method: 'PATCH', body: { version: 1 } })).status).toBe(401)
    expect((await patch({ nome: 'Altro', version: client.version })).status).toBe(422)
  })
})

describe('the own consents of a client', () => {
  it('are rows that are added, never changed; the same choice twice adds none', async () => {
    const { client, access } = await signedIn()
    const set = (granted: boolean) =>
      call(consentRoute, { headers: bearer(access), body: { kind: 'marketing', granted } })
    for (const granted of [true, true, false]) expect((await set(granted)).status).toBe(200)
    const rows = await db().consent.findMany({ where: { clientId: client.id }, orderBy: { at: 'asc' } })
    expect(rows.map(({ granted, source, textVersion }) => [granted, source, textVersion])).toEqual([
      [true, 'area-clienti', expect.stringMatching(/^\d{4}-\d{2}$/)],
      [false, 'area-clienti', expect.stringMatching(/^\d{4}-\d{2}$/)],
    ])
    const reply = await call(consentsRoute, { method: 'GET', headers: bearer(access) })
    const { items } = await reply.json()
    expect(
      items.map(({ kind, granted, history }: { kind: string; granted: boolean; history: unknown[] }) => [
        kind,
        granted,
        history.length,
      ]),
    ).toEqual([
      ['privacy', false, 0],
      ['marketing', false, 2],
      ['terzi', false, 0],
      ['profilazione', false, 0],
    ])
  })

  it('two at once end in one row', async () => {
    const { client, access } = await signedIn()
    const body = { kind: 'terzi', granted: true }
    await Promise.all([1, 2, 3].map(() => call(consentRoute, { headers: bearer(access), body })))
    expect(await db().consent.count({ where: { clientId: client.id } })).toBe(1)
  })

  it('are a client’s own, of the known kinds and of the text of today', async () => {
    const { access } = await signedIn()
    const post = (body: object, headers = bearer(access)) => call(consentRoute, { headers, body })
    expect((await call(consentRoute, { body: { kind: 'terzi', granted: true } })).status).toBe(401)
    const wrong = await post({ kind: 'cookie_marketing', granted: false })
    expect([wrong.status, (await wrong.json()).errors[0].path]).toEqual([422, 'kind'])
    expect((await post({ kind: 'terzi', granted: true, textVersion: '2020-01' })).status).toBe(409)
  })

  it('to use the data cannot be taken back while a case is open, and then can', async () => {
    const { client, access } = await signedIn()
    const set = (granted: boolean) =>
      call(consentRoute, { headers: bearer(access), body: { kind: 'privacy', granted } })
    expect((await set(true)).status).toBe(200)
    const { id: praticaId, codice } = await buildPratica({ stato: 'in_istruttoria', clientId: client.id })
    const refused = await set(false)
    expect([refused.status, (await refused.json()).detail]).toEqual([409, expect.stringContaining(codice)])
    await db().pratica.update({ where: { id: praticaId }, data: { stato: 'ritirata' } })
    expect((await set(false)).status).toBe(200)
    const rows = await db().consent.findMany({ where: { clientId: client.id }, orderBy: { at: 'asc' } })
    expect(rows.map(({ granted }) => granted)).toEqual([true, false])
  })
})
