import 'server-only'
import { invalidateTags } from '@/lib/core/cache'
import { type Tx, withTransaction } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { inGroup } from '@/lib/history/group'
import type { Ctx } from '@/lib/http/context'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Agency } from '@/prisma/generated/client'
import { STATI_APERTI } from '../../words/case-states'
import { addEvent } from '../pratiche/event'
import { pratiche } from '../pratiche/resource'
import type { AgencyInput } from './agency-schema'
import { lockAgent } from './lock'
import { agents } from './resource'

/**
 * An agent goes to another agency, or to none. The person who decides says whether the open cases go along: what is finished stays with
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
    await writeVerb(agents, { ...group, tx }, { before, change: { agencyId } })
    if (pratiche) await moveCases(tx, group, id, agency)
    await invalidateTags(tx, ['agencies'])
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
    await writeVerb(pratiche, { ...ctx, tx }, { before, change: { agencyId: agency?.id ?? null } })
    const testo = agency ? `Passata all’agenzia ${agency.nome}` : 'Non è più di un’agenzia'
    await addEvent(tx, ctx, id, { tipo: 'assegnazione', testo, pubblico: false })
  }
}
