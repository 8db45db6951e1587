import { mintScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { exportClient } from '@/lib/features/accounts/export-data'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank, buildBankProduct } from '@/prisma/seed/factories/banks'
import { buildEvento, buildPratica } from '@/prisma/seed/factories/pratiche'
import { clientPratiche } from './data'

const SECRET = {
  note: 'Cliente inaffidabile',
  segnalatore: 'Il cugino',
  idegg: 'EGG-SEGRETO-77',
  causale: 'Segnalazioni',
  motivoRifiuto: 'Da non riprendere',
}
const HIDDEN = { note: null, segnalatore: null, idegg: null, causale: null, motivoRifiuto: null }

describe('what a client must not read of their own case', () => {
  let client: Caller
  let agent: Caller
  let id: string
  let codice: string
  const list = (as: Caller, query: Record<string, string> = {}) => callAs(as, 'GET', 'pratiche', { query })
  const found = async (as: Caller, q: string) => (await list(as, { q })).json.items.map(({ _id }) => _id)
  const detail = async (as: Caller) => (await callAs(as, 'GET', 'pratiche/[id]', { params: { id } })).json

  beforeAll(async () => {
    client = await aClient()
    agent = await anAgent()
    const bank = await buildBank()
    const product = await buildBankProduct({ bankId: bank.id })
    const owned = { agentId: agent.id, agencyId: agent.actor.agencyId, clientId: client.id }
    const chosen = { bankId: bank.id, bankProductId: product.id, tan: 3.2, comune: 'Forlì' }
    const row = await buildPratica({ ...owned, ...chosen, ...SECRET, provvigioni: { bankPct: 7.77 } })
    id = row.id
    codice = row.codice
  })

  it('is hidden in the list as on the page, and the list says nothing more than the page', async () => {
    const [row] = (await list(client)).json.items
    const page = await detail(client)
    expect(row).toMatchObject(HIDDEN)
    expect(page).toMatchObject({ ...HIDDEN, provvigioni: null })
    const named = (value: unknown) => (value as Json | null)?._id ?? null
    const told = { ...page, agentId: named(page.agent), agencyId: named(page.agency) }
    expect({ ...told, updatedAt: row?.updatedAt }).toMatchObject(row ?? {})
  })

  it('is why somebody took a step, which who works on the case reads', async () => {
    const why = { testo: 'Origine dei fondi dubbia', da: 'in_istruttoria', a: 'inviata_banca' } as const
    await buildEvento({ praticaId: id, tipo: 'stato', ...why })
    const told = async (as: Caller) =>
      ((await detail(as)).eventi as { a: string; testo: string }[]).find(({ a }) => a === why.a)?.testo
    expect([await told(agent), await told(client)]).toEqual([why.testo, ''])
    const line = async (as: Caller) =>
      (await callAs(as, 'GET', 'pratiche/[id]/activity', { params: { id } })).text.includes(why.testo)
    expect([await line(agent), await line(client)]).toEqual([true, false])
    const scope = mintScope({ ...client.actor, role: 'client' as const })
    expect(JSON.stringify(await clientPratiche(scope))).not.toContain(why.testo)
    expect(JSON.stringify(await exportClient(scope))).not.toContain(why.testo)
  })

  it('does not leave in an export either', async () => {
    const columns = 'codice,idegg,note,segnalatore,provvigioni'
    const file = async (as: Caller, query: Record<string, string> = {}) =>
      (await callAs(as, 'GET', 'pratiche/export', { query })).text
    for (const text of [await file(client), await file(client, { columns })]) {
      expect(text).toContain(codice)
      expect(text).not.toMatch(/inaffidabile|cugino|SEGRETO|7[.,]77/)
    }
    expect(await file(agent, { columns })).toContain(SECRET.idegg)
  })

  it('cannot be found out by searching', async () => {
    expect(await found(client, 'segreto')).toEqual([])
    expect(await found(client, `${codice} segreto`)).toEqual([])
    expect(await found(client, 'inaffidabile')).toEqual([])
    for (const word of [codice, codice.toLowerCase(), 'forlì', `${codice} FORL`])
      expect([word, await found(client, word)]).toEqual([word, [id]])
    expect((await list(client, { q: 'segreto' })).json.total).toBe(0)
  })

  it('cannot be filtered or sorted by', async () => {
    for (const name of Object.keys(HIDDEN)) {
      // A filter that others have is refused, any other is none.
      expect([400, 403]).toContain((await list(client, { [`filter[${name}]`]: 'a' })).status)
      expect((await list(client, { sort: name })).status).toBe(400)
    }
  })

  it('is there for the agent and the office, in lists, pages, searches and replies', async () => {
    for (const as of [agent, await adminWith('pratiche_manage')]) {
      expect((await list(as)).json.items[0]).toMatchObject(SECRET)
      expect(await detail(as)).toMatchObject(SECRET)
      expect(await found(as, 'segreto')).toEqual([id])
    }
    const body = { comune: 'Cesena', version: 1 }
    const reply = await callAs(agent, 'PATCH', 'pratiche/[id]', { params: { id }, body })
    expect(reply.json).toMatchObject({ ...SECRET, comune: 'Cesena' })
  })

  it('is in no message that a change of state sends', async () => {
    const { version } = await db().pratica.findUniqueOrThrow({ where: { id } })
    const body = { to: 'raccolta_documenti', version }
    expect((await callAs(agent, 'POST', 'pratiche/[id]/state', { params: { id }, body })).status).toBe(200)
    const where = { type: 'pratica.updated', data: { path: ['_id'], equals: id } }
    const told = (await db().realtimeEvent.findMany({ where, orderBy: { id: 'asc' } })).map(
      ({ data }) => data,
    )
    // The change of the fields before, which the engine wrote, and the step.
    expect(told).toEqual([
      { _id: id, codice, stato: 'bozza', version },
      { _id: id, codice, stato: 'raccolta_documenti', version: version + 1 },
    ])
  })
})

