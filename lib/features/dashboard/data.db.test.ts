import { type AgentScope, mintScope } from '@/lib/auth/actor'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { buildDocumento, buildPratica } from '@/prisma/seed/factories/pratiche'
import { agentDashboard } from './data'

async function anAgent(): Promise<{ id: string; scope: AgentScope }> {
  const { id, email, nome, cognome } = await buildAgent()
  const scope = mintScope({
    role: 'agent' as const,
    userId: id,
    sessionId: newId(),
    email,
    nome,
    cognome,
    permissions: {},
    ticketing: {},
    agencyId: null,
    totp: false,
  })
  return { id, scope }
}

describe('dashboard of an agent', () => {
  it('counts the agent’s open cases only, and those that stand still', async () => {
    const { id, scope } = await anAgent()
    const agentId = id
    await buildPratica({ agentId, stato: 'raccolta_documenti' })
    await buildPratica({ agentId, stato: 'in_istruttoria', ultimaAttivita: addDays(new Date(), -30) })
    await buildPratica({ agentId, stato: 'liquidata', ultimaAttivita: addDays(new Date(), -30) })
    await buildPratica({ stato: 'in_istruttoria', ultimaAttivita: addDays(new Date(), -30) })
    const { perStato, ferme } = await agentDashboard(scope)
    expect(perStato.toSorted((a, b) => a.stato.localeCompare(b.stato))).toEqual([
      { stato: 'in_istruttoria', pratiche: 1 },
      { stato: 'raccolta_documenti', pratiche: 1 },
    ])
    expect(ferme).toBe(1)
  })

  it('shows the leads to call before the others', async () => {
    const { id, scope } = await anAgent()
    await buildLead({ agentId: id, stato: 'contattato' })
    const toCall = await buildLead({ agentId: id, stato: 'assegnato' })
    await buildLead({ stato: 'assegnato' })
    const { daChiamare, richieste } = await agentDashboard(scope)
    expect(daChiamare).toBe(1)
    expect(richieste).toHaveLength(2)
    expect(richieste[0]).toMatchObject({ _id: toCall.id, stato: 'assegnato' })
  })

  it('lists documents that wait for a check, of open cases', async () => {
    const { id, scope } = await anAgent()
    const open = await buildPratica({ agentId: id, stato: 'raccolta_documenti' })
    const closed = await buildPratica({ agentId: id, stato: 'ritirata' })
    const wanted = await buildDocumento({ praticaId: open.id, stato: 'caricato' })
    await buildDocumento({ praticaId: open.id })
    await buildDocumento({ praticaId: closed.id, stato: 'caricato' })
    const { daVerificare, documenti } = await agentDashboard(scope)
    expect(daVerificare).toBe(1)
    expect(documenti.map(({ _id }) => _id)).toEqual([wanted.id])
  })

  it('takes this month and the same one a year ago from the rollups', async () => {
    const { id, scope } = await anAgent()
    const now = new Date('2026-03-15T12:00:00Z')
    await buildPratica({ agentId: id, createdAt: new Date('2026-03-02T12:00:00Z') })
    await buildPratica({ agentId: id, createdAt: new Date('2025-03-02T12:00:00Z') })
    const paid = await buildPratica({ agentId: id, stato: 'liquidata', dataLiquidazione: now })
    await db().pratica.update({ where: { id: paid.id }, data: { importoErogato: 15_000_000n } })
    const { aperte, liquidato } = await agentDashboard(scope, now)
    expect(aperte.at(-1)).toMatchObject({ mese: '2026-03', valore: 1, annoPrima: 1 })
    expect(liquidato.at(-1)).toMatchObject({ mese: '2026-03', valore: 15_000_000 })
  })
})
