import { GET as followLink } from '@/app/v/[codice]/route'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { Payload } from '@/lib/jobs/payloads'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildPriceTable } from '@/prisma/seed/factories/banks'
import { buildMaterial } from '@/prisma/seed/factories/service'
import { drawBatch } from './draw-batch'
import { checkMaterials } from './jobs'

const input = { importo: 10_000, durata: 60, finalita: 'liquidita' }
const asked = { kind: 'prestito', input, layout: 'a4', colore: 'laguna' }
const make = (as: Caller | null, more: object = {}) =>
  callAs(as, 'POST', 'materials', { body: { ...asked, ...more } })
const preview = (as: Caller, more: Record<string, string> = {}) => {
  const query = {
    kind: 'prestito',
    importo: '10000',
    durata: '60',
    finalita: 'liquidita',
    layout: 'a4',
    colore: 'laguna',
  }
  return callAs(as, 'GET', 'materials/preview', { query: { ...query, ...more } })
}
const fileOf = (as: Caller, id: string) => callAs(as, 'GET', 'materials/[id]/pdf', { params: { id } })

beforeAll(async () => {
  await buildPriceTable({ nome: 'Prestito Prova', finalita: [] })
})

describe('a flyer', () => {
  it('has today’s figures, shown before it is made and kept with where they come from', async () => {
    const own = await anAgent({ nome: 'Ada' })
    const { json: shown } = await preview(own)
    expect(shown).toMatchObject({
      titolo: expect.stringMatching(/^Prestito di 10\.000\s€ in 5 anni$/),
      esempio: {
        prodotto: expect.stringContaining('Prestito Prova'),
        testo: expect.stringContaining('TAEG'),
      },
      cornice: expect.stringContaining(`/iframes/displayPrestito?agente=${own.id}`),
    })
    const { status, json } = await make(own)
    const { rata, tan, taeg } = shown.esempio as Record<string, number>
    expect([status, json]).toMatchObject([
      201,
      { agentId: own.id, rata, tan, taeg, stato: 'attuale', dati: { input } },
    ])
    const row = await db().agentMaterial.findUniqueOrThrow({ where: { id: json._id } })
    expect(row.rateVersion).toMatchObject({ tabella: expect.any(String) })
    expect((await fileOf(own, json._id)).text).toMatch(/^%PDF/)
  })

  it('is the agent’s own; the office makes anybody’s and the company’s', async () => {
    const [own, other, office] = [await anAgent(), await anAgent(), await adminWith('agents_manage')]
    expect((await make(own, { agentId: other.id })).status).toBe(404)
    expect((await make(office, { agentId: own.id })).json.agentId).toBe(own.id)
    expect((await make(office)).json.agentId).toBeNull()
    expect((await make(null)).status).toBe(401)
    expect((await make(await adminWith())).status).toBe(403)
    const { json } = await make(own)
    expect((await fileOf(other, json._id)).status).toBe(404)
    await db().agent.update({ where: { id: own.id }, data: { status: 'blocked' } })
    expect((await make(office, { agentId: own.id })).json.errors[0]?.path).toBe('agentId')
    expect((await fileOf(office, json._id)).status).toBe(404)
  })

  it('says why nobody makes such an offer, and the nearest that somebody makes', async () => {
    const own = await anAgent()
    const none = { input: { ...input, durata: 24 } }
    const { json } = await preview(own, { durata: '24' })
    expect(json).toMatchObject({
      esempio: null,
      motivi: [{ prodotto: 'Prestito Prova', motivo: expect.stringMatching(/durata/) }],
      vicina: { importo: 10_000, durata: 60 },
    })
    const refused = await make(own, none)
    expect([refused.status, refused.json.errors[0]?.path]).toEqual([422, 'importo'])
  })

  it('takes no figure from who asks, and names what is wrong', async () => {
    const own = await anAgent()
    const wrong: [object, string][] = [
      [{ input: { ...input, importo: 100 } }, 'input.importo'],
      [{ input: { ...input, durata: 6 } }, 'input.durata'],
      [{ layout: 'a0' }, 'layout'],
      [{ colore: '#fff' }, 'colore'],
    ]
    for (const [more, path] of wrong) {
      const { status, json } = await make(own, more)
      expect([more, status, json.errors[0]?.path]).toEqual([more, 422, path])
    }
    const unknown = await preview(own, { finalita: 'crociera' })
    expect([unknown.status, unknown.json.errors[0]?.path]).toEqual([422, 'input.finalita'])
    expect((await make(own, { rata: 1 })).status).toBe(422)
    expect((await make(own, { input: { ...input, taeg: 1 } })).status).toBe(422)
  })
})

