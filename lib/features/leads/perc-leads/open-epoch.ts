import 'server-only'
import { columnOfDay, type Day, dayOfColumn, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import type { PercLeadGruppo } from '@/prisma/generated/client'
import type { Place } from './group-in-force'
import { groupName } from './place-name'

export type EpochWeight = {
  agentId: string
  peso: number
  tettoGiorno?: number | null
  tettoMese?: number | null
}

/** The epoch that was saved last, in force or not yet. A change of a group has read this one. */
export const lastEpoch = (tx: Tx, { product, provincia }: Place): Promise<PercLeadGruppo | null> =>
  tx.percLeadGruppo.findFirst({ where: { product, provincia }, orderBy: { epoca: 'desc' } })

/**
 * Begins the next epoch of a group, in which everybody begins from zero; without weights it closes the group. The place has to
 * be locked. One entry in the history.
 */
export async function openEpoch(
  tx: Tx,
  ctx: PublicCtx,
  place: Place,
  pesi: readonly EpochWeight[],
  { dal = todayInRome(), reason }: { dal?: Day; reason?: string } = {},
): Promise<PercLeadGruppo> {
  const before = await lastEpoch(tx, place)
  const { product, provincia } = place
  const id = newId()
  const epoca = (before?.epoca ?? 0) + 1
  const group = await tx.percLeadGruppo.create({
    data: { id, product, provincia, epoca, dal: columnOfDay(dal) },
  })
  await tx.percLead.createMany({ data: pesi.map((one) => ({ id: newId(), groupId: id, ...one })) })
  await tx.leadReceipt.createMany({ data: pesi.map(({ agentId }) => ({ groupId: id, agentId })) })
  await recordCommit(tx, ctx, {
    model: 'PercLeads',
    label: await groupName(tx, place),
    before: before && (await told(tx, before)),
    after: await told(tx, group),
    reason,
  })
  return group
}

/** An epoch as the history tells of it: all those of a group are changes of one object, which is called after the first. */
async function told(tx: Tx, { id: groupId, product, provincia, epoca, dal }: PercLeadGruppo) {
  const first = await tx.percLeadGruppo.findFirstOrThrow({ where: { product, provincia, epoca: 1 } })
  const rows = await tx.percLead.findMany({
    where: { groupId },
    select: {
      peso: true,
      tettoGiorno: true,
      tettoMese: true,
      agent: { select: { nome: true, cognome: true } },
    },
    orderBy: [{ peso: 'desc' }, { agentId: 'asc' }],
  })
  const pesi = rows.map(({ agent, peso, tettoGiorno, tettoMese }) => ({
    agente: `${agent.nome} ${agent.cognome}`,
    peso: Number(peso),
    ...(tettoGiorno === null ? {} : { tettoGiorno }),
    ...(tettoMese === null ? {} : { tettoMese }),
  }))
  return { id: first.id, product, provincia, epoca, dal: dayOfColumn(dal), pesi }
}
