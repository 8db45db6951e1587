import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound, staleVersion } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import type { Ctx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import type { Agent, BudgetProposta } from '@/prisma/generated/client'
import type { RejectProposal } from './proposal-schema'
import { isOpen } from './propose'
import { lockYear, saveYear } from './save-year'
import type { RigaBudget } from './schema'

type Held = BudgetProposta & { agent: Agent }

/** The proposal, locked; 409 where it was decided, or proposed again, since `version` was read. */
async function held(tx: Tx, id: string, version: number): Promise<Held> {
  await lockById(tx, 'budgetProposta', idOrNotFound(id))
  const proposal = orNotFound(await tx.budgetProposta.findUnique({ where: { id }, include: { agent: true } }))
  if (!isOpen(proposal)) throw new AppError('conflict', 'Su questa proposta è già stato deciso.')
  if (proposal.version !== version) throw staleVersion()
  return proposal
}

const decide = (tx: Tx, { id }: Held, rifiuto: string) =>
  tx.budgetProposta.update({
    where: { id },
    data: { decisaAt: new Date(), rifiuto, version: { increment: 1 } },
  })

const tell = (tx: Tx, { agentId: userId }: Held, titolo: string, testo: string) =>
  notify(tx, { evento: 'budget', role: 'agent', userId, titolo, testo, href: '/agents/reports/budget' })

/** Writes the proposed cells as if the office had: one save of the year, with its entry in the history. Gives the year. */
export async function approveBudget(ctx: Ctx, id: string, version: number): Promise<number> {
  return withTransaction(async (tx) => {
    const proposal = await held(tx, id, version)
    const { anno, agent } = proposal
    const year = await lockYear(tx, anno)
    const righe = proposal.righe as RigaBudget[]
    const change = { anno, version: year?.version ?? null, righe }
    await saveYear({ ...ctx, tx }, change, `proposta di ${agent.nome} ${agent.cognome}`)
    await decide(tx, proposal, '')
    await tell(tx, proposal, `Il budget ${anno} che hai proposto è approvato`, 'Vale da adesso.')
    return anno
  }, ctx.tx)
}

/** The targets stay as they are; who proposed reads why. Gives the year. */
export async function rejectBudget(
  ctx: Ctx,
  id: string,
  { version, motivo }: RejectProposal,
): Promise<number> {
  return withTransaction(async (tx) => {
    const proposal = await held(tx, id, version)
    await decide(tx, proposal, motivo)
    await tell(tx, proposal, `Il budget ${proposal.anno} che hai proposto non è approvato`, motivo)
    return proposal.anno
  }, ctx.tx)
}
