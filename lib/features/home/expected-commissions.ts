import 'server-only'
import { db } from '@/lib/core/db'
import { ACCORDO_STANDARD } from '@/lib/features/pratiche/commissions'
import { Prisma } from '@/prisma/generated/client'
import type { Expected } from './types'

/** States in which the bank has said yes and has not paid yet. */
const APPROVED = ['deliberata', 'stipula'] as const

const percent = (name: 'bankPct' | 'clientFeePct') =>
  Prisma.raw(`coalesce((p.provvigioni->>'${name}')::numeric, 0)`)

/**
 * The agent's own share of what the approved cases will pay, by the percentages frozen on each: the same arithmetic
 * as `provvigioneLorda` and `ripartisci`, in the database.
 */
export async function expectedCommissions(agentId: string): Promise<Expected> {
  const standard = ACCORDO_STANDARD.split.agente
  const [row] = await db().$queryRaw<Expected[]>`
    SELECT count(*)::int AS pratiche, coalesce(sum(floor(lordo * quota / 100)), 0)::float8 AS importo FROM (
      SELECT coalesce((p.provvigioni->'split'->>'agente')::numeric, ${standard}::numeric) AS quota,
        round(e.importo * ${percent('bankPct')} / 100 + CASE WHEN p.finalita = 'surroga' THEN 0
          ELSE coalesce((p.provvigioni->>'clientFeeAgreed')::numeric,
            least(e.importo * ${percent('clientFeePct')} / 100, (p.provvigioni->>'clientFeeMax')::numeric)) END) AS lordo
      FROM pratiche p
      CROSS JOIN LATERAL (SELECT coalesce(p.importo_deliberato, p.importo_richiesto)::numeric AS importo) e
      WHERE p.agent_id = ${agentId}::uuid AND p.stato = ANY(${[...APPROVED]}::stato_pratica[])
    ) c`
  return row ?? { pratiche: 0, importo: 0 }
}
