import { db } from '@/lib/core/db'
import type { Payload } from '@/lib/jobs/payloads'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildPriceTable } from '@/prisma/seed/factories/banks'
import { drawBatch } from './draw-batch'

const input = { importo: 10_000, durata: 60, finalita: 'liquidita' }
const make = (as: Caller, more: object) =>
  callAs(as, 'POST', 'materials', {
    body: { kind: 'prestito', input, layout: 'a4', colore: 'laguna', ...more },
  })
const payloadOf = async (jobId: string) => {
  const [job] = await db().$queryRaw<{ payload: Payload<'materials.batch'> }[]>`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'progressId' = ${jobId}`
  return job?.payload as Payload<'materials.batch'>
}

beforeAll(async () => {
  await buildPriceTable({ nome: 'Prestito Prova', finalita: [] })
})

it('is made for many agents at once: each keeps theirs, and the office gets all of them in one archive', async () => {
  const office = await adminWith('agents_manage')
  const people = [await anAgent({ cognome: 'Bìanchi', nome: 'Ada' }), await anAgent({ cognome: 'Rossi' })]
  const { status, json } = await make(office, { agentIds: people.map(({ id }) => id) })
  expect([status, json]).toEqual([202, { jobId: expect.any(String) }])
  const jobId = String(json.jobId)
  for (const one of people) {
    const { items } = (await callAs(one, 'GET', 'materials')).json
    expect(items).toMatchObject([{ agentId: one.id, titolo: expect.stringContaining('10.000') }])
  }
  await drawBatch(await payloadOf(jobId), { attempt: 1, isLast: true })
  const { json: job } = await callAs(office, 'GET', 'jobs/[id]', { params: { id: jobId } })
  expect(job).toMatchObject({ state: 'completato', done: 2, total: 2, result: { volantini: 2 } })
  const { fileId } = job.result as { fileId: string }
  const zip = await callAs(office, 'GET', 'storage/files/[id]', { params: { id: fileId } })
  expect([zip.status, zip.text.slice(0, 2), zip.text.includes('Bìanchi Ada.pdf')]).toEqual([200, 'PK', true])
  expect(
    (await callAs(people[0] ?? null, 'GET', 'storage/files/[id]', { params: { id: fileId } })).status,
  ).toBe(404)
})

it('takes agents by rules, and says what is wrong', async () => {
  const office = await adminWith('agents_manage')
  const [own, gone] = [await anAgent(), await anAgent()]
  await db().agent.update({ where: { id: gone.id }, data: { status: 'blocked' } })
  const named = (ids: string[]) => ({ audience: { regole: [{ tipo: 'agente', valori: ids }], escludi: [] } })
  const { json } = await make(office, named([own.id, gone.id]))
  expect((await payloadOf(String(json.jobId))).ids).toHaveLength(1)
  const wrong: [object, string][] = [
    [{ agentIds: [own.id, gone.id] }, 'agentIds'],
    [{ agentIds: [] }, 'agentIds'],
    [{ agentIds: [own.id], agentId: own.id }, 'agentIds'],
    [named([gone.id]), 'audience'],
    [{ agentIds: [own.id], input: { ...input, durata: 24 } }, 'importo'],
  ]
  for (const [more, path] of wrong) {
    const refused = await make(office, more)
    expect([more, refused.status, refused.json.errors[0]?.path]).toEqual([more, 422, path])
  }
  expect((await make(own, { agentIds: [own.id] })).status).toBe(403)
})
