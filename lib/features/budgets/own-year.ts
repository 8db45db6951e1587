import 'server-only'
import type { AgentScope } from '@/lib/auth/actor'
import { widthOf } from '@/lib/auth/agent-scope'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import { readYear, thisYear } from './data'
import type { Missing, MissingCase, OwnYear } from './types'

/** So many of the cases that are nearest to the money are named. */
const SHOWN = 10

/** The agent's own year, the cases that would bring it nearer, and the team's year where the agent has one. */
export async function ownYear({ actor }: AgentScope): Promise<OwnYear> {
  // Whose it is comes first: a page that is tried for everybody ends here, before the clock is looked at or anything is asked.
  const { userId } = actor
  const anno = thisYear()
  const [year, missing] = await Promise.all([readYear(actor, { anno: String(anno) }), missingCases(userId)])
  const isAlone = widthOf(actor) === 'own'
  const nothing = year.totals.mesi.map(() => ({}))
  const own = isAlone
    ? year.totals
    : (year.rows.find(({ key }) => key === userId) ?? { mesi: nothing, totale: {} })
  return { anno, own, missing, team: isAlone ? null : year }
}

type Row = Omit<MissingCase, '_id' | 'importo'> & {
  id: string
  importo: number
  total: number
  somma: number
}

/** Nearest to the money first. */
async function missingCases(agentId: string): Promise<Missing> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT p.id, p.codice, coalesce(who.nome, p.intestatario) AS cliente, p.stato::text, b.nome AS banca,
      coalesce(p.importo_deliberato, p.importo_richiesto)::float8 AS importo,
      (count(*) OVER ())::int AS total,
      (sum(coalesce(p.importo_deliberato, p.importo_richiesto)) OVER ())::float8 AS somma
    FROM pratiche p LEFT JOIN banks b ON b.id = p.bank_id
    LEFT JOIN LATERAL (
      SELECT coalesce(k.nome, pp.nome) || ' ' || coalesce(k.cognome, pp.cognome) AS nome
      FROM pratica_persone pp LEFT JOIN clients k ON k.id = pp.client_id
      WHERE pp.pratica_id = p.id AND pp.ruolo = 'richiedente' ORDER BY pp.created_at LIMIT 1
    ) who ON TRUE
    WHERE p.agent_id = ${agentId}::uuid AND p.stato IN ('deliberata', 'stipula')
    ORDER BY p.stato DESC, p.stato_dal, p.id LIMIT ${SHOWN}`
  return {
    total: rows[0]?.total ?? 0,
    importo: toEuro(rows[0]?.somma ?? 0),
    items: rows.map(({ id, total: _total, somma: _sum, importo, ...row }) => ({
      ...row,
      _id: id,
      importo: toEuro(importo),
    })),
  }
}
