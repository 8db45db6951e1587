import { afterLead, type Choice, type Member, pickAgent } from '@/lib/features/leads/perc-leads/pick-agent'
import { normalizeWeights, type Weighted } from '@/lib/features/leads/perc-leads/schema'
import type { Prodotto } from '@/prisma/generated/client'
import { PRODUCT_MIX } from '../content/finalita'

type AgentRef = { id: string; email: string }
export type SeedGroup = { product: Prodotto; provincia: string | null; agentIds: string[] }

/** The last of the three epochs of each group, and on which days from now they begin. */
export const LAST = 2
export const EPOCHS = [-400, -200, -45] as const
const PROVINCES = ['MI', 'RM', 'TO', 'NA', 'BO', 'FI', 'PA', 'GE', 'BA', 'VR', 'VE', 'CT'] as const
/** Of everywhere and of a province; each epoch moves them on by one. */
const WIDE = [10, 10, 9, 8, 8, 7, 7, 6, 6, 6, 5, 5, 4, 4, 3, 2] as const
const NARROW = [30, 25, 20, 15, 10] as const
/** Where the demo agents stand among those of everywhere: a share like others’. */
const OWN_PLACE = 7

const around = <T>(all: readonly T[], start: number, count: number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, index) => all[(start + index) % all.length] as T)

/** Who shares which leads: each product everywhere and in twelve provinces, by the order of the agents alone. */
export function plannedGroups(agents: readonly AgentRef[]): SeedGroup[] {
  const demo = agents.filter(({ email }) => email.endsWith('@demo.example')).map(({ id }) => id)
  const others = agents.filter(({ id }) => !demo.includes(id)).map(({ id }) => id)
  return PRODUCT_MIX.flatMap(([product], at) => {
    const wide = around(others, at * 11, WIDE.length - demo.length).toSpliced(OWN_PLACE, 0, ...demo)
    const narrow = PROVINCES.map((provincia, index) => ({
      product,
      provincia,
      agentIds: around(others, at * 5 + index * 6, NARROW.length),
    }))
    return [{ product, provincia: null, agentIds: wide }, ...narrow]
  })
}

/** The weights of one of its epochs, which sum to 100. */
export function weightsOf({ provincia, agentIds }: SeedGroup, epoch: number): Weighted[] {
  const pattern = provincia ? NARROW : WIDE
  const moved = LAST - epoch
  return normalizeWeights(
    agentIds.map((agentId, index) => ({ agentId, peso: pattern[(index + moved) % pattern.length] ?? 1 })),
  )
}

type LeadLike = { product: Prodotto; provincia: string | null }
export type Shared<Lead> = { lead: Lead; group: SeedGroup; choice: Choice }

/**
 * Shares leads, in their order, by the weights of the last epoch. `ownerOf` says who got a lead, given whom the weights choose:
 * it counts for the group where that is the same.
 */
export function share<Lead extends LeadLike>(
  groups: readonly SeedGroup[],
  leads: readonly Lead[],
  ownerOf: (lead: Lead, chosen: string) => string | null,
) {
  const standing = new Map<SeedGroup, Member[]>(
    groups.map((group) => [
      group,
      weightsOf(group, LAST).map((one) => ({ ...one, atteso: 0, ricevuti: 0, presente: true })),
    ]),
  )
  const find = (product: Prodotto, provincia: string | null) =>
    groups.find((group) => group.product === product && group.provincia === provincia)
  const shared = leads.flatMap((lead): Shared<Lead>[] => {
    const group = find(lead.product, lead.provincia) ?? find(lead.product, null)
    const members = group && standing.get(group)
    const choice = members && pickAgent(members)
    if (!group || !choice || ownerOf(lead, choice.agentId) !== choice.agentId) return []
    standing.set(group, afterLead(members, choice.agentId, choice.quote))
    return [{ lead, group, choice }]
  })
  return { shared, standing }
}
