import { CONSENT_TEXT_VERSION } from '@/lib/consents/schema'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { adminWith, anAgent, callAs, type Json } from '@/lib/testing/test-kit'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import { buildPartnerConsegna } from '@/prisma/seed/factories/service'
import { nextNumber } from '@/prisma/seed/factories/support'
import { seedReference } from '@/prisma/seed/reference/seed-reference'
import { deliver } from './deliver'
import { signatureOf } from './signature'

const FIRST = { attempt: 1, isLast: false }
const annuncio = {
  idEsterno: 'LC-1',
  titolo: 'Trilocale con balcone',
  comune: 'Monza',
  provincia: 'MB',
  prezzo: 230_000,
  mq: 92,
  classe: 'B',
  url: 'https://partner.example/1',
  ascensore: true,
}
const contatto = () => ({
  nome: 'Ida',
  cognome: 'Prova',
  email: `ida${nextNumber()}@prova.example`,
  telefono: '+39 351 222 3344',
})
const consensi = { privacy: true, marketing: false, versione: CONSENT_TEXT_VERSION }

type Options = { id?: string; secret?: string; age?: number; timestamp?: string }

/** Each delivery has an instant of its own: two of the same would be one. */
let instant = 0

/** Delivers a body as the partner does. */
function send(body: object, { id = `c-${nextNumber()}`, secret, age = 0, ...at }: Options = {}) {
  const text = JSON.stringify(body)
  instant -= 1
  const timestamp = at.timestamp ?? String(Math.floor(Date.now() / 1_000) + instant - age)
  const signature = signatureOf(secret ?? env().LUCCACASE_SECRET ?? '', timestamp, text)
  return callAs<Json>(null, 'POST', 'partners/luccacase', {
    body,
    headers: { 'x-id': id, 'x-timestamp': timestamp, 'x-signature': `v1=${signature}` },
  })
}
const stored = (idEsterno: string) => db().partnerConsegna.findFirstOrThrow({ where: { idEsterno } })
const run = async (body: object, id: string) => {
  await send(body, { id })
  await deliver({ id: (await stored(id)).id }, FIRST)
  return stored(id)
}

beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  const client = await pool().connect()
  await seedReference(client).finally(() => client.release())
})
beforeEach(async () => {
  await db().partnerConsegna.deleteMany()
  await db().partnerListing.deleteMany()
})

describe('a delivery of the partner', () => {
  it('is taken once under its id, and has the same answer when it comes again', async () => {
    const first = await send({ evento: 'listing.upserted', annuncio }, { id: 'una' })
    const again = await send({ evento: 'listing.upserted', annuncio }, { id: 'una' })
    expect([first.status, again.status]).toEqual([202, 202])
    expect(again.json._id).toBe(first.json._id)
    expect(await db().partnerConsegna.count()).toBe(1)
    const jobs = await db().$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE key = ${`consegna:${first.json._id}`}`
    expect(jobs[0]?.n).toBe(1)
  })

  it('is taken once by its signature, whatever id comes with it', async () => {
    const body = { evento: 'listing.upserted', annuncio }
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const first = await send(body, { id: 'prima', timestamp })
    const again = await Promise.all(['seconda', 'terza'].map((id) => send(body, { id, timestamp })))
    expect(again.map(({ status, json }) => [status, json._id])).toEqual([
      [202, first.json._id],
      [202, first.json._id],
    ])
    const broken = { evento: 'listing.upserted', annuncio: { ...annuncio, titolo: '' } }
    for (const id of ['quarta', 'quinta']) expect((await send(broken, { id, timestamp })).status).toBe(422)
    expect(await db().partnerConsegna.count()).toBe(2)
  })

  it('keeps of what it does not know no more than a few words', async () => {
    const long = { ...annuncio, foto: 'x'.repeat(10_001) }
    const reply = await send({ evento: 'listing.upserted', annuncio: long })
    expect([reply.status, reply.json.errors?.[0]?.path]).toEqual([422, 'annuncio'])
    const nested = JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`) as unknown
    expect((await send({ evento: 'listing.upserted', annuncio: { ...annuncio, nested } })).status).toBe(400)
  })

  it('is refused without a good signature, and nothing of it is written', async () => {
    const wrong = await send({ evento: 'listing.removed', annuncio }, { id: 'falsa', secret: 'x'.repeat(40) })
    const late = await send({ evento: 'listing.removed', annuncio }, { id: 'tardi', age: 301 })
    expect([wrong.status, late.status]).toEqual([401, 401])
    expect(await db().partnerConsegna.count()).toBe(0)
  })

  it('is refused with the field named, and may be sent again under its id', async () => {
    const bare = {
      evento: 'lead.created',
      contatto: contatto(),
      consensi: { ...consensi, versione: '1999-01' },
    }
    const reply = await send(bare, { id: 'corretta' })
    expect([reply.status, (reply.json.errors as { path: string }[])[0]?.path]).toEqual([
      422,
      'consensi.versione',
    ])
    expect((await stored('corretta')).errore).toContain('consensi.versione')
    expect((await send({ ...bare, consensi }, { id: 'corretta' })).status).toBe(202)
    expect((await stored('corretta')).stato).toBe('ricevuta')
    expect((await send({ evento: 'altro' })).status).toBe(422)
    expect((await send({ evento: 'listing.removed', annuncio }, { id: ' ' })).status).toBe(422)
  })
})

