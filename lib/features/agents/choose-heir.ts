import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Prodotto } from '@/prisma/generated/client'
import { groupInForce } from '../perc-leads/group-in-force'
import { CASI_APERTI } from './holdings'
import { PER_AGENZIA, PER_PESI } from './offboard-schema'

type Leaver = { id: string; agencyId: string | null }
type Heir = { agentId: string; peso: number }
type Work = { product?: Prodotto; provincia?: string | null }

/**
 * Who gets one thing of somebody who leaves: the person named; by weights who, for their weight, has fewest open cases of
 * the product; of the agency who has fewest open cases. Nobody: null.
 */
export async function chooseHeir(
  tx: Tx,
  leaver: Leaver,
  target: string,
  work: Work = {},
): Promise<string | null> {
  if (target !== PER_PESI && target !== PER_AGENZIA) return target
  const weights =
    target === PER_PESI && work.product ? await weightsOf(tx, leaver, work.product, work.provincia) : []
  const among = weights.length > 0 ? weights : await colleaguesOf(tx, leaver)
  const counted = await tx.pratica.groupBy({
    by: ['agentId'],
    where: {
      agentId: { in: among.map(({ agentId }) => agentId) },
      stato: { in: CASI_APERTI },
      product: work.product,
    },
    _count: true,
  })
  const load = new Map(counted.map(({ agentId, _count }) => [agentId, _count]))
  const burden = ({ agentId, peso }: Heir) => ((load.get(agentId) ?? 0) + 1) / peso
  const [best] = [...among].sort(
    (a, b) => burden(a) - burden(b) || b.peso - a.peso || (a.agentId < b.agentId ? -1 : 1),
  )
  return best?.agentId ?? null
}

/** Who is there today, of the group of the province or of everywhere. */
async function weightsOf(tx: Tx, { id }: Leaver, product: Prodotto, provincia: string | null = null) {
  for (const place of provincia ? [provincia, null] : [null]) {
    const group = await groupInForce(tx, { product, provincia: place })
    const there = group?.members.filter((one) => one.presente && one.peso > 0 && one.agentId !== id) ?? []
    if (there.length > 0) return there.map(({ agentId, peso }) => ({ agentId, peso }))
  }
  return []
}

async function colleaguesOf(tx: Tx, { id, agencyId }: Leaver) {
  if (!agencyId) return []
  const found = await tx.agent.findMany({
    where: { agencyId, status: 'validated', id: { not: id } },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return found.map((agent) => ({ agentId: agent.id, peso: 1 }))
}
