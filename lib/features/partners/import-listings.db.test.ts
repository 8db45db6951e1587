import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { drain, rowsOf, runOf, undone, upload, verb } from '@/lib/imports/testing'
import { migrateJobs } from '@/lib/jobs/migrate-jobs'
import { adminWith, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildPartnerListing } from '@/prisma/seed/factories/service'

let office: Caller
beforeAll(async () => {
  await migrateJobs(env().DATABASE_URL)
  office = await adminWith('leads_manage')
})
beforeEach(() => db().partnerListing.deleteMany())

const csv = (...rows: string[]) => ['id;titolo;prov;prezzo;mq;scade', ...rows].join('\n')
const KEPT = 'LC-1;Trilocale con balcone;MB;230.000;92;31/12/2027'
const OTHER = 'LC-2;Bilocale;MI;180.000;;'

async function checkedAs(file: string, completo: boolean) {
  const { body } = await upload(office, 'annunci', file)
  const reply = await verb(office, body.runId, 'check', { mapping: body.proposta, completo })
  if (reply.status !== 202) throw new Error(reply.text)
  await drain(body.runId)
  return runOf(office, body.runId)
}
async function written(file: string, completo = false) {
  const { _id } = await checkedAs(file, completo)
  const reply = await verb(office, _id, 'run')
  if (reply.status !== 202) throw new Error(reply.text)
  await drain(_id)
  return runOf(office, _id)
}
const listings = async () =>
  (await db().partnerListing.findMany({ orderBy: { externalId: 'asc' } })).map(
    ({ externalId, prezzo, attivo }) => [externalId, Number(prezzo) / 100, attivo],
  )

it('makes and changes listings by the partner’s id, and takes that back', async () => {
  await buildPartnerListing({ externalId: 'LC-1', titolo: 'Trilocale', prezzo: 25_000_000n })
  const run = await written(csv(KEPT, OTHER))
  expect(run.conti).toMatchObject({ creati: 1, aggiornati: 1, errati: 0 })
  const after = [
    ['LC-1', 230_000, true],
    ['LC-2', 180_000, true],
  ]
  expect(await listings()).toEqual(after)
  expect((await checkedAs(csv(KEPT, OTHER), false)).conti).toMatchObject({ invariati: 2 })
  const [commit] = await db().commit.findMany({ where: { actorId: office.id, model: 'Annunci' }, take: 1 })
  expect(commit).toBeDefined()
  await undone(office, run._id)
  expect(await listings()).toEqual([['LC-1', 250_000, true]])
})

it('takes listings out of the market only where the file is the complete list', async () => {
  await buildPartnerListing({ externalId: 'LC-1', prezzo: 23_000_000n })
  await buildPartnerListing({ externalId: 'LC-9' })
  await written(csv(KEPT))
  expect((await listings()).map(([, , attivo]) => attivo)).toEqual([true, true])
  const whole = await checkedAs(csv(KEPT), true)
  expect(whole).toMatchObject({ completo: true, conti: { letti: 2, invariati: 1, aggiornati: 1 } })
  await verb(office, whole._id, 'run')
  await drain(whole._id)
  expect((await listings()).map(([id, , attivo]) => [id, attivo])).toEqual([
    ['LC-1', true],
    ['LC-9', false],
  ])
  expect(await rowsOf(office, whole._id, 'aggiornato')).toMatchObject([
    { cambi: [{ field: 'attivo', before: true, after: false }] },
  ])
  await undone(office, whole._id)
  expect((await listings()).map(([, , attivo]) => attivo)).toEqual([true, true])
})

it('takes none out where a row does not say which listing it is', async () => {
  await buildPartnerListing({ externalId: 'LC-9' })
  const run = await checkedAs(csv(KEPT, ';Senza id;MI;1;;'), true)
  expect(run.conti).toMatchObject({ letti: 2, creati: 1, errati: 1 })
})

it('refuses what no listing can be, and who may not', async () => {
  const run = await checkedAs(csv('LC-3;;MI;;;', 'LC-4;Villa;XX;100;0;', 'LC-5;Villa;MI;99.000.000;;'), false)
  expect(run.conti).toMatchObject({ errati: 3 })
  const paths = (await rowsOf(office, run._id)).map(({ errori }) => errori.map(({ path }) => path))
  expect(paths).toEqual([['titolo', 'prezzo'], ['provincia', 'mq'], ['prezzo']])
  expect((await upload(await adminWith('content_manage'), 'annunci', csv(KEPT))).status).toBe(403)
  const clients = await upload(await adminWith('clients_manage'), 'clients', 'email\na@prova.example')
  expect(clients.status).toBe(201)
  const admin = await adminWith('leads_manage', 'clients_manage')
  const { body } = await upload(admin, 'clients', 'email\nb@prova.example')
  const wrong = await callAs(admin, 'POST', 'imports/[id]/check', {
    params: { id: body.runId },
    body: { mapping: body.proposta, completo: true },
  })
  expect([wrong.status, wrong.json.errors[0]?.path]).toEqual([422, 'completo'])
})
