import 'server-only'
import type { Tx } from '@/lib/core/db'
import { setting } from '@/lib/settings/read'
import type { MotivoAssegnazione } from '@/prisma/generated/client'
import { type GroupInForce, groupInForce, hasGroup, lockPlaces, type Place } from './group-in-force'
import { pickAgent, type Shares, sharesOf } from './pick-agent'
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
 * Whom the weights choose: those of the province, or, where it has none or nobody is there today, those of everywhere.
 * The group stays locked until the transaction ends.
 */
export async function agentByWeight(tx: Tx, asked: Place): Promise<Claim | null> {
  for (const place of places(asked)) {
    const group = await lockedGroup(tx, place)
    const choice = group && pickAgent(group.members)
    if (!group || !choice) continue
    const { agentId, quote, deficit, isInstead } = choice
    const agencyId = group.members.find((member) => member.agentId === agentId)?.agencyId ?? null
    return { agentId, agencyId, motivo: isInstead ? 'assenza' : 'peso', groupId: group.id, deficit, quote }
  }
  return null
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