describe('each night', () => {
  it('those with other figures are to be made again, and those of long ago have expired', async () => {
    const own = await anAgent()
    const { json: today } = await make(own)
    const { dati } = await db().agentMaterial.findUniqueOrThrow({ where: { id: today._id } })
    const { offer, asOf } = dati as { offer: object; asOf: string }
    const before = await buildMaterial({
      agentId: own.id,
      dati: { input, asOf, offer: { ...offer, rata: 1 } },
    })
    const old = await buildMaterial({
      agentId: own.id,
      dati: { input, asOf, offer },
      createdAt: addDays(new Date(), -31),
    })
    await checkMaterials()
    const stateOf = async (id: string) =>
      (await db().agentMaterial.findUniqueOrThrow({ where: { id } })).stato
    expect([await stateOf(today._id), await stateOf(before.id), await stateOf(old.id)]).toEqual([
      'attuale',
      'da_aggiornare',
      'scaduto',
    ])
    // The very figures that it had, with a mark across them.
    const expired = (await fileOf(own, old.id)).text
    expect([expired.includes('SCADUTO'), (await fileOf(own, before.id)).text.includes('SCADUTO')]).toEqual([
      true,
      false,
    ])
  })
})

const payloadOf = async (jobId: string) => {
  const [job] = await db().$queryRaw<{ payload: Payload<'materials.batch'> }[]>`
    SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'progressId' = ${jobId}`
  return job?.payload as Payload<'materials.batch'>
}

describe('a batch', () => {
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
    expect([zip.status, zip.text.slice(0, 2), zip.text.includes('Bìanchi Ada.pdf')]).toEqual([
      200,
      'PK',
      true,
    ])
    expect(
      (await callAs(people[0] ?? null, 'GET', 'storage/files/[id]', { params: { id: fileId } })).status,
    ).toBe(404)
  })

  it('takes agents by rules, and says what is wrong', async () => {
    const office = await adminWith('agents_manage')
    const [own, gone] = [await anAgent(), await anAgent()]
    await db().agent.update({ where: { id: gone.id }, data: { status: 'blocked' } })
    const named = (ids: string[]) => ({
      audience: { regole: [{ tipo: 'agente', valori: ids }], escludi: [] },
    })
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
})

const follow = async (codice: string) => {
  const reply = await followLink(new Request('http://prova/v'), { params: Promise.resolve({ codice }) })
  return [reply.status, reply.headers.get('location')]
}
const CALCULATOR = '/prestiti?durata=60&importo=10000&finalita=liquidita&utm_source=volantino&utm_campaign='

it('leads from a flyer to the calculator with its figures, and to its agent as long as they work here', async () => {
  const own = await anAgent()
  const { json: made } = await make(own)
  const { dati } = await db().agentMaterial.findUniqueOrThrow({ where: { id: made._id } })
  const asked = { finalita: 'liquidita', importo: 10_000, durata: 60 }
  const { id, codice } = await buildMaterial({ agentId: own.id, dati: { ...(dati as object), input: asked } })
  expect(codice).toMatch(/^[0-9a-f]{10}$/)
  expect(await follow(codice)).toEqual([302, `${CALCULATOR}${codice}&agente=${own.id}`])
  const { text } = await callAs(own, 'GET', 'materials/[id]/pdf', { params: { id } })
  expect(text).toContain(`/v/${codice}`)
  await db().agent.update({ where: { id: own.id }, data: { status: 'blocked' } })
  expect(await follow(codice)).toEqual([302, `${CALCULATOR}${codice}`])
  expect(await follow('inventato')).toEqual([302, '/404'])
})
