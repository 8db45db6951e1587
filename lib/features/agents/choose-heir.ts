import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { Prodotto } from '@/prisma/generated/client'
import { groupInForce } from '../leads/perc-leads/group-in-force'
import type { Held } from './held'
import { PER_AGENZIA, PER_PESI } from './offboard-schema'

type Leaver = { id: string; agencyId: string | null }
type Heir = { agentId: string; peso: number }
type Work = { product?: Prodotto; provincia?: string | null }
/** Chooses who gets one row; null where there is nobody. */
export type ChooseHeir = (tx: Tx, target: string, work?: Work) => Promise<string | null>

/**
 * Who gets the rows of one kind of somebody who leaves: the person named; by weights who, for their weight, has fewest open
 * ones of the product; of the agency who has fewest. What each has is counted once, and what is chosen here is added to
 * it, so that many rows cost no more to count than one: a chooser is of one job.
 */
export function heirChooser(leaver: Leaver, held: Held): ChooseHeir {
  const groups = new Map<string, Heir[]>()
  const counts = new Map<Prodotto | undefined, Map<string, number>>()

  async function candidates(tx: Tx, target: string, { product, provincia }: Work): Promise<Heir[]> {
    const key = `${target} ${product} ${provincia}`
    const known = groups.get(key)
    if (known) return known
    const weights = target === PER_PESI && product ? await weightsOf(tx, leaver, product, provincia) : []
    const among = weights.length > 0 ? weights : await colleaguesOf(tx, leaver)
    groups.set(key, among)
    return among
  }

  async function countsOf(tx: Tx, among: readonly Heir[], product?: Prodotto): Promise<Map<string, number>> {
    const load = counts.get(product) ?? new Map<string, number>()
    counts.set(product, load)
    const unknown = among.map(({ agentId }) => agentId).filter((id) => !load.has(id))
    if (unknown.length === 0) return load
    for (const id of unknown) load.set(id, 0)
    for (const { agentId, _count } of await held(tx, { in: unknown }, product))
      if (agentId) load.set(agentId, _count)
    return load
  }

  return async (tx, target, work = {}) => {
    if (target !== PER_PESI && target !== PER_AGENZIA) return target
    const among = await candidates(tx, target, work)
    const load = await countsOf(tx, among, work.product)
    const burden = ({ agentId, peso }: Heir) => ((load.get(agentId) ?? 0) + 1) / peso
    const [best] = [...among].sort(
      (a, b) => burden(a) - burden(b) || b.peso - a.peso || (a.agentId < b.agentId ? -1 : 1),
    )
    if (!best) return null
    load.set(best.agentId, (load.get(best.agentId) ?? 0) + 1)
    return best.agentId
  }
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
