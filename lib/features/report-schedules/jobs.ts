import 'server-only'
import { accountActor } from '@/lib/auth/account-actor'
import { db, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError } from '@/lib/core/errors'
import { logger } from '@/lib/core/logger'
import { enqueue } from '@/lib/jobs/enqueue'
import type { Payload } from '@/lib/jobs/payloads'
import { queueMail } from '@/lib/mail/queue-mail'
import { pageOfReport } from '@/lib/reports/addresses'
import { nextOccasion } from './occasions'
import { findReport, mayOpen, titleOf } from './open'
import { whenWords } from './schema'
import { wordsOf } from './words'

const PORTION = 50

/** By the clock: a job for each receiver of what is due. Of several servers each takes others. Returns how many. */
export async function sendDue(now = new Date()): Promise<number> {
  for (let total = 0; ; ) {
    const queued = await withTransaction(async (tx) => {
      const due = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM report_schedules WHERE next_at <= ${now.toISOString()}::timestamptz
        ORDER BY next_at, id LIMIT ${PORTION} FOR UPDATE SKIP LOCKED`
      const rows = await tx.reportSchedule.findMany({
        where: { id: { in: due.map(({ id }) => id) } },
        include: { receivers: true },
      })
      for (const row of rows) {
        const occasion = row.nextAt.toISOString()
        for (const { role, userId } of row.receivers)
          if (role === 'admin' || role === 'agent')
            await enqueue(tx, 'reports.mail', { scheduleId: row.id, role, userId, occasion })
        // What a server that was away has missed is sent once.
        await tx.reportSchedule.update({ where: { id: row.id }, data: { nextAt: nextOccasion(row, now) } })
      }
      return rows.length
    })
    total += queued
    if (queued < PORTION) return total
  }
}

/** One report to one receiver, with the figures of their own scope; nothing to who may not open it any more. */
export async function mailReport({
  scheduleId,
  role,
  userId,
  occasion,
}: Payload<'reports.mail'>): Promise<void> {
  const row = await db().reportSchedule.findFirst({
    where: { id: scheduleId, receivers: { some: { role, userId } } },
  })
  const actor = row && (await accountActor(role, userId))
  if (!row || !actor) return
  const found = await findReport(row.report)
  const address = pageOfReport(row.report, role)
  if (!address || !mayOpen(found, actor)) return
  const words = await wordsOf(found, actor, row.query).catch((error: unknown) => {
    // A filter or a grouping that this reader does not have: asking again would change nothing.
    if (!(error instanceof AppError)) throw error
    logger().warn({ scheduleId, role, detail: error.detail }, 'scheduled report refused')
    return null
  })
  if (!words) return
  const page = `${env().SITE_URL}${address}`
  const url = row.query ? `${page}?${row.query}` : page
  await withTransaction((tx) =>
    queueMail(tx, {
      template: 'report-periodico',
      to: { email: actor.email, name: actor.nome },
      data: {
        nome: actor.nome,
        titolo: titleOf(found),
        quando: whenWords(row),
        ...words,
        url,
        stop: `${url}#invii`,
      },
      key: `report:${scheduleId}:${occasion}:${userId}`,
    }),
  )
}
