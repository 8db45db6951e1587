import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import type { Client } from '@/prisma/generated/client'
import { buildLead, buildPreventivo } from '@/prisma/seed/factories/leads'
import { buildClient, buildConsent } from '@/prisma/seed/factories/people'
import { buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { forgetMerged } from './jobs'

let office: Caller
const verb = (name: string, id: string, body: unknown = undefined) =>
  callAs(office, 'POST', `clients/[id]/${name}`, { params: { id }, body })
const merge = (a: Client, b: Client, campi: object = {}) =>
  verb('merge', a.id, { altroId: b.id, campi, versions: { a: a.version, b: b.version } })
const rowOf = (id: string) => db().client.findUniqueOrThrow({ where: { id } })

/** Two records of one person, each with a case, a request and a consent. */
async function twins() {
  const one = async (nome: string, more: object = {}) => {
    const client = await buildClient({ nome, cognome: 'Gemelli', ...more })
    const intestatario = `${nome} Gemelli`
    const pratica = await buildPratica({ clientId: client.id, stato: 'liquidata', intestatario })
    const lead = await buildLead({ clientId: client.id })
    await buildConsent({ clientId: client.id, kind: 'marketing', granted: true })
    return { client: await rowOf(client.id), pratica, lead }
  }
  return { a: await one('Anna'), b: await one('Anna Maria', { status: 'validated' }) }
}
const without = ({ version: _v, updatedAt: _u, search: _s, ...row }: Client) => row
const state = async (ids: string[]) => ({
  clients: (await db().client.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })).map(without),
  persone: await db().praticaPersona.findMany({ where: { clientId: { in: ids } }, orderBy: { id: 'asc' } }),
  leads: await db().lead.findMany({
    where: { clientId: { in: ids } },
    orderBy: { id: 'asc' },
    select: { id: true, clientId: true },
  }),
  cases: await db().pratica.findMany({
    where: { persone: { some: { clientId: { in: ids } } } },
    orderBy: { id: 'asc' },
    select: { id: true, intestatario: true },
  }),
  consents: await db().consent.findMany({ where: { clientId: { in: ids } }, orderBy: { id: 'asc' } }),
})

beforeAll(async () => {
  office = await adminWith('clients_manage', 'clients_erase')
})

