import { addDays, dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildContactRequest, buildLead } from '@/prisma/seed/factories/leads'
import { buildDocumento, buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'
import { contactQueue, documentQueue, leadQueue, paymentQueue, stalledQueue } from './queues'

const NOW = new Date()
const ago = (days: number) => addDays(NOW, -days)
const reader = ({ actor }: Caller, limit = 5) => ({ actor, now: NOW, limit })
const total = async (as: Caller, name: string, query: Record<string, string>) =>
  (await callAs(as, 'GET', name, { query })).json.total

/** Cases that the two must agree on are many, so that the first five are not all. */
const several = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 7 }, (_, index) => make(index)))

describe('leads', () => {
  it('are those of the agent’s list, today’s first, then the longest waiting, and late from the third day', async () => {
    const agent = await anAgent()
    const made = await several((index) =>
      buildLead({ agentId: agent.id, stato: 'assegnato', assignedAt: ago(index), createdAt: ago(9) }),
    )
    await buildLead({ agentId: agent.id, stato: 'contattato' })
    await buildLead({ stato: 'assegnato', agentId: (await anAgent()).id })
    const queue = await leadQueue('assegnato', reader(agent))
    expect(queue).toMatchObject({ total: 7, late: 5 })
    const [today, ...before] = made
    expect(queue.items.map(({ _id }) => _id)).toEqual(
      [today, ...before.toReversed()].slice(0, 5).map((lead) => lead?.id),
    )
    expect(queue.items[0]).toMatchObject({ giorni: 0, minuti: 0, late: false })
    expect(queue.items[1]).toMatchObject({ giorni: 6, late: true, importo: 120_000, stato: 'assegnato' })
    expect(await total(agent, 'leadRequests', { 'filter[stato]': 'assegnato' })).toBe(queue.total)
  })

  it('are all of the network for the office, and as many as its list says', async () => {
    const admin = await adminWith('leads_manage')
    await several(() => buildLead({ stato: 'nuovo' }))
    const queue = await leadQueue('nuovo', reader(admin, 200))
    expect(queue.total).toBe(await db().lead.count({ where: { stato: 'nuovo' } }))
    expect(await total(admin, 'leadRequests', { 'filter[stato]': 'nuovo' })).toBe(queue.total)
  })
})

describe('contacts', () => {
  const SLOT = { fascia: '09:00-11:00' }

  it('come by their slot or their arrival; a slot that has passed is late', async () => {
    const agent = await anAgent()
    const of = (change: object) =>
      buildContactRequest({ agentId: agent.id, stato: 'assegnato', createdAt: ago(0), ...change })
    const call = (days: number) =>
      of({ kind: 'richiamata', dettagli: { giorno: dayOf(addDays(NOW, days)), ...SLOT } })
    const [missed, later, old] = [await call(-1), await call(3), await of({ createdAt: ago(5) })]
    await of({ stato: 'contattato' })
    await of({ kind: 'candidatura' })
    const queue = await contactQueue(reader(agent))
    expect(queue).toMatchObject({ total: 3, late: 2 })
    expect(queue.items.map(({ _id, late }) => [_id, late])).toEqual([
      [old.id, true],
      [missed.id, true],
      [later.id, false],
    ])
    expect(queue.items[1]).toMatchObject(SLOT)
  })

  it.each([
    { giorno: 'domani' },
    { giorno: 12 },
    { fascia: 'sera' },
    { giorno: '2026-11-23', fascia: null },
    {},
  ])('with details %j do not break the home', async (dettagli) => {
    const agent = await anAgent()
    await buildContactRequest({ agentId: agent.id, kind: 'richiamata', stato: 'assegnato', dettagli })
    expect((await contactQueue(reader(agent))).total).toBe(1)
  })

  it('are as many as the office’s list says', async () => {
    const admin = await adminWith('leads_manage')
    await several(() => buildContactRequest())
    const query = { 'filter[kind]': 'contatto,richiamata,agenzia', 'filter[stato]': 'nuovo,assegnato' }
    expect((await contactQueue(reader(admin))).total).toBe(await total(admin, 'requests', query))
  })
})

it('shows documents that wait for a check, of the agent’s open cases', async () => {
  const agent = await anAgent()
  const open = await buildPratica({ agentId: agent.id, stato: 'raccolta_documenti' })
  const closed = await buildPratica({ agentId: agent.id, stato: 'ritirata' })
  const wanted = await buildDocumento({ praticaId: open.id, stato: 'caricato', uploadedAt: ago(4) })
  await buildDocumento({ praticaId: open.id, stato: 'caricato', uploadedAt: ago(0) })
  await buildDocumento({ praticaId: open.id })
  await buildDocumento({ praticaId: closed.id, stato: 'caricato' })
  await buildDocumento({ stato: 'caricato' })
  const queue = await documentQueue(reader(agent))
  expect(queue).toMatchObject({ total: 2, late: 1 })
  expect(queue.items[0]).toMatchObject({ _id: wanted.id, praticaId: open.id, giorni: 4, late: true })
})

describe('stalled cases', () => {
  /** At noon, so that neither the hour of the test nor a change of the clock makes it a day more or less. */
  const stalled = (agentId: string | undefined, days: number) => {
    const ultimaAttivita = addDays(new Date(`${dayOf(NOW)}T11:00:00Z`), -days)
    return buildPratica({ ...(agentId && { agentId }), stato: 'in_istruttoria', ultimaAttivita })
  }

  it.each(['agent', 'admin'] as const)('are those of the %s’s report', async (role) => {
    const reads = role === 'agent' ? await anAgent() : await adminWith('pratiche_manage')
    await several((index) => stalled(role === 'agent' ? reads.id : undefined, 20 + index))
    const queue = await stalledQueue(reader(reads))
    expect(queue.items).toHaveLength(5)
    expect(queue.total).toBe(await total(reads, 'reports/praticheFerme', {}))
  })

  it('name the person as people are called, with the number to call', async () => {
    const agent = await anAgent()
    const { id } = await stalled(agent.id, 40)
    await db().praticaPersona.deleteMany({ where: { praticaId: id } })
    await buildPersona({
      praticaId: id,
      clientId: null,
      ruolo: 'richiedente',
      nome: 'Anna',
      cognome: 'Rossi',
      telefono: '+393510000001',
    })
    expect((await stalledQueue(reader(agent))).items).toMatchObject([
      { _id: id, cliente: 'Anna Rossi', telefono: '+393510000001', giorni: 40 },
    ])
  })
})

it('payments to confirm are those of the list, the longest waiting first', async () => {
  const admin = await adminWith('pratiche_manage')
  const agent = await anAgent()
  const paid = { stato: 'liquidata' as const, agentId: agent.id, erogazioneDaConfermare: true }
  const [recent, old] = [
    await buildPratica({ ...paid, statoDal: ago(1) }),
    await buildPratica({ ...paid, statoDal: ago(6) }),
  ]
  await buildPratica({ ...paid, erogazioneDaConfermare: false })
  const queue = await paymentQueue(reader(admin, 200))
  expect(queue.items.map(({ _id }) => _id)).toEqual([old.id, recent.id])
  expect(queue.items.map(({ late }) => late)).toEqual([true, false])
  expect(queue.items[0]).toMatchObject({ importo: 12_000_000, giorno: dayOf(NOW) })
  expect(await total(admin, 'pratiche', { 'filter[erogazioneDaConfermare]': 'true' })).toBe(queue.total)
})
