import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { setting } from '@/lib/settings/read'
import { luccacaseAgenzia } from './settings'

/**
 * Whose turn it is in the agency that the partner's requests go to: of those who work there today, who has waited
 * longest since the last one. Nobody where no agency is set, or nobody of it is there. One request at a time asks.
 */
export async function nextAgent(tx: Tx): Promise<string | undefined> {
  const agencyId = await setting(luccacaseAgenzia, tx)
  if (!agencyId) return undefined
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('luccacase:turno'))`
  const [next] = await tx.$queryRaw<{ id: string }[]>`
    SELECT a.id FROM agents a
    LEFT JOIN LATERAL (
      SELECT g.at FROM lead_assegnazioni g JOIN leads l ON l.id = g.lead_id
      WHERE g.agent_id = a.id AND l.channel = 'luccacase' ORDER BY g.at DESC LIMIT 1) last ON true
    WHERE a.agency_id = ${agencyId}::uuid AND a.status = 'validated'
      AND NOT coalesce(${todayInRome()}::date BETWEEN a.assente_dal AND a.assente_al, false)
    ORDER BY last.at NULLS FIRST, a.id LIMIT 1`
  return next?.id
}
