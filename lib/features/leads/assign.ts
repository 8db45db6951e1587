import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import {
  agentByWeight,
  type Claim,
  countByHand,
  NOT_COUNTED,
} from '@/lib/features/leads/perc-leads/choose-agent'
import {
  countAgain,
  lastAssignment,
  takeBack,
  writeAssignment,
} from '@/lib/features/leads/perc-leads/write-assignment'
import { cautionsOfLead } from '@/lib/features/meetings/pass'
import type { Ctx, PublicCtx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { VerbOutcome } from '@/lib/resources/verb'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Lead } from '@/prisma/generated/client'
import { addLeadEvent } from './event'
import { announceFormerOwner, introduceAdviser, tellAgent } from './notify'
import { leads } from './resource'
import type { AssegnaInput } from './schema'

/** Whose a lead becomes, and why. */
export type Owner = { agentId: string | null; agencyId: string | null; claim: Claim | null }

/** Somebody whom the person asked for, or whose client they are: no lead of any group. */
export const directly = (agentId: string, agencyId: string | null): Owner => ({
  agentId,
  agencyId,
  claim: { agentId, agencyId, motivo: 'diretta', ...NOT_COUNTED },
})

/** Without weights a lead goes to an agency of the province, or else waits for head office. */
export async function byPlace(tx: Tx, { provincia }: Pick<Lead, 'provincia'>): Promise<Owner> {
  const agency = provincia
    ? await tx.agency.findFirst({ where: { provincia, published: true }, orderBy: { id: 'asc' } })
    : null
  return { agentId: null, agencyId: agency?.id ?? null, claim: null }
}

/** An agent who can be reached; null for one who is blocked, invited or gone. */
export const activeAgent = (tx: Tx, id: string) => tx.agent.findFirst({ where: { id, status: 'validated' } })

/** An administrator gives a lead to an agent, or lets the weights choose. */
export async function assignLead(ctx: Ctx, id: string, agentId?: string, version?: number): Promise<Lead> {
  return withTransaction(async (tx) => {
    const before = await lockRow(leads, { ...ctx, tx }, id, version)
    if (before.stato === 'convertito')
      throw new AppError('conflict', 'La richiesta è già diventata una pratica.')
    const claim = await claimOf(tx, before, agentId)
    if (claim !== 'theirs') await writeAssignment(tx, id, claim)
    return saveOwner(tx, ctx, before, claim === 'theirs' ? before : claim)
  }, ctx.tx)
}

/**
 * To whom a lead goes now, with what it counts for. From whom it goes it is taken back: of the epoch that it was counted in,
 * where the next owner has part in that one, else it counts as a lead given today.
 */
async function claimOf(tx: Tx, before: Lead, agentId?: string): Promise<Claim | 'theirs'> {
  const agent = agentId ? await activeAgent(tx, agentId) : null
  if (agentId && !agent) throw invalidField('agentId', 'Questo agente non c’è o non è attivo.')
  if (agent && agent.id === before.agentId) return 'theirs'
  const earlier = before.agentId ? await lastAssignment(tx, before.id) : null
  const again = earlier && agent ? await countAgain(tx, earlier, agent.id) : null
  if (earlier) await takeBack(tx, earlier)
  if (!agent) {
    const claim = await agentByWeight(tx, before)
    if (!claim)
      throw new AppError(
        'conflict',
        'Nessun agente ha un peso per questo prodotto e questa provincia: sceglilo tu.',
      )
    return claim
  }
  const counted = again ?? (await countByHand(tx, before, agent.id))
  const motivo = before.agentId ? 'riassegnazione' : 'mano'
  return { agentId: agent.id, agencyId: agent.agencyId, motivo, ...counted }
}

/** The same, with what its meeting leaves to be seen to. */
export async function giveLead(ctx: Ctx, id: string, agentId?: string, version?: number) {
  return withTransaction(async (tx) => {
    const lead = await assignLead({ ...ctx, tx }, id, agentId, version)
    return { lead, cautele: await cautionsOfLead(tx, lead) }
  }, ctx.tx)
}

/** The same for one of many chosen in the list; in words, who got it. What has somebody already is given away by name only. */
export async function assignRow(
  ctx: Ctx & { tx: Tx },
  { _id, version }: { _id: string; version: number },
  { agentId }: AssegnaInput,
): Promise<VerbOutcome> {
  const { agentId: owner } = await lockRow(leads, ctx, _id, version)
  if (owner && !agentId)
    throw new AppError(
      'conflict',
      `È già di ${await nameOf(ctx.tx, owner)}: per darla ad altri, scegli l’agente.`,
    )
  const { lead, cautele } = await giveLead(ctx, _id, agentId, version)
  return { result: await nameOf(ctx.tx, lead.agentId ?? ''), cautele }
}

async function nameOf(tx: Tx, id: string): Promise<string> {
  const { nome, cognome } = await tx.agent.findUniqueOrThrow({ where: { id } })
  return `${nome} ${cognome}`
}

async function saveOwner(
  tx: Tx,
  ctx: PublicCtx,
  before: Lead,
  { agentId, agencyId }: Pick<Lead, 'agentId' | 'agencyId'>,
): Promise<Lead> {
  const stato = before.stato === 'nuovo' || before.stato === 'perso' ? 'assegnato' : before.stato
  const change = { agentId, agencyId, stato, assignedAt: new Date() } as const
  const after = await writeVerb(leads, { ...ctx, tx }, { before, change })
  await tellOwner(tx, ctx, before, after)
  if (after.agentId && after.agentId !== before.agentId) {
    await announceFormerOwner(tx, before)
    await tellAgent(tx, after)
    await introduceAdviser(tx, after)
  }
  return after
}

/** The time line says to whom it went: by whom is its author. */
async function tellOwner(tx: Tx, ctx: PublicCtx, before: Lead, after: Lead): Promise<void> {
  if (!after.agentId || (after.agentId === before.agentId && after.stato === before.stato)) return
  const { nome, cognome } = await tx.agent.findUniqueOrThrow({ where: { id: after.agentId } })
  await addLeadEvent(tx, ctx, after.id, {
    tipo: 'stato',
    da: before.stato,
    a: after.stato,
    testo: `Assegnata a ${nome} ${cognome}`,
  })
}
