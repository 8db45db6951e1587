import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildPersona, buildPratica } from '@/prisma/seed/factories/pratiche'

const step = (as: Caller, id: string, body: object) =>
  callAs(as, 'POST', 'pratiche/[id]/state', { params: { id }, body })
const undo = (as: Caller | null, id: string, version: number) =>
  callAs(as, 'POST', 'pratiche/[id]/state/undo', { params: { id }, body: { version } })

it('brings a case back to where it was, once, as long as nobody outside has heard of the step', async () => {
  const agent = await anAgent()
  const { id, version } = await buildPratica({ agentId: agent.id, stato: 'raccolta_documenti' })
  const before = await db().pratica.findUniqueOrThrow({ where: { id } })
  const taken = await step(agent, id, { to: 'in_istruttoria', version })
  expect([taken.status, taken.json.annullabile]).toEqual([200, true])
  const back = await undo(agent, id, version + 1)
  expect([back.status, back.json.stato]).toEqual([200, 'raccolta_documenti'])
  const { statoDal, dataIstruttoria } = await db().pratica.findUniqueOrThrow({ where: { id } })
  expect([statoDal, dataIstruttoria]).toEqual([before.statoDal, before.dataIstruttoria])
  expect((await undo(agent, id, version + 2)).status).toBe(409)
})

it('leaves a step of which somebody was written, a bank was told or money came', async () => {
  const agent = await anAgent()
  const client = await aClient()
  const told = await buildPratica({ agentId: agent.id, stato: 'deliberata', importoDeliberato: 10_000_00n })
  await buildPersona({ praticaId: told.id, clientId: client.id })
  const { id: bankId } = await buildBank()
  const sent = await buildPratica({ agentId: agent.id, stato: 'in_istruttoria', bankId })
  const paid = await buildPratica({ agentId: agent.id, stato: 'stipula', bankId })
  for (const [{ id, version }, body] of [
    [told, { to: 'stipula' }],
    [sent, { to: 'inviata_banca', motivo: 'La banca li ha' }],
    [paid, { to: 'liquidata', erogato: 9_000, data: '2026-01-15' }],
  ] as const) {
    const taken = await step(agent, id, { ...body, version })
    expect([body.to, taken.status, taken.json.annullabile]).toEqual([body.to, 200, false])
    expect([body.to, (await undo(agent, id, version + 1)).status]).toEqual([body.to, 409])
  }
})

it('is for who took the step', async () => {
  const [agent, office] = [await anAgent(), await adminWith('pratiche_manage')]
  const { id, version } = await buildPratica({ agentId: agent.id, stato: 'raccolta_documenti' })
  await step(agent, id, { to: 'in_istruttoria', version })
  for (const [as, status] of [
    [null, 401],
    [await aClient(), 403],
    [await anAgent(), 404],
    [office, 409],
  ] as const)
    expect((await undo(as, id, version + 1)).status).toBe(status)
})
