import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { insertTogether, type NewRow } from '@/lib/resources/insert-together'
import { type LeadAssegnazione, Prisma } from '@/prisma/generated/client'
import type { Claim } from './choose-agent'
import { lockPlaces } from './group-in-force'
import type { Shares } from './pick-agent'

/** Writes who got the lead and why, and counts it for the group: in one statement, because every lead waits for it. */
export async function writeAssignment(tx: Tx, leadId: string, claim: Claim, at = new Date()): Promise<void> {
  const { groupId, agentId, quote } = claim
  const counted = Prisma.sql`SELECT ${countSql(Prisma.sql`${groupId}::uuid`, Prisma.sql`${agentId}::uuid`, Prisma.sql`${JSON.stringify(quote)}::jsonb`)} AS counted`
  await insertTogether(tx, { rows: [assignmentRow(leadId, claim, at)], after: counted })
}

/** Counts a lead for a group; nothing where there is none. Its value says nothing. */
export const countSql = (groupId: Prisma.Sql, agentId: Prisma.Sql, quote: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`lead_conta(${groupId}, ${agentId}, ${quote})::text`

/** The row that says to whom a lead went. */
export function assignmentRow(leadId: string, claim: Claim, at = new Date()): NewRow {
  const { agentId, motivo, groupId, deficit } = claim
  const quote = groupId ? claim.quote : {}
  return {
    model: 'leadAssegnazione',
    row: { id: newId(), leadId, groupId, agentId, at, motivo, deficit, quote, contata: groupId !== null },
  }
}

/** The same of a lead whose claim the statement finds out by itself, as `chosen` (`choiceSql`). */
export const chosenRow = (leadId: string, at = new Date()): NewRow => ({
  model: 'leadAssegnazione',
  row: { id: newId(), leadId, at, contata: true },
  late: {
    groupId: Prisma.sql`chosen.group_id`,
    agentId: Prisma.sql`chosen.agent_id`,
    motivo: Prisma.sql`chosen.motivo`,
    deficit: Prisma.sql`chosen.deficit`,
    quote: Prisma.sql`chosen.quote`,
  },
})

/** The last time that a lead was given to somebody. */
export const lastAssignment = (tx: Tx, leadId: string): Promise<LeadAssegnazione | null> =>
  tx.leadAssegnazione.findFirst({ where: { leadId }, orderBy: [{ at: 'desc' }, { id: 'desc' }] })

/**
 * Takes a lead back from whom it was given to: it is neither received by them nor due to anybody any more, in the epoch in
 * which it was counted.
 */
export async function takeBack(
  tx: Tx,
  { id, groupId, agentId, quote, contata }: LeadAssegnazione,
): Promise<void> {
  if (!contata || !groupId) return
  const group = await tx.percLeadGruppo.findUniqueOrThrow({ where: { id: groupId } })
  await lockPlaces(tx, [group])
  await tx.leadAssegnazione.update({ where: { id }, data: { contata: false } })
  await tx.$executeRaw`
    UPDATE lead_receipts r SET
      atteso = r.atteso - coalesce((${JSON.stringify(quote)}::jsonb ->> r.agent_id::text)::float8, 0),
      received = r.received - (r.agent_id = ${agentId}::uuid)::int
    WHERE r.group_id = ${groupId}::uuid`
}

/** What the lead counts for with its next owner: still the same lead of the same epoch, where they are in it. */
export async function countAgain(
  tx: Tx,
  { groupId, quote, contata }: LeadAssegnazione,
  agentId: string,
): Promise<Pick<Claim, 'groupId' | 'deficit' | 'quote'> | null> {
  if (!contata || !groupId) return null
  const receipt = await tx.leadReceipt.findUnique({ where: { groupId_agentId: { groupId, agentId } } })
  if (!receipt) return null
  return { groupId, deficit: receipt.atteso - receipt.received, quote: quote as Shares }
}
