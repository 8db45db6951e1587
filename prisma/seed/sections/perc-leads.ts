import 'server-only'
import type { Prisma, Prodotto } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'
import { EPOCHS, LAST, plannedGroups, type SeedGroup, share, weightsOf } from './lead-groups'

type AgentRef = { id: string; email: string }
type LeadRow = { id: string; product: Prodotto; provincia: string | null; agentId: string; assignedAt: Date }

/** In three epochs, each product everywhere and in twelve provinces; and who got the leads of the last one, and why. */
export async function seedPercLeads(seeding: Seeding): Promise<void> {
  const { client, id, now } = seeding
  const agents = await rowsOf<AgentRef>(
    client,
    `SELECT id, email::text FROM agents WHERE status = 'validated' ORDER BY id`,
  )
  const groups = plannedGroups(agents)
  const epochs = groups.flatMap((group) =>
    EPOCHS.map((days, index) => ({ group, index, id: id(daysFrom(now, days)), at: daysFrom(now, days) })),
  )
  await bulk<Prisma.PercLeadGruppoCreateManyInput>(
    client,
    'perc_lead_gruppi',
    epochs.map(({ group: { product, provincia }, index, id: groupId, at }) => ({
      id: groupId,
      product,
      provincia,
      epoca: index + 1,
      dal: dayText(at),
      createdAt: at,
    })),
  )
  await bulk<Prisma.PercLeadCreateManyInput>(
    client,
    'perc_leads',
    epochs.flatMap(({ group, index, id: groupId, at }) =>
      weightsOf(group, index).map((weight) => ({ id: id(at), groupId, ...weight, createdAt: at })),
    ),
  )
  const inForce = new Map(
    epochs.filter(({ index }) => index === LAST).map((epoch) => [epoch.group, epoch.id]),
  )
  const { assegnazioni, standing } = await ledger(seeding, groups, inForce)
  const receipts = epochs.flatMap(({ group, index, id: groupId }) => {
    const members = index === LAST ? standing.get(group) : undefined
    return group.agentIds.map((agentId) => {
      const { ricevuti = 0, atteso = 0 } = members?.find((one) => one.agentId === agentId) ?? {}
      return { groupId, agentId, received: ricevuti, atteso }
    })
  })
  await bulk<Prisma.LeadReceiptCreateManyInput>(client, 'lead_receipts', receipts)
  await bulk<Prisma.LeadAssegnazioneCreateManyInput>(client, 'lead_assegnazioni', assegnazioni)
}

/** The leads of the last epoch in their order: those of whom the weights choose are counted, the others were asked for. */
async function ledger({ client, id, now }: Seeding, groups: SeedGroup[], ids: Map<SeedGroup, string>) {
  const leads = await rowsOf<LeadRow>(
    client,
    `SELECT id, product, provincia, agent_id AS "agentId", assigned_at AS "assignedAt" FROM leads
     WHERE agent_id IS NOT NULL AND assigned_at >= $1 ORDER BY assigned_at, id`,
    [daysFrom(now, EPOCHS[LAST])],
  )
  const { shared, standing } = share(groups, leads, ({ agentId }) => agentId)
  const counted = new Map(shared.map((one) => [one.lead.id, one]))
  const assegnazioni = leads.map(({ id: leadId, agentId, assignedAt: at }) => {
    const one = counted.get(leadId)
    const rest = { id: id(at), leadId, agentId, at, contata: one !== undefined }
    if (!one) return { ...rest, groupId: null, motivo: 'diretta' as const, deficit: null, quote: {} }
    const { group, choice } = one
    const groupId = ids.get(group) ?? null
    return { ...rest, groupId, motivo: 'peso' as const, deficit: choice.deficit, quote: choice.quote }
  })
  return { assegnazioni, standing }
}
