import 'server-only'
import { type db, type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, notFound, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { presentSchedule, receiversOf } from './data'
import { nextOccasion } from './occasions'
import { admit, checkQuery, findReport, titleOf } from './open'
import { type ScheduleInput, type ScheduleView, whenWords } from './schema'

/** More mails than these nobody reads. */
const MOST_OWN = 50
/** Where in a list one was is nothing that a mail repeats. */
const OF_A_PAGE = ['cursor', 'limit', 'columns', 'format']

type Checked = { query: string; title: string; names: Map<string, string> }

/** Whether the report and its receivers are such as the author may ask for; read before anything is written. */
export async function checkSchedule({ actor, scope }: Ctx, input: ScheduleInput): Promise<Checked> {
  const found = await findReport(input.report)
  admit(found, actor)
  const query = new URLSearchParams(input.query)
  for (const name of OF_A_PAGE) query.delete(name)
  checkQuery(found, actor, query.toString())
  const offered = await receiversOf(scope, input.report)
  const isOffered = (id: string, role: string) => offered.some((one) => one.id === id && one.role === role)
  if (!input.destinatari.every(({ id, role }) => isOffered(id, role)))
    throw invalidField('destinatari', 'Fra i destinatari c’è chi non può aprire questo report.')
  const names = new Map(offered.map(({ id, nome }) => [id, nome]))
  return { query: query.toString(), title: titleOf(found), names }
}

/** A report that will go out by mail to people who may open it. */
export async function scheduleReport(
  ctx: Ctx,
  input: ScheduleInput,
  { query, title, names }: Checked,
): Promise<ScheduleView> {
  const { actor } = ctx
  const { report, frequenza, giorno } = input
  const { role, userId } = actor
  return withTransaction(async (tx) => {
    if ((await tx.reportSchedule.count({ where: { role, userId } })) >= MOST_OWN)
      throw new AppError('conflict', `Hai già ${MOST_OWN} invii programmati: cancellane uno.`)
    const receivers = [...new Map(input.destinatari.map((one) => [one.id, one])).values()]
    const row = await tx.reportSchedule.create({
      data: {
        id: newId(),
        report,
        query,
        role,
        userId,
        frequenza,
        giorno,
        nextAt: nextOccasion({ frequenza, giorno }, new Date()),
        receivers: { create: receivers.map((one) => ({ role: one.role, userId: one.id })) },
      },
      include: { receivers: true },
    })
    const label = `Invio di «${title}» ${whenWords(row)}`
    await recordCommit(tx, ctx, { model: 'Emails', label, after: row })
    return presentSchedule(row, actor, names)
  }, ctx.tx)
}

/** Ends the mails of a report for everybody who gets them; only who has asked for them can. */
export async function deleteSchedule(ctx: Ctx, id: string): Promise<void> {
  const { role, userId } = ctx.actor
  idOrNotFound(id)
  await withTransaction(async (tx) => {
    const row = orNotFound(
      await tx.reportSchedule.findFirst({
        where: { id, role, userId },
        include: { receivers: true },
      }),
    )
    await remove(tx, ctx, row)
  }, ctx.tx)
}

/** Ends them for oneself; the last receiver who leaves ends them altogether. */
export async function unsubscribe(ctx: Ctx, id: string): Promise<void> {
  const { role, userId } = ctx.actor
  idOrNotFound(id)
  await withTransaction(async (tx) => {
    const { count } = await tx.reportReceiver.deleteMany({ where: { scheduleId: id, role, userId } })
    if (count === 0) throw notFound()
    const row = await tx.reportSchedule.findUnique({ where: { id }, include: { receivers: true } })
    if (row && row.receivers.length === 0) await remove(tx, ctx, row)
  }, ctx.tx)
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof db>['reportSchedule']['findUnique']>>>

async function remove(tx: Tx, ctx: Ctx, row: Row): Promise<void> {
  await tx.reportSchedule.delete({ where: { id: row.id } })
  const label = `Invio di «${titleOf(await findReport(row.report))}» ${whenWords(row)}`
  await recordCommit(tx, ctx, { model: 'Emails', label, before: row })
}
