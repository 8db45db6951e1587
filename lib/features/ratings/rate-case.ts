import 'server-only'
import { formatDay } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, notFound, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { PublicCtx } from '@/lib/http/context'
import type { PraticaPersona, Voto } from '@/prisma/generated/client'
import { flagsOf, mayBeRepeated } from './flags'
import { labelOf } from './moderate'
import type { VotoValues } from './schema'
import { helpersOf } from './worked-on'

/** What is given, and to whom: an employee who worked on the case, or else its agent. */
export type Given = VotoValues & { employeeId?: string | undefined }
type Author = Pick<PraticaPersona, 'praticaId' | 'clientId' | 'nome' | 'cognome'>

/** A client rates who followed their own case, once it is paid out; the office looks at it before anybody sees it. */
export async function rateCase(
  ctx: PublicCtx,
  { praticaId, clientId }: { praticaId: string; clientId: string },
  input: Given,
): Promise<Voto> {
  return withTransaction(async (tx) => {
    const where = { praticaId: idOrNotFound(praticaId), clientId }
    const author = orNotFound(await tx.praticaPersona.findFirst({ where }))
    return giveRating(tx, ctx, author, input)
  }, ctx.tx)
}

/** One rating of each person for each case, whoever of its people gives it. */
export async function giveRating(
  tx: Tx,
  ctx: PublicCtx,
  { praticaId, clientId, nome, cognome }: Author,
  { stelle, commento, employeeId, consenso }: Given,
): Promise<Voto> {
  // Two people of one case wait for each other here.
  await tx.$queryRaw`SELECT FROM pratiche WHERE id = ${praticaId}::uuid FOR UPDATE`
  const pratica = await tx.pratica.findUniqueOrThrow({
    where: { id: praticaId },
    select: { stato: true, agentId: true, erogazioneDaConfermare: true },
  })
  if (pratica.stato !== 'liquidata' || pratica.erogazioneDaConfermare)
    throw new AppError('conflict', 'Si vota quando la pratica è conclusa e il finanziamento è erogato.')
  const whom = employeeId ? await helper(tx, praticaId, employeeId) : agentOf(pratica)
  await refuseSecond(tx, { praticaId, ...whom })
  const now = new Date()
  const voto = await tx.voto.create({
    data: {
      id: newId(),
      praticaId,
      clientId,
      ...whom,
      stelle,
      commento,
      firma: `${nome} ${cognome.charAt(0)}.`,
      consensoAt: consenso ? now : null,
      // What may not be shown waits for nobody: the office reads it, and it counts.
      ...(consenso || employeeId
        ? {}
        : { stato: 'rifiutato' as const, motivoRifiuto: 'richiesta_cliente' as const }),
      createdAt: now,
      segnali: flagsOf(commento, await isRepeated(tx, commento)),
    },
  })
  await recordCommit(tx, ctx, { model: 'Voti', label: labelOf(voto), after: voto })
  return voto
}

type Whom = { agentId: string } | { employeeId: string }

function agentOf({ agentId }: { agentId: string | null }): Whom {
  if (!agentId) throw notFound('Questa pratica non ha un consulente da votare.')
  return { agentId }
}

async function helper(tx: Tx, praticaId: string, employeeId: string): Promise<Whom> {
  const helpers = (await helpersOf([praticaId], tx)).get(praticaId) ?? []
  if (!helpers.some(({ _id }) => _id === employeeId))
    throw invalidField('employeeId', 'Questa persona non ha seguito la tua pratica.')
  return { employeeId }
}

async function refuseSecond(tx: Tx, where: Whom & { praticaId: string }): Promise<void> {
  // The agent of a case may change: their rating was given all the same.
  const rated = 'agentId' in where ? { ...where, agentId: { not: null } } : where
  const before = await tx.voto.findFirst({ where: rated })
  if (!before) return
  const stars = before.stelle === 1 ? '1 stella' : `${before.stelle} stelle`
  throw new AppError(
    'conflict',
    `Il voto per questa pratica c’è già: ${stars}, il ${formatDay(before.createdAt)}.`,
  )
}

/** Whether somebody wrote the same already. */
const isRepeated = async (tx: Tx, commento: string): Promise<boolean> =>
  mayBeRepeated(commento) && (await tx.voto.count({ where: { commento }, take: 1 })) > 0
