import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { adminWith, anAgent, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildAgency, buildAgent } from '@/prisma/seed/factories/people'

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => String((error as Error).message),
  )

describe('the agreement of a case', () => {
  const day = todayInRome()
  const common = {
    validFrom: new Date('2020-01-01'),
    clientFeePct: 0,
    clientFeeMax: null,
    managerPct: 0,
    agenziaPct: 0,
  }
  const write = (agentePct: number, over: object) =>
    db().accordo.create({
      data: {
        ...common,
        id: newId(),
        tipo: 'agente',
        agentePct,
        sedePct: 100 - agentePct,
        ...over,
      },
    })

  it('is the narrowest of the day of the opening, and stays when another is written', async () => {
    const agency = await buildAgency()
    const me = await anAgent({ agencyId: agency.id })
    const bank = await buildBank({ provvigionePct: 1 })
    const other = await buildBank({ provvigionePct: 2 })
    const open = async () => {
      const body = {
        product: 'mutuo',
        finalita: 'acquisto_prima_casa',
        importoRichiesto: 120_000,
        durataMesi: 240,
        richiedente: {
          nome: 'Ida',
          cognome: 'Prova',
          email: null,
          telefono: null,
          tipoLavoro: 'autonomo',
          redditoNetto: 1_800,
        },
      }
      const reply = await callAs(me, 'POST', 'pratiche', { body })
      expect([reply.status, reply.json.detail]).toEqual([201, undefined])
      return db().pratica.findUniqueOrThrow({ where: { id: String(reply.json._id) } })
    }
    type Frozen = { split: { agente: number }; bankPct: number }
    const shareIn = (row: { provvigioni: unknown }) => (row.provvigioni as Frozen).split.agente
    const first = await open()
    expect(shareIn(first)).toBe(50)
    await write(51, { tipo: 'agenzia', agencyId: agency.id })
    expect(shareIn(await open())).toBe(51)
    await write(52, { agentId: me.id })
    await write(53, { agentId: me.id, product: 'mutuo' })
    await write(54, { agentId: me.id, product: 'prestito' })
    await write(99, { agentId: me.id, bankId: other.id })
    await write(98, {
      agentId: me.id,
      product: 'mutuo',
      validFrom: new Date('2019-01-01'),
      validTo: new Date('2019-12-31'),
    })
    const last = await open()
    expect(shareIn(last)).toBe(53)
    await write(55, { agentId: me.id, product: 'mutuo', bankId: bank.id })
    await db().bankAccordo.create({
      data: { id: newId(), bankId: bank.id, percentuale: 1.75, validFrom: new Date('2020-01-01') },
    })
    await db().pratica.update({ where: { id: last.id }, data: { stato: 'in_istruttoria' } })
    await db().praticaDocumento.updateMany({ where: { praticaId: last.id }, data: { obbligatorio: false } })
    const send = { to: 'inviata_banca', version: last.version, banca: bank.id, motivo: 'Prova' }
    const reply = await callAs(me, 'POST', 'pratiche/[id]/state', { params: { id: last.id }, body: send })
    expect([reply.status, reply.json.detail]).toEqual([200, undefined])
    const sent = await db().pratica.findUniqueOrThrow({ where: { id: last.id } })
    expect([shareIn(sent), (sent.provvigioni as Frozen).bankPct]).toEqual([55, 1.75])
    const kept = await db().pratica.findUniqueOrThrow({ where: { id: first.id } })
    expect(shareIn(kept)).toBe(50)
    // What was agreed about one bank goes with it.
    const third = await buildBank()
    const changed = await callAs(me, 'PATCH', 'pratiche/[id]', {
      params: { id: sent.id },
      body: { bankId: third.id, version: sent.version },
    })
    expect([changed.status, changed.json.detail]).toEqual([200, undefined])
    expect(shareIn(await db().pratica.findUniqueOrThrow({ where: { id: sent.id } }))).toBe(53)
  })

  it('is one for each day: two about the same are refused, also past the form', async () => {
    const agent = await buildAgent()
    await write(60, { agentId: agent.id, validTo: new Date('2024-12-31') })
    await write(61, { agentId: agent.id, validFrom: new Date('2025-01-01') })
    const office = await adminWith('provvigioni_manage')
    const body = {
      tipo: 'agente',
      agentId: agent.id,
      agencyId: null,
      product: null,
      bankId: null,
      note: '',
      validFrom: addMonthsToDay(day, 1),
      validTo: null,
      agentePct: 60,
      managerPct: 0,
      agenziaPct: 0,
      sedePct: 40,
      clientFeePct: 0,
      clientFeeMax: null,
    }
    const twice = await callAs(office, 'POST', 'accordi', { body })
    expect([twice.status, twice.json.errors.map(({ path }) => path)]).toEqual([422, ['validFrom']])
    expect((await callAs(office, 'POST', 'accordi', { body: { ...body, product: 'mutuo' } })).status).toBe(
      201,
    )
    expect(await refusal(write(62, { agentId: agent.id }))).toContain('accordi_periodo_ck')
    expect(await refusal(write(62, { agentId: agent.id, product: 'cdq', sedePct: 30 }))).toContain(
      'accordi_somma_ck',
    )
  })

  it('in force is not deleted: it gets an end', async () => {
    const office = await adminWith('provvigioni_manage')
    const { id, version } = await write(60, { agentId: (await buildAgent()).id })
    const reply = await callAs(office, 'DELETE', 'accordi/[id]', { params: { id }, body: { version } })
    expect(reply.status).toBe(409)
  })
})
