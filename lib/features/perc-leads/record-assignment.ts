import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { type LeadAssegnazione, Prisma } from '@/prisma/generated/client'
import type { Claim } from './choose-agent'
import { lockPlaces } from './group-in-force'
import type { Shares } from './pick-agent'

/** Writes who got the lead and why, and counts it for the group: in one statement, because every lead waits for it. */
export async function recordAssignment(tx: Tx, leadId: string, claim: Claim, at = new Date()): Promise<void> {
  const { counted, written } = assignmentSql(leadId, claim, at)
  await tx.$executeRaw`WITH counted AS (${counted}) ${written}`
}

/** The same as two parts of a larger statement. */
export function assignmentSql(
  leadId: string,
  claim: Claim,
  at = new Date(),
): Record<'counted' | 'written', Prisma.Sql> {
  const { agentId, motivo, groupId, deficit } = claim
  const quote = groupId ? claim.quote : {}
  const due = Prisma.sql`(SELECT key::uuid AS agent_id, value::float8 AS part FROM jsonb_each_text(${JSON.stringify(quote)}::jsonb))`
  const counted = Prisma.sql`
    UPDATE lead_receipts r SET
      atteso = r.atteso + coalesce((SELECT part FROM ${due} due WHERE due.agent_id = r.agent_id), 0),
      received = r.received + (r.agent_id = ${agentId}::uuid)::int
    WHERE r.group_id = ${groupId}::uuid
      AND (r.agent_id = ${agentId}::uuid OR r.agent_id IN (SELECT agent_id FROM ${due} due))`
  const written = Prisma.sql`
    INSERT INTO lead_assegnazioni (id, lead_id, group_id, agent_id, at, motivo, deficit, quote, contata)
    VALUES (${newId()}::uuid, ${leadId}::uuid, ${groupId}::uuid, ${agentId}::uuid, ${at}, ${motivo}::motivo_assegnazione,
      ${deficit}, ${JSON.stringify(quote)}::jsonb, ${groupId !== null})`
  return { counted, written }
}

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
