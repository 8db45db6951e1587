import type { ActivityReply } from '@/lib/activity/schema'
import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs } from '@/lib/testing/test-kit'
import { buildLead } from '@/prisma/seed/factories/leads'

const write = (as: Caller | null, id: string, body: object) =>
  callAs(as, 'POST', 'leadRequests/[id]/activity', { params: { id }, body })
const read = (as: Caller | null, id: string) =>
  callAs<ActivityReply>(as, 'GET', 'leadRequests/[id]/activity', { params: { id } })
const step = (as: Caller, id: string, body: object) =>
  callAs(as, 'POST', 'leadRequests/[id]/state', { params: { id }, body })

describe('the activity of a lead', () => {
  it('is notes, calls and steps in one line, newest first', async () => {
    const agent = await anAgent()
    const { id, version } = await buildLead({ agentId: agent.id, stato: 'assegnato' })
    await write(agent, id, { tipo: 'chiamata', testo: '', esito: 'non_risponde' })
    await step(agent, id, { to: 'contattato', version })
    await step(agent, id, { to: 'perso', version: version + 1, motivo: 'Ha scelto un’altra banca' })
    const { items } = (await read(agent, id)).json
    expect(items.map(({ tipo, da, a, testo, esito }) => [tipo, da, a, testo, esito])).toEqual([
      ['stato', 'contattato', 'perso', 'Ha scelto un’altra banca', null],
      ['stato', 'assegnato', 'contattato', '', null],
      ['chiamata', null, null, '', 'non_risponde'],
    ])
    expect(items[0]?.chi).toBe(`${agent.actor.nome} ${agent.actor.cognome}`)
  })

  it('says when somebody is to be called again, and asks for it', async () => {
    const agent = await anAgent()
    const { id } = await buildLead({ agentId: agent.id, stato: 'assegnato' })
    const call = { tipo: 'chiamata', testo: '', esito: 'richiamare' }
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    for (const [body, message] of [
      [call, 'Scrivi quando richiamare.'],
      [{ ...call, quando: inDays(-1) }, 'L’ora è già passata.'],
      [{ ...call, quando: inDays(800) }, 'Al massimo fra due anni.'],
      [{ ...call, esito: 'parlato', quando: inDays(1) }, 'Si scrive soltanto se è da richiamare.'],
    ] as const) {
      const { status, json } = await write(agent, id, body)
      expect([status, json.errors]).toEqual([422, [{ path: 'quando', message }]])
    }
    const quando = inDays(1)
    expect((await write(agent, id, { ...call, quando })).json).toMatchObject({ esito: 'richiamare', quando })
  })

  it('tells to whom it was given', async () => {
    const [admin, agent] = [await adminWith('leads_manage'), await anAgent()]
    const { id } = await buildLead({ agentId: null, stato: 'nuovo' })
    await callAs(admin, 'POST', 'leadRequests/[id]/assign', { params: { id }, body: { agentId: agent.id } })
    const { items } = (await read(agent, id)).json
    const words = `Assegnata a ${agent.actor.nome} ${agent.actor.cognome}`
    expect(items.map(({ da, a, testo }) => [da, a, testo])).toEqual([['nuovo', 'assegnato', words]])
  })

  it('is nobody else’s', async () => {
    const agent = await anAgent()
    const { id } = await buildLead({ agentId: agent.id, stato: 'assegnato' })
    const nota = { tipo: 'nota', testo: 'Prova' }
    const stranger = await anAgent()
    expect((await write(stranger, id, nota)).status).toBe(404)
    expect((await read(stranger, id)).status).toBe(404)
    expect((await write(await aClient(), id, nota)).status).toBe(403)
    expect((await read(await aClient(), id)).status).toBe(403)
    expect((await write(await adminWith(), id, nota)).status).toBe(403)
    expect((await write(null, id, nota)).status).toBe(401)
    expect((await write(agent, id, { ...nota, pubblico: true })).status).toBe(422)
    expect(await db().leadEvento.count({ where: { leadId: id } })).toBe(0)
  })

  it('is taken back by its author', async () => {
    const agent = await anAgent()
    const { id } = await buildLead({ agentId: agent.id, stato: 'assegnato' })
    const { _id: eventoId } = (await write(agent, id, { tipo: 'nota', testo: 'Sbagliata' })).json
    const take = (as: Caller) =>
      callAs(as, 'DELETE', 'leadRequests/[id]/activity/[eventoId]', { params: { id, eventoId } })
    expect((await take(await adminWith('leads_manage'))).status).toBe(403)
    expect((await take(agent)).status).toBe(204)
    expect(await db().leadEvento.count({ where: { leadId: id } })).toBe(0)
  })
})
