import 'server-only'
import { invalidateTags } from '@/lib/core/cache'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { inGroup } from '@/lib/history/group'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import type { Agency } from '@/prisma/generated/client'
import { STATI_APERTI } from '../../words/case-states'
import { announce } from '../pratiche/announce'
import { addEvent } from '../pratiche/event'
import { changeAgent } from './access-verbs'
import type { AgencyInput } from './agency-schema'
import { lockAgent } from './lock'

/**
 * An agent goes to another agency, or to none. Whoever decides says whether the open cases go along: what is finished stays with
 * the agency that it was done in. All of it is one entry of the history.
 */
export async function changeAgency(
  ctx: Ctx,
  id: string,
  { agencyId, pratiche, version }: AgencyInput,
): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await lockAgent({ ...ctx, tx }, id, version)
    const agency = agencyId ? await tx.agency.findUnique({ where: { id: agencyId } }) : null
    if (agencyId && !agency) throw invalidField('agencyId', 'Questa agenzia non c’è più.')
    if (before.agencyId === agencyId) throw invalidField('agencyId', 'È già in questa agenzia.')
    const label = `Cambio di agenzia: ${before.nome} ${before.cognome}`
    const group = inGroup(ctx, { action: 'edit', model: 'Users', label, ref: id })
    await changeAgent(tx, group, before, { agencyId })
    if (pratiche) await moveCases(tx, group, id, agency)
    await invalidateTags(tx, ['agents', 'agencies'])
  }, ctx.tx)
}

async function moveCases(tx: Tx, ctx: Ctx, agentId: string, agency: Agency | null): Promise<void> {
  const open = await tx.pratica.findMany({
    where: { agentId, stato: { in: STATI_APERTI } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of open) {
    const before = await tx.pratica.findUniqueOrThrow({ where: { id } })
    const data = { agencyId: agency?.id ?? null, version: before.version + 1 }
    const after = await tx.pratica.update({ where: { id }, data })
    const testo = agency ? `Passata all’agenzia ${agency.nome}` : 'Non è più di un’agenzia'
    await addEvent(tx, ctx, id, { tipo: 'assegnazione', testo, pubblico: false })
    await recordCommit(tx, ctx, { model: 'Opportunities', label: after.idegg ?? after.codice, before, after })
    await announce(tx, after)
  }
}
