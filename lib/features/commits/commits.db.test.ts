import { db } from '@/lib/core/db'
import { aClient, adminWith, anAgent, type Caller, callAs, type Json } from '@/lib/testing/test-kit'
import { buildBank } from '@/prisma/seed/factories/banks'
import { buildPratica } from '@/prisma/seed/factories/pratiche'
import { buildTicketCategory, buildTicketMacro } from '@/prisma/seed/factories/service'
import { commitById, objectOf } from './data'

const history = (as: Caller | null, id: string) =>
  callAs<Json[]>(as, 'GET', 'commits/[id]', { params: { id } })

describe('the history of an object', () => {
  it('is for who may see it: administrators with the flag, agents on their own cases', async () => {
    const agent = await anAgent({ permissions: { commits_see: true } })
    const office = await adminWith('commits_see', 'pratiche_manage')
    const { id } = await buildPratica({ agentId: agent.id })
    const body = { version: 1, note: 'Chiamare la banca' }
    expect((await callAs(agent, 'PATCH', 'pratiche/[id]', { params: { id }, body })).status).toBe(200)
    for (const as of [agent, office]) {
      const [commit, ...more] = (await history(as, id)).json
      expect(more).toEqual([])
      expect(commit).toMatchObject({
        action: 'edit',
        model: 'Opportunities',
        admin: null,
        agent: { nome: agent.actor.nome, cognome: agent.actor.cognome },
        info: { changes: [{ field: 'note', before: '', after: 'Chiamare la banca' }] },
      })
    }
    const others = [null, await aClient(), await adminWith('pratiche_manage'), await anAgent()]
    const stranger = await anAgent({ permissions: { commits_see: true } })
    const codes = [...others, stranger].map(async (as) => (await history(as, id)).status)
    expect(await Promise.all(codes)).toEqual([401, 403, 403, 403, 404])
    expect((await history(office, 'x')).status).toBe(404)
  })

  it('tells of commissions only who may see them', async () => {
    const agent = await anAgent({ permissions: { commits_see: true } })
    const paid = await anAgent({ permissions: { commits_see: true, provvigioni_see: true } })
    const office = await adminWith('commits_see', 'pratiche_manage', 'provvigioni_see')
    for (const [as, seen] of [
      [agent, false],
      // The percentages of head office and of the others are in it.
      [paid, false],
      [office, true],
    ] as const) {
      const agentId = as.actor.role === 'agent' ? as.actor.userId : agent.id
      const { id } = await buildPratica({ agentId, provvigioni: { bankPct: 1.5 } })
      const body = { version: 1, note: 'Chiamare la banca' }
      await callAs(as, 'PATCH', 'pratiche/[id]', { params: { id }, body })
      const [commit] = (await history(as, id)).json
      expect(JSON.stringify(commit).includes('bankPct')).toBe(seen)
      expect(commit?.info).toMatchObject({ data: { note: 'Chiamare la banca' } })
    }
  })

  it('names what a change points to, as far as it is still there', async () => {
    const office = await adminWith('pratiche_manage', 'commits_see')
    const { id } = await buildPratica({ agentId: null })
    const gone = await buildBank()
    const bank = await buildBank({ nome: 'Banca del Ponte' })
    const change = (bankId: string, version: number) =>
      callAs(office, 'PATCH', 'pratiche/[id]', { params: { id }, body: { bankId, version } })
    await change(gone.id, 1)
    await change(bank.id, 2)
    await db().pratica.update({ where: { id }, data: { bankId: null } })
    await db().bank.delete({ where: { id: gone.id } })
    const [commit] = (await history(office, id)).json
    const found = await commitById(office.actor, String(commit?._id))
    const { fields, restorable } = await objectOf(found.commit)
    expect(fields.find(({ name }) => name === 'bankId')?.options).toEqual([
      { value: bank.id, label: 'Banca del Ponte' },
    ])
    expect(restorable).toContain('bankId')
    expect(restorable).not.toContain('stato')
  })

  it('names what the rows of a list point to', async () => {
    const office = await adminWith('ticketing_configure', 'commits_see')
    const { id, categoryId } = await buildTicketMacro({ categoryId: (await buildTicketCategory()).id })
    const body = {
      nome: 'Prova',
      attiva: true,
      ordine: 0,
      evento: 'creato',
      ore: null,
      condizioni: [{ tipo: 'categoria', categoryId }],
      azioni: [{ tipo: 'risposta', macroId: id }],
    }
    const rule = await callAs(office, 'POST', 'ticketRules', { body })
    const [commit] = (await history(office, rule.json._id)).json
    const { fields } = await objectOf((await commitById(office.actor, String(commit?._id))).commit)
    const inner = fields.find(({ name }) => name === 'azioni')?.rows?.fields
    expect(inner?.find(({ name }) => name === 'macroId')?.options?.map(({ value }) => value)).toEqual([id])
  })

  it('is restored by administrators with that flag only', async () => {
    const params = { id: '01900000-0000-7000-8000-000000000000' }
    const who = [null, await anAgent(), await adminWith('commits_see'), await adminWith('commits_restore')]
    const codes = who.map(async (as) => (await callAs(as, 'POST', 'commits/[id]/restore', { params })).status)
    expect(await Promise.all(codes)).toEqual([401, 403, 403, 404])
  })
})
