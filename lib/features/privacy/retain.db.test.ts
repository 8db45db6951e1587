import { db, pool } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import {
  buildContactRequest,
  buildLead,
  buildLeadEvento,
  buildPreventivo,
} from '@/prisma/seed/factories/leads'
import { buildClient } from '@/prisma/seed/factories/people'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { retain } from './retain'

const NOW = new Date('2026-11-21T03:30:00Z')
const before = (months: number) => new Date(Date.UTC(2026, 10 - months, 20))
const lead = (id: string) => db().lead.findUniqueOrThrow({ where: { id } })
const request = (id: string) => db().contactRequest.findUniqueOrThrow({ where: { id } })

it('takes the person out of leads that led to nothing after 24 months, and leaves the figures', async () => {
  const client = await buildClient()
  const [young, old, ours] = await Promise.all([
    buildLead({ createdAt: before(23) }),
    buildLead({ createdAt: before(24), note: 'richiamare', input: { reddito: 1800 } }),
    buildLead({ createdAt: before(30), clientId: client.id }),
  ])
  await buildLeadEvento({ leadId: old.id, testo: 'Ha chiamato la signora Rita' })
  await buildLeadEvento({ leadId: young.id, testo: 'Resta' })
  await retain(NOW)
  const written = await db().leadEvento.findMany({ orderBy: { at: 'asc' } })
  expect(written.map(({ testo }) => testo)).toEqual(['', 'Resta'])
  expect((await lead(young.id)).email).toBe(young.email)
  expect((await lead(ours.id)).email).toBe(ours.email)
  expect(await lead(old.id)).toMatchObject({
    nome: '',
    cognome: '',
    email: '',
    telefono: '',
    note: '',
    input: {},
  })
  expect((await lead(old.id)).importo).toBe(old.importo)
})

it('takes the person out of quotes that were sent and led to nothing', async () => {
  const client = await buildClient()
  const person = { nome: 'Rita', cognome: 'Prova', email: 'rita@prova.example', telefono: '+39 399 111 2222' }
  const sent = (months: number, more: Parameters<typeof buildPreventivo>[0] = {}) =>
    buildPreventivo({
      ...person,
      titolo: 'Per Rita',
      stato: 'inviato',
      inviatoAt: before(months),
      createdAt: before(months),
      ...more,
    })
  const cleared = await buildLead({ createdAt: before(30), nome: '', cognome: '', email: '', telefono: '' })
  const gone = [await sent(25), await sent(25, { leadId: cleared.id })]
  const kept = [
    await sent(23),
    await sent(25, { clientId: client.id }),
    await sent(25, { praticaId: (await buildPratica()).id }),
    await sent(25, { leadId: (await buildLead({ createdAt: before(20) })).id }),
  ]
  const given = {
    canale: 'email',
    autoreRole: 'agent',
    autoreId: newId(),
    autoreNome: 'Ada',
    hash: 'x',
  } as const
  for (const { id } of [...gone, ...kept])
    await db().preventivoConsegna.create({
      data: { id: newId(), quoteId: id, email: person.email, ...given },
    })
  await retain(NOW, 1)
  const quote = (id: string) => db().quote.findUniqueOrThrow({ where: { id }, include: { consegne: true } })
  for (const { id, rata } of gone)
    expect(await quote(id)).toMatchObject({
      nome: '',
      cognome: '',
      email: null,
      telefono: null,
      titolo: '',
      input: {},
      rata,
      consegne: [{ email: null, hash: 'x' }],
    })
  for (const { id } of kept)
    expect(await quote(id)).toMatchObject({ ...person, consegne: [{ email: person.email }] })
})

it('takes nobody out a day early on 29 February', async () => {
  const created = new Date('2026-02-28T23:30:00Z')
  const { id, email } = await buildLead({ createdAt: created })
  // In Italy it is 1 March when it comes and still 29 February here.
  await retain(new Date('2028-02-29T12:00:00Z'))
  expect((await lead(id)).email).toBe(email)
  await retain(new Date('2028-03-01T00:00:00Z'))
  expect((await lead(id)).email).toBe('')
})

it('takes curricula away with their files after 12 months', async () => {
  const key = `cv/${newId()}.pdf`
  const data = { id: newId(), key, url: `/v2/storage/files/${newId()}`, name: 'Rita.pdf', size: 10n }
  const file = await db().storedFile.create({
    data: { ...data, mimetype: 'application/pdf', sha256: '', purpose: 'cv' },
  })
  const old = await buildContactRequest({ kind: 'candidatura', createdAt: before(12), fileId: file.id })
  const message = await buildContactRequest({ createdAt: before(12) })
  await retain(NOW)
  expect(await request(old.id)).toMatchObject({ nome: '', email: '', messaggio: '', fileId: null })
  expect((await request(message.id)).nome).toBe('Rita')
  expect(await db().storedFile.findUniqueOrThrow({ where: { id: file.id } })).toMatchObject({
    name: '',
    deletedAt: expect.any(Date),
  })
  const { rows } = await pool().query(
    `SELECT 1 FROM graphile_worker._private_jobs WHERE payload ->> 'key' = $1`,
    [key],
  )
  expect(rows).toHaveLength(1)
})
