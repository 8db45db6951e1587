import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { Ctx, PublicCtx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { Lead, Prodotto } from '@/prisma/generated/client'
import { addLeadEvent } from './event'
import { introduceAdviser, notifyAgent } from './notify'
import { pickAgent } from './pick-agent'
import { leads } from './resource'
import type { AssegnaInput } from './schema'

const EVERYWHERE = '**'

/**
 * The agent that the weights choose for a product and province, and one more lead on their account. Rows are
 * locked, so that two leads at the same instant do not go to the same deficit.
 */
async function agentByWeight(tx: Tx, product: Prodotto, provincia: string | null): Promise<string | null> {
  for (const place of provincia ? [provincia, null] : [null]) {
    const found = await tx.percLead.findMany({
      where: { product, provincia: place, attivo: true, agent: { status: 'validated' } },
      select: { agentId: true, peso: true },
    })
    if (found.length === 0) continue
    const key = place ?? EVERYWHERE
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`percLeads:${product}:${key}`}))`
    const receipts = await tx.leadReceipt.findMany({ where: { product, provincia: key } })
    const received = new Map(receipts.map((row) => [row.agentId, row.received]))
    const agentId = pickAgent(
      found.map((row) => ({
        agentId: row.agentId,
        peso: Number(row.peso),
        received: received.get(row.agentId) ?? 0,
      })),
    )
    if (!agentId) continue
    await tx.leadReceipt.upsert({
      where: { product_provincia_agentId: { product, provincia: key, agentId } },
      create: { product, provincia: key, agentId, received: 1 },
      update: { received: { increment: 1 } },
    })
    return agentId
  }
  return null
}

/** Without weights the lead goes to an agency of the province, or else waits for head office. */
async function agencyOf(tx: Tx, provincia: string | null): Promise<string | null> {
  const agency = provincia
    ? await tx.agency.findFirst({ where: { provincia, published: true }, orderBy: { id: 'asc' } })
    : null
  return agency?.id ?? null
}

/** Who gets a lead: the agent it names, else by weight, else an agency of the province. */
export async function chooseOwner(
  tx: Tx,
  { product, provincia }: Pick<Lead, 'product' | 'provincia'>,
  wanted?: string,
) {
  const named = wanted ? await tx.agent.findFirst({ where: { id: wanted, status: 'validated' } }) : null
  const agentId = named?.id ?? (await agentByWeight(tx, product, provincia))
  if (!agentId) return { agentId: null, agencyId: await agencyOf(tx, provincia) }
  const agent = named ?? (await tx.agent.findUniqueOrThrow({ where: { id: agentId } }))
  return { agentId, agencyId: agent.agencyId }
}

/** An administrator gives a lead to an agent, or lets the weights choose. */
export async function assignLead(ctx: Ctx, id: string, agentId?: string, version?: number): Promise<Lead> {
  return withTransaction(async (tx) => {
    const before = await lockRow(leads, { ...ctx, tx }, id, version)
    if (before.stato === 'convertito')
      throw new AppError('conflict', 'La richiesta è già diventata una pratica.')
    const owner = await chooseOwner(tx, before, agentId)
    if (agentId && owner.agentId !== agentId)
      throw invalidField('agentId', 'Questo agente non c’è o non è attivo.')
    if (!owner.agentId)
      throw new AppError(
        'conflict',
        'Nessun agente ha un peso per questo prodotto e questa provincia: sceglilo tu.',
      )
    return saveOwner(tx, ctx, before, owner)
  }, ctx.tx)
}

/** The same for one of many chosen in the list; in words, who got it. What has somebody already is given away by name only. */
export async function assignRow(
  ctx: Ctx & { tx: Tx },
  { _id, version }: { _id: string; version: number },
  { agentId }: AssegnaInput,
): Promise<string> {
  const { agentId: owner } = await lockRow(leads, ctx, _id, version)
  if (owner && !agentId)
    throw new AppError(
      'conflict',
      `È già di ${await nameOf(ctx.tx, owner)}: per darla ad altri, scegli l’agente.`,
    )
  const after = await assignLead(ctx, _id, agentId, version)
  return nameOf(ctx.tx, after.agentId ?? '')
}

async function nameOf(tx: Tx, id: string): Promise<string> {
  const { nome, cognome } = await tx.agent.findUniqueOrThrow({ where: { id } })
  return `${nome} ${cognome}`
}

async function saveOwner(
  tx: Tx,
  ctx: PublicCtx,
  before: Lead,
  owner: { agentId: string | null; agencyId: string | null },
): Promise<Lead> {
  const stato = before.stato === 'nuovo' || before.stato === 'perso' ? 'assegnato' : before.stato
  const after = await tx.lead.update({
    where: { id: before.id },
    data: { ...owner, stato, assignedAt: new Date(), version: { increment: 1 } },
  })
  await tellOwner(tx, ctx, before, after)
  await recordCommit(tx, ctx, { model: 'Lead', label: after.codice, before, after })
  if (after.agentId && after.agentId !== before.agentId) {
    await notifyAgent(tx, after)
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
