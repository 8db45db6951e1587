import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { setting } from '@/lib/settings/read'
import { type MotivoAssegnazione, Prisma } from '@/prisma/generated/client'
import { type GroupInForce, groupInForce, hasGroup, lockPlaces, type Place } from './group-in-force'
import { type Shares, sharesOf } from './pick-agent'
import { contanoAMano } from './settings'

/** Who gets a lead, why, and what it counts for in which epoch; nothing is written yet. */
export type Claim = {
  agentId: string
  agencyId: string | null
  motivo: MotivoAssegnazione
  groupId: string | null
  deficit: number | null
  quote: Shares
}

const places = ({ product, provincia }: Place): Place[] =>
  provincia
    ? [
        { product, provincia },
        { product, provincia: null },
      ]
    : [{ product, provincia: null }]

/** Most provinces have no group of their own: they are asked for one before anything is locked. */
async function lockedGroup(tx: Tx, place: Place): Promise<GroupInForce | null> {
  if (place.provincia && !(await hasGroup(tx, place))) return null
  await lockPlaces(tx, [place])
  return groupInForce(tx, place)
}

/**
 * Whom the weights choose, as a row: those of the province, or, where it has none or nobody is there today, those of everywhere. The
 * place stays locked until the transaction ends, so that two at the same instant do not go to the same deficit. No row where nobody
 * is there.
 */
export const choiceSql = ({ product, provincia }: Place): Prisma.Sql =>
  Prisma.sql`SELECT * FROM lead_scegli(${product}::prodotto, ${provincia}::text, ${todayInRome()}::date)`

type Chosen = {
  agent_id: string
  agency_id: string | null
  motivo: MotivoAssegnazione
  group_id: string
  deficit: number
  quote: Shares
}

/** The same as a claim; null where nobody is there. Nothing is counted yet. */
export async function agentByWeight(tx: Tx, asked: Place): Promise<Claim | null> {
  const [chosen] = await tx.$queryRaw<Chosen[]>(choiceSql(asked))
  if (!chosen) return null
  const { agent_id: agentId, agency_id: agencyId, group_id: groupId, motivo, deficit, quote } = chosen
  return { agentId, agencyId, motivo, groupId, deficit, quote }
}

/**
 * What a lead that is given by hand counts for: a lead of the group that it would have gone by, where the agent is in it.
 * Null elsewhere: what goes outside a group changes nothing in it.
 */
export async function countByHand(
  tx: Tx,
  asked: Place,
  agentId: string,
): Promise<Pick<Claim, 'groupId' | 'deficit' | 'quote'>> {
  const isCounted = await setting(contanoAMano, tx)
  for (const place of isCounted ? places(asked) : []) {
    const group = await lockedGroup(tx, place)
    if (!group) continue
    const member = group.members.find((one) => one.agentId === agentId)
    if (!member) break
    return { groupId: group.id, deficit: member.atteso - member.ricevuti, quote: sharesOf(group.members) }
  }
  return NOT_COUNTED
}

export const NOT_COUNTED = { groupId: null, deficit: null, quote: {} } as const
