import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { aClient, adminWith, anAgent, type Caller, callAs, signedIn } from '@/lib/testing/test-kit'
import { buildAdmin, buildAgency, buildAgent } from '@/prisma/seed/factories/people'
import {
  buildTicket,
  buildTicketCategory,
  buildTicketMacro,
  buildTicketRule,
} from '@/prisma/seed/factories/service'
import type { TryRuleReply } from './schema'

describe('writing rules', () => {
  const tried = (as: Caller, condizioni: unknown[]) =>
    callAs<TryRuleReply>(as, 'POST', 'ticketRules/try', { body: { condizioni } })

  it('tries conditions on what the reader sees, and changes nothing', async () => {
    const admin = await adminWith('ticketing_configure')
    for (const other of [await anAgent(), await aClient(), await adminWith('ticketing_answer')])
      expect((await tried(other, [])).status).toBe(403)
    const agency = await buildAgency()
    const agent = await signedIn('agent', await buildAgent({ agencyId: agency.id }))
    const { id } = await buildTicket({ agentId: agent.id, oggetto: 'Un bonifico' })
    await buildTicket({ agentId: agent.id, assigneeId: (await buildAdmin()).id })
    const { json } = await tried(admin, [
      { tipo: 'agenzia', agencyId: agency.id },
      { tipo: 'aperto_da', ruolo: 'agent' },
      { tipo: 'parole', parole: ['rogito', 'bonìfic'] },
    ])
    expect(json.trovati.map(({ _id }) => _id)).toEqual([id])
    expect(json.esaminati).toBe(1)
    expect(
      (
        await tried(admin, [
          { tipo: 'aperto_da', ruolo: 'client' },
          { tipo: 'agenzia', agencyId: agency.id },
        ])
      ).json.trovati,
    ).toEqual([])
    expect((await tried(admin, [{ tipo: 'categoria' }])).status).toBe(422)
    expect((await db().ticket.findUniqueOrThrow({ where: { id } })).version).toBe(1)
  })

  it('knows words by how they begin, and when the office is closed', async () => {
    const admin = await adminWith('ticketing_configure')
    const { id } = await buildTicket({
      oggetto: 'Rate già pagate',
      createdAt: new Date('2026-11-22T03:00:00Z'),
    })
    await buildTicket({ oggetto: 'Moderate errate', createdAt: new Date('2026-11-23T10:00:00Z') })
    const found = async (condizione: object) =>
      (await tried(admin, [condizione])).json.trovati.map(({ _id }) => _id)
    expect(await found({ tipo: 'parole', parole: ['rat'] })).toEqual([id])
    expect(await found({ tipo: 'parole', parole: ['gia paga'] })).toEqual([id])
    const closed = await found({ tipo: 'fuori_orario' })
    expect(closed).toContain(id)
    const open = await db().ticket.findFirstOrThrow({ where: { oggetto: 'Moderate errate' } })
    expect(closed).not.toContain(open.id)
  })

  it('refuses what could never be done', async () => {
    const admin = await adminWith('ticketing_configure')
    const { id: adminId } = await buildAdmin({ permissions: {}, ticketing: {} })
    const macro = await buildTicketMacro({ categoryId: (await buildTicketCategory()).id })
    const rule = { nome: 'Prova', attiva: true, ordine: 0, evento: 'creato', ore: null, condizioni: [] }
    for (const azione of [
      { tipo: 'assegna', adminId },
      { tipo: 'risposta', macroId: macro.id },
    ]) {
      const { status, json } = await callAs(admin, 'POST', 'ticketRules', {
        body: { ...rule, azioni: [azione] },
      })
      expect([status, json.errors.map(({ path }) => path)]).toEqual([422, ['azioni']])
    }
  })

  it('keeps what it names from being deleted, until it goes itself', async () => {
    const admin = await adminWith('ticketing_configure')
    const macro = await buildTicketMacro()
    const rule = await buildTicketRule({ azioni: [{ tipo: 'risposta', macroId: macro.id }] })
    const { id: ticketId } = await buildTicket()
    await db().ticketRuleRun.create({ data: { id: newId(), ruleId: rule.id, ticketId, dal: new Date() } })
    const remove = (path: string, { id }: { id: string }) =>
      callAs(admin, 'DELETE', path, { params: { id }, headers: { 'if-match': '1' } })
    const held = await remove('ticketMacros/[id]', macro)
    expect([held.status, held.json.detail]).toEqual([409, expect.stringContaining('regole dei ticket')])
    expect((await remove('ticketRules/[id]', rule)).status).toBe(204)
    expect((await remove('ticketMacros/[id]', macro)).status).toBe(204)
  })

  it('counts waits from when a rule is switched on', async () => {
    const admin = await adminWith('ticketing_configure')
    const { id } = await buildTicketRule({ evento: 'inattivo', ore: 8, attiva: false })
    const change = (version: number, body: object) =>
      callAs(admin, 'PATCH', 'ticketRules/[id]', { params: { id }, body: { ...body, version } })
    const since = async () =>
      (await db().ticketRule.findUniqueOrThrow({ where: { id } })).attivaDal?.getTime()
    await change(1, { attiva: true })
    const first = await since()
    await change(2, { nome: 'Un altro nome' })
    expect([first, await since()]).toEqual([expect.any(Number), first])
    await change(3, { ore: 9 })
    expect(await since()).toBeGreaterThan(first ?? 0)
    await change(4, { attiva: false })
    expect(await since()).toBeUndefined()
  })
})

