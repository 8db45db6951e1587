import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import { dayOfColumn, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { PublicCtx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import { lockPlaces, type Place } from './group-in-force'
import { type EpochWeight, openEpoch } from './open-epoch'
import { groupName } from './place-name'
import { normalizeWeights } from './schema'

type Found = Place & { id: string; dal: Date; has: boolean }

/**
 * An agent who is blocked or leaves gives up their weights: in each group their part is spread over the others as their
 * weights are, in a new epoch, and the administrators of leads are told. A group of that agent alone is closed. So are the
 * epochs that are still to begin. Returns how many groups changed.
 */
export async function leaveWeights(tx: Tx, ctx: PublicCtx, agentId: string): Promise<number> {
  await lockPlaces(tx, await epochsToChange(tx, agentId))
  const names = new Set<string>()
  for (const epoch of await epochsToChange(tx, agentId)) {
    const [, dal] = [dayOfColumn(epoch.dal), todayInRome()].toSorted()
    const weights = await withoutAgent(tx, epoch.id, agentId)
    await openEpoch(tx, ctx, epoch, weights, { dal, reason: 'Un agente non riceve più richieste' })
    names.add(await groupName(tx, epoch))
  }
  if (names.size > 0) await tell(tx, agentId, [...names])
  return names.size
}

async function withoutAgent(tx: Tx, groupId: string, agentId: string): Promise<EpochWeight[]> {
  const rows = await tx.percLead.findMany({
    where: { groupId, agentId: { not: agentId }, agent: { status: 'validated' } },
    select: { agentId: true, peso: true, tettoGiorno: true, tettoMese: true },
    orderBy: { agentId: 'asc' },
  })
  const parts = normalizeWeights(rows.map((row) => ({ agentId: row.agentId, peso: Number(row.peso) })))
  return rows.map((row, index) => ({ ...row, peso: parts[index]?.peso ?? 0 }))
}

/**
 * In the places where the agent has a weight: the epoch in force and those still to begin, in their order, from the first that
 * names the agent on. Those after it are opened again too: an epoch replaces what was planned before it was saved.
 */
export async function epochsToChange(tx: Tx, agentId: string): Promise<Found[]> {
  const rows = await tx.$queryRaw<Found[]>`
    SELECT g.id, g.product, g.provincia, g.dal,
           EXISTS (SELECT 1 FROM perc_leads p WHERE p.group_id = g.id AND p.agent_id = ${agentId}::uuid) AS has
    FROM perc_lead_gruppi g
    WHERE NOT EXISTS (
      SELECT 1 FROM perc_lead_gruppi later
      WHERE later.product = g.product AND later.provincia IS NOT DISTINCT FROM g.provincia AND later.epoca > g.epoca
        AND later.dal <= greatest(g.dal, ${todayInRome()}::date))
    ORDER BY g.product, g.provincia, g.epoca`
  const named = new Set<string>()
  return rows.filter(({ product, provincia, has }) => {
    const place = `${product} ${provincia}`
    if (has) named.add(place)
    return named.has(place)
  })
}

const SHOWN = 3

async function tell(tx: Tx, agentId: string, names: readonly string[]): Promise<void> {
  const { nome, cognome } = await tx.agent.findUniqueOrThrow({ where: { id: agentId } })
  const more = names.length - SHOWN
  const where = names.slice(0, SHOWN).join('; ') + (more > 0 ? ` e altri ${more}` : '')
  const admins = await holdersOf(tx, 'leads_manage')
  for (const { id: userId } of admins)
    await notify(tx, {
      evento: 'pesi',
      role: 'admin',
      userId,
      titolo: `${nome} ${cognome} non riceve più richieste`,
      testo: `I suoi pesi sono passati agli altri agenti: ${where}.`,
      href: '/admin/system/percLeads',
    })
}
