import 'server-only'
import type { AgentScope } from '@/lib/auth/actor'
import { db, pool } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { visibleLeads } from '@/lib/features/leads/access'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { fermeWhere, soglieFerma } from '@/lib/features/pratiche/ferma'
import { FINALI } from '@/lib/features/pratiche/states'
import { allowedRows } from '@/lib/resources/access'
import { type MonthRow, monthBefore, twelveMonths } from './present'
import type { AgentDashboard, DocumentToCheck, LeadToWork } from './types'

const SHOWN = 6
const APERTE = { stato: { notIn: [...FINALI] } }
const DA_LAVORARE = ['assegnato', 'contattato', 'appuntamento'] as const

/** What an agent must do now, and how the last twelve months went. All queries on indexes. */
export async function agentDashboard({ actor }: AgentScope, now = new Date()): Promise<AgentDashboard> {
  const pratiche = { AND: [allowedRows(visiblePratiche, actor), APERTE] }
  const leads = allowedRows(visibleLeads, actor)
  const stalled = fermeWhere(await soglieFerma(), now)
  const [perStato, ferme, leadCounts, richieste, documents, months] = await Promise.all([
    db().pratica.groupBy({ by: ['stato'], where: pratiche, _count: true }),
    db().pratica.count({ where: { AND: [pratiche, stalled] } }),
    db().lead.groupBy({
      by: ['stato'],
      where: { AND: [leads, { stato: { in: [...DA_LAVORARE] } }] },
      _count: true,
    }),
    leadsToWork(leads),
    documentsToCheck(pratiche),
    monthsOf(actor.userId, now),
  ])
  const leadsIn = (stato: string) => leadCounts.find((row) => row.stato === stato)?._count ?? 0
  return {
    daChiamare: leadsIn('assegnato'),
    appuntamenti: leadsIn('appuntamento'),
    daVerificare: documents.total,
    ferme,
    perStato: perStato.map(({ stato, _count }) => ({ stato, pratiche: _count })),
    richieste,
    documenti: documents.items,
    ...months,
  }
}

/** Those still to be called first, the newest at the top. */
async function leadsToWork(visible: object): Promise<LeadToWork[]> {
  const rows = await db().lead.findMany({
    where: { AND: [visible, { stato: { in: [...DA_LAVORARE] } }] },
    orderBy: [{ stato: 'asc' }, { createdAt: 'desc' }],
    take: SHOWN,
    select: {
      id: true,
      version: true,
      stato: true,
      nome: true,
      cognome: true,
      telefono: true,
      product: true,
      importo: true,
      createdAt: true,
      appuntamentoAt: true,
      praticaId: true,
    },
  })
  return rows.map(({ id, stato, importo, createdAt, appuntamentoAt, ...row }) => ({
    ...row,
    _id: id,
    stato: stato as LeadToWork['stato'],
    importo: importo === null ? null : toEuro(importo),
    createdAt: createdAt.toISOString(),
    appuntamentoAt: appuntamentoAt?.toISOString() ?? null,
  }))
}

/** Files that clients have sent and nobody has looked at, the longest waiting first. */
async function documentsToCheck(pratiche: object): Promise<{ total: number; items: DocumentToCheck[] }> {
  const where = { stato: 'caricato', pratica: pratiche } as const
  const [total, rows] = await Promise.all([
    db().praticaDocumento.count({ where }),
    db().praticaDocumento.findMany({
      where,
      orderBy: { uploadedAt: 'asc' },
      take: SHOWN,
      select: {
        id: true,
        nome: true,
        uploadedAt: true,
        pratica: { select: { id: true, codice: true, intestatario: true } },
      },
    }),
  ])
  const items = rows.map(({ id, nome, uploadedAt, pratica: { id: praticaId, ...pratica } }) => ({
    _id: id,
    nome,
    uploadedAt: uploadedAt?.toISOString() ?? null,
    pratica: { _id: praticaId, ...pratica },
  }))
  return { total, items }
}

/** Twenty-four months of the agent's own work, from the rollups: never from the cases. */
async function monthsOf(agentId: string, now: Date): Promise<Pick<AgentDashboard, 'aperte' | 'liquidato'>> {
  const since = `${monthBefore(now, 23)}-01`
  const sums = async (table: 'rollup_pratiche' | 'rollup_liquidato', column: string) => {
    const { rows } = await pool().query<MonthRow>(
      `SELECT to_char(mese, 'YYYY-MM') AS mese, sum(${column})::float8 AS valore
       FROM ${table} WHERE agent_id = $1 AND mese >= $2 GROUP BY mese`,
      [agentId, since],
    )
    return twelveMonths(rows, now)
  }
  const [aperte, liquidato] = await Promise.all([
    sums('rollup_pratiche', 'pratiche'),
    sums('rollup_liquidato', 'importo_erogato'),
  ])
  return { aperte, liquidato }
}