describe('sight', () => {
  const rule = { nome: 'Prova', attiva: true, ordine: 0, evento: 'creato', ore: null }
  const write = (as: Caller, condizioni: unknown[], azioni: unknown[]) =>
    callAs(as, 'POST', 'ticketRules', { body: { ...rule, condizioni, azioni } })

  it('is not given by a rule to who does not have it, by whoever it is written', async () => {
    const clerk = await adminWith('ticketing_configure')
    const reader = await adminWith('ticketing_full_access')
    const category = await buildTicketCategory()
    await db().ticketCategoryAdmin.create({
      data: { id: newId(), categoryId: category.id, adminId: reader.id },
    })
    const of = [{ tipo: 'categoria', categoryId: category.id }]
    for (const tipo of ['assegna', 'avvisa']) {
      const own = [{ tipo, adminId: clerk.id }]
      expect((await write(clerk, [], own)).json.errors?.[0]?.path).toBe('azioni')
      expect((await write(clerk, of, own)).json.errors?.[0]?.path).toBe('azioni')
      expect((await write(clerk, [], [{ tipo, adminId: reader.id }])).status).toBe(201)
    }
    await db().ticketCategoryAdmin.create({
      data: { id: newId(), categoryId: category.id, adminId: clerk.id },
    })
    expect((await write(clerk, of, [{ tipo: 'assegna', adminId: clerk.id }])).status).toBe(201)
  })

  it('is not given by a category to its author, neither by name nor by emptying it', async () => {
    const clerk = await adminWith('ticketing_configure')
    const reader = await adminWith('ticketing_full_access', 'ticketing_configure')
    const category = await buildTicketCategory()
    const { id } = category
    await db().ticketCategoryAdmin.create({ data: { id: newId(), categoryId: id, adminId: reader.id } })
    const patch = (as: Caller, admins: string[]) =>
      callAs(as, 'PATCH', 'ticketCategories/[id]', {
        params: { id },
        body: { admins: admins.map((adminId) => ({ adminId })), version: category.version },
      })
    for (const admins of [[reader.id, clerk.id], []])
      expect((await patch(clerk, admins)).json.errors?.[0]?.path).toBe('admins')
    expect(await db().ticketCategoryAdmin.count({ where: { categoryId: id } })).toBe(1)
    expect((await patch(reader, [reader.id, clerk.id])).status).toBe(200)
  })
})