describe('what a case pays', () => {
  it('is told to the office whole, and to an agent as the own share alone', async () => {
    const manager = await anAgent({ permissions: { provvigioni_see: true } })
    const agent = await anAgent({ permissions: { provvigioni_see: true }, managerId: manager.id })
    const owned = { agentId: agent.id, agencyId: agent.actor.agencyId }
    const { id: bankId } = await buildBank()
    const open = await buildPratica({ ...owned, bankId, stato: 'deliberata', provvigioni: { bankPct: 1 } })
    const unsent = await buildPratica({ ...owned, stato: 'in_istruttoria' })
    const { id } = await buildPratica({ ...owned, provvigioni: { bankPct: 1 } })
    const share = { praticaId: id, percentuale: 10, importo: 100n, maturataAt: new Date() }
    await db().provvigione.createMany({
      data: [
        { ...share, id: newId(), quota: 'agente', beneficiarioId: agent.id },
        { ...share, id: newId(), quota: 'manager', beneficiarioId: manager.id },
        { ...share, id: newId(), quota: 'sede', beneficiarioId: null },
      ],
    })
    type Shown = {
      provvigioni: { quota: string }[]
      provvigioneAttesa: { lorda: number | null; quote: { quota: string }[] }
      accordo: { bankPct: number | null }
    }
    const of = async (as: Caller, caseId: string) =>
      (await callAs<Shown>(as, 'GET', 'pratiche/[id]', { params: { id: caseId } })).json
    const office = await adminWith('pratiche_manage', 'provvigioni_see')
    expect((await of(office, id)).provvigioni).toHaveLength(3)
    const { provvigioneAttesa, accordo } = await of(office, open.id)
    expect([accordo.bankPct, provvigioneAttesa.lorda]).toEqual([1, expect.any(Number)])
    // Without a bank there is no percentage of it, and nothing that it would pay.
    expect(await of(office, unsent.id)).toMatchObject({ provvigioneAttesa: null, accordo: { bankPct: null } })
    expect((await of(agent, id)).provvigioni.map(({ quota }) => quota)).toEqual(['agente'])
    const { lorda, quote } = (await of(agent, open.id)).provvigioneAttesa
    expect([lorda, quote.map(({ quota }) => quota)]).toEqual([null, ['agente']])
  })
})
