import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { byRole } from '@/lib/auth/by-role'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { PRODOTTI } from '@/lib/words/products'
import type { Budget, BudgetProposta, Prisma } from '@/prisma/generated/client'
import { thisYear } from './data'
import type { Proposta, Proposte } from './proposal-schema'
import { isOpen } from './propose'
import { cellOf } from './save-year'
import type { RigaBudget } from './schema'

/** What waits for the office, the first to come first; to an agent their own, decided or not. */
export async function readProposals(actor: Actor, anno = thisYear()): Promise<Proposte> {
  const where: Prisma.BudgetPropostaWhereInput = byRole(actor.role, {
    admin: () => ({ anno, decisaAt: null }),
    agent: () => ({ anno, agentId: actor.userId }),
    client: () => ({ id: { in: [] } }),
  })
  const found = await db().budgetProposta.findMany({
    where,
    orderBy: [{ propostaAt: 'asc' }, { id: 'asc' }],
    include: { agent: { select: { nome: true, cognome: true } } },
  })
  const agentIds = [...new Set(found.flatMap(({ righe }) => (righe as RigaBudget[]).map((r) => r.agentId)))]
  const [people, cells] = await Promise.all([
    db().agent.findMany({
      where: { id: { in: agentIds } },
      select: { id: true, nome: true, cognome: true },
    }),
    db().budget.findMany({ where: { anno, agentId: { in: agentIds } } }),
  ])
  const names = new Map(people.map(({ id, nome, cognome }) => [id, `${nome} ${cognome}`]))
  const now = new Map(cells.map((cell) => [cellOf(cell), cell]))
  return {
    items: found.map(({ agent, ...row }) => ({
      _id: row.id,
      anno,
      chi: `${agent.nome} ${agent.cognome}`,
      nota: row.nota,
      propostaAt: row.propostaAt.toISOString(),
      aspetta: isOpen(row as BudgetProposta),
      rifiuto: row.rifiuto,
      version: row.version,
      celle: (row.righe as RigaBudget[]).map((riga) => cellView(riga, names, now)),
    })),
  }
}

function cellView(
  riga: RigaBudget,
  names: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, Budget>,
): Proposta['celle'][number] {
  const cell = now.get(cellOf(riga))
  const pezziDa = cell?.pezzi ?? null
  return {
    agente: names.get(riga.agentId) ?? '',
    prodotto: PRODOTTI[riga.product],
    mese: riga.mese,
    da: cell && cell.importo > 0n ? toEuro(cell.importo) : null,
    a: riga.importo || null,
    pezziDa,
    // What is not said of cases stays.
    pezziA: riga.pezzi === undefined ? pezziDa : riga.pezzi,
  }
}