describe('what a delivery says is done', () => {
  it('a listing is written, changed and taken away; what is unknown of it is kept', async () => {
    await run({ evento: 'listing.upserted', annuncio }, 'a')
    await run({ evento: 'listing.upserted', annuncio: { ...annuncio, prezzo: 225_000 } }, 'b')
    const row = await db().partnerListing.findFirstOrThrow()
    expect(row).toMatchObject({ prezzo: 22_500_000n, mq: 92, attivo: true, dati: { ascensore: true } })
    const gone = await run({ evento: 'listing.removed', annuncio: { idEsterno: 'LC-1' } }, 'c')
    expect(gone).toMatchObject({ stato: 'elaborata', listingId: row.id, tentativi: 1 })
    expect((await db().partnerListing.findFirstOrThrow()).attivo).toBe(false)
  })

  it('a request becomes a lead of its listing, once, and its contact stays with it alone', async () => {
    await run({ evento: 'listing.upserted', annuncio }, 'annuncio')
    const person = contatto()
    const body = { evento: 'lead.created', contatto: person, consensi, idEsterno: 'LC-1', importo: 180_000 }
    const row = await run(body, 'richiesta')
    expect(row.errore).toBe('')
    await deliver({ id: row.id }, FIRST)
    const leads = await db().lead.findMany({ where: { email: person.email }, include: { listing: true } })
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({
      channel: 'luccacase',
      product: 'mutuo',
      provincia: 'MB',
      importo: 18_000_000n,
      listing: { externalId: 'LC-1' },
    })
    expect(leads[0]?.note).toMatch(/Trilocale con balcone, Monza, 230\.000\s€/)
    expect(await stored('richiesta')).toMatchObject({ stato: 'elaborata', leadId: leads[0]?.id })
    expect(JSON.stringify((await stored('richiesta')).corpo)).not.toContain(person.email)
    const consents = await db().consent.findMany({ where: { subjectRef: leads[0]?.id, granted: true } })
    expect(consents.map(({ kind }) => kind)).toEqual(['privacy'])
  })

  it('requests go in turn to who works today in the agency that is set, and elsewhere where nobody does', async () => {
    const [agency, other] = [await buildAgency(), await buildAgency()]
    const [a, b] = [await buildAgent({ agencyId: agency.id }), await buildAgent({ agencyId: agency.id })]
    const today = new Date()
    await buildAgent({ agencyId: agency.id, assenteDal: today, assenteAl: today })
    await buildAgent({ agencyId: agency.id, status: 'blocked' })
    await buildAgent({ agencyId: other.id })
    await db().setting.create({ data: { key: 'luccacaseAgenzia', value: agency.id } })
    const ask = async (n: number) => {
      const person = { ...contatto(), telefono: `+39 351 555 00${10 + n}` }
      const { leadId } = await run({ evento: 'lead.created', contatto: person, consensi }, `turno-${n}`)
      return (await db().lead.findUniqueOrThrow({ where: { id: leadId ?? '' } })).agentId
    }
    const turns = [await ask(1), await ask(2), await ask(3), await ask(4)]
    expect(turns).toEqual([a.id, b.id, a.id, b.id])
    await db().agent.updateMany({ where: { agencyId: agency.id }, data: { status: 'blocked' } })
    expect(await ask(5)).toBeNull()
    await db().setting.deleteMany({ where: { key: 'luccacaseAgenzia' } })
  })

  it('what cannot be done is told, and is put back in the queue by hand', async () => {
    const admin = await adminWith('leads_manage')
    const wrong = { ...contatto(), telefono: '+39 000' }
    const row = await run({ evento: 'lead.created', contatto: wrong, consensi }, 'sbagliata')
    expect(row).toMatchObject({ stato: 'errore', tentativi: 1 })
    expect(row.errore).not.toBe('')
    const replay = (as: Parameters<typeof callAs>[0], version: number, id = row.id) =>
      callAs<Json>(as, 'POST', 'partners/luccacase/deliveries/[id]/replay', {
        params: { id },
        body: { version },
      })
    expect((await replay(admin, row.version - 1)).status).toBe(409)
    expect((await replay(await anAgent(), row.version)).status).toBe(403)
    expect((await replay(await adminWith('banks_manage'), row.version)).status).toBe(403)
    // As the screen does: by the version that the list shows.
    const { json: list } = await callAs<Json>(admin, 'GET', 'partners/luccacase/deliveries', {
      query: { fields: 'list' },
    })
    const [shown] = list.items as { version: number }[]
    const { status, json } = await replay(admin, shown?.version ?? 0)
    expect([status, json.stato]).toEqual([200, 'ricevuta'])
    const done = await buildPartnerConsegna({ stato: 'elaborata' })
    expect((await replay(admin, done.version, done.id)).status).toBe(409)
  })
})
