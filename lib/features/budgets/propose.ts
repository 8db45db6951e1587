import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { ledAgents } from '@/lib/auth/agent-scope'
import { holdersOf } from '@/lib/auth/holders'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import type { BudgetProposta } from '@/prisma/generated/client'
import type { ProposalInput } from './proposal-schema'
import { cellOf, checkCells, lockYear } from './save-year'
import type { RigaBudget } from './schema'

/** A proposal that nobody has decided on. */
export const isOpen = (proposal: BudgetProposta | null): boolean =>
  proposal !== null && proposal.decisaAt === null

/**
 * Keeps what somebody would like for their team's year, with what of theirs waits already; the office finds it in the
 * bell. 422 by cell for agents of other teams, months that are locked and mandates that have ended.
 */
export async function proposeYear(ctx: Ctx, { anno, righe, nota }: ProposalInput): Promise<string> {
  return withTransaction(async (tx) => {
    const agentId = ctx.actor.userId
    await lockYear(tx, anno)
    await refuseOthers(tx, ctx.actor, righe)
    await checkCells(tx, anno, righe)
    const last = await tx.budgetProposta.findUnique({ where: { agentId_anno: { agentId, anno } } })
    const waiting = last && isOpen(last) ? last : null
    const data = {
      righe: withWaiting(righe, waiting),
      nota: nota || (waiting?.nota ?? ''),
      propostaAt: new Date(),
      decisaAt: null,
      rifiuto: '',
    }
    const { id } = last
      ? await tx.budgetProposta.update({
          where: { id: last.id },
          data: { ...data, version: { increment: 1 } },
        })
      : await tx.budgetProposta.create({ data: { id: newId(), agentId, anno, ...data } })
    if (!waiting) await tellOffice(tx, agentId, anno)
    return id
  }, ctx.tx)
}

/** A cell that is proposed again takes the place of what it was. */
function withWaiting(righe: readonly RigaBudget[], waiting: BudgetProposta | null): RigaBudget[] {
  const said = new Set(righe.map(cellOf))
  const before = (waiting?.righe ?? []) as RigaBudget[]
  return [...before.filter((riga) => !said.has(cellOf(riga))), ...righe]
}

async function refuseOthers(tx: Tx, actor: Actor, righe: readonly RigaBudget[]): Promise<void> {
  const ids = [...new Set(righe.map((riga) => riga.agentId))]
  const own = await tx.agent.findMany({
    where: { id: { in: ids }, ...ledAgents(actor) },
    select: { id: true },
  })
  const team = new Set(own.map(({ id }) => id))
  const detail = 'Questo agente non è della tua squadra.'
  const errors = righe.flatMap((riga, index) =>
    team.has(riga.agentId) ? [] : [{ path: `righe.${index}.agentId`, message: detail }],
  )
  if (errors.length > 0) throw new AppError('invalid', detail, { errors })
}

async function tellOffice(tx: Tx, agentId: string, anno: number): Promise<void> {
  const { nome, cognome } = await tx.agent.findUniqueOrThrow({ where: { id: agentId } })
  const admins = await holdersOf(tx, 'budgets_manage')
  for (const { id: userId } of admins)
    await notify(tx, {
      evento: 'budget',
      role: 'admin',
      userId,
      titolo: `Budget ${anno} da approvare: ${nome} ${cognome}`,
      testo: 'Ha proposto gli obiettivi della sua squadra.',
      href: `/admin/reports/budgetAgenti?anno=${anno}`,
    })
}