describe('two records of one person', () => {
  it('become one: what hangs on the other moves, consents stay where they were given', async () => {
    const { a, b } = await twins()
    const { status, json } = await merge(a.client, b.client, { nome: 'b', codiceFiscale: 'b' })
    expect([status, json]).toMatchObject([
      200,
      {
        nome: 'Anna Maria',
        codiceFiscale: b.client.codiceFiscale,
        email: a.client.email,
        praticheCount: 2,
      },
    ])
    expect(await rowOf(b.client.id)).toMatchObject({
      status: 'deleted',
      mergedIntoId: a.client.id,
      email: null,
      codiceFiscale: null,
      praticheCount: 0,
    })
    const { lead, pratica } = b
    expect((await db().lead.findUniqueOrThrow({ where: { id: lead.id } })).clientId).toBe(a.client.id)
    expect(await db().praticaPersona.count({ where: { praticaId: pratica.id, clientId: a.client.id } })).toBe(
      1,
    )
    expect(await db().consent.count({ where: { clientId: b.client.id } })).toBe(1)
    const listed = await db().pratica.findUniqueOrThrow({ where: { id: a.pratica.id } })
    expect(listed.intestatario).toBe('Anna Maria Gemelli')
    const reasons = await db().commit.findMany({
      where: { ref: { in: [a.client.id, b.client.id] } },
      select: { info: true },
    })
    expect(JSON.stringify(reasons.map(({ info }) => (info as { reason?: string }).reason))).not.toContain(
      'Gemelli',
    )
  })

  it('are two again after it is undone, exactly as they were', async () => {
    const { a, b } = await twins()
    const ids = [a.client.id, b.client.id]
    const before = await state(ids)
    await merge(a.client, b.client, { nome: 'b', email: 'b', codiceFiscale: 'b', telefono: 'b' })
    const later = await buildLead({ clientId: a.client.id })
    expect((await verb('unmerge', a.client.id)).status).toBe(200)
    const { leads, ...rest } = await state(ids)
    const { leads: leadsBefore, ...restBefore } = before
    expect(rest).toEqual(restBefore)
    // What came after the merge stays with the record that it came to.
    expect(leads.find(({ id }) => id === later.id)?.clientId).toBe(a.client.id)
    expect(leads.filter(({ id }) => id !== later.id)).toEqual(leadsBefore)
    expect((await verb('unmerge', a.client.id)).status).toBe(409)
  })

  it('have one set of quotes, and one of questions about their data that wait for an answer', async () => {
    const { a, b } = await twins()
    const clientId = b.client.id
    const quote = await buildPreventivo({ clientId, email: b.client.email, inviatoAt: new Date() })
    const ask = (answer: object = {}) =>
      db().privacyRequest.create({
        data: {
          id: newId(),
          clientId,
          tipo: 'accesso',
          ricevutaIl: new Date(),
          scadeIl: new Date(),
          ...answer,
        },
      })
    const [open, settled] = [await ask(), await ask({ esito: 'accolta', evasaAt: new Date() })]
    const owners = async () => [
      (await db().quote.findUniqueOrThrow({ where: { id: quote.id } })).clientId,
      (await db().privacyRequest.findUniqueOrThrow({ where: { id: open.id } })).clientId,
      (await db().privacyRequest.findUniqueOrThrow({ where: { id: settled.id } })).clientId,
    ]
    expect((await merge(a.client, b.client)).status).toBe(200)
    expect(await owners()).toEqual([a.client.id, a.client.id, clientId])
    expect((await verb('unmerge', a.client.id)).status).toBe(200)
    expect(await owners()).toEqual([clientId, clientId, clientId])
  })

  it('keep what somebody has changed by hand since', async () => {
    const { a, b } = await twins()
    const { json } = await merge(a.client, b.client, { nome: 'b', telefono: 'b' })
    await callAs(office, 'PATCH', 'clients/[id]', {
      params: { id: a.client.id },
      body: { nome: 'Annamaria', version: json.version },
    })
    await verb('unmerge', a.client.id)
    expect(await rowOf(a.client.id)).toMatchObject({ nome: 'Annamaria', telefono: a.client.telefono })
  })

  it('are refused on one case, stale, or where they are the same one', async () => {
    const { a, b } = await twins()
    await buildPersona({ praticaId: a.pratica.id, clientId: b.client.id, ruolo: 'garante' })
    const both = await merge(await rowOf(a.client.id), await rowOf(b.client.id))
    expect([both.status, both.json.detail]).toEqual([409, expect.stringContaining(a.pratica.codice)])
    const c = await buildClient()
    expect((await merge({ ...a.client, version: 99 }, c)).json.code).toBe('stale_version')
    const same = await merge(a.client, a.client)
    expect([same.status, same.json.errors[0]?.path]).toEqual([422, 'altroId'])
    expect((await merge(a.client, { ...c, id: newId() })).status).toBe(404)
  })

  it('cannot be parted after a month: what was kept for it is gone', async () => {
    const { a, b } = await twins()
    await merge(a.client, b.client)
    await db().clientMerge.updateMany({
      where: { winnerId: a.client.id },
      data: { at: addDays(new Date(), -31) },
    })
    expect((await verb('unmerge', a.client.id)).status).toBe(409)
    await forgetMerged()
    const kept = await db().clientMerge.findFirstOrThrow({ where: { winnerId: a.client.id } })
    expect([kept.prima, kept.spostati]).toEqual([{}, {}])
    expect(await rowOf(b.client.id)).toMatchObject({ nome: '', cognome: '', telefono: null, search: '' })
    expect(await rowOf(a.client.id)).toMatchObject({ nome: 'Anna' })
  })
})
