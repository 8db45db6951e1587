import 'server-only'
import { addDays, columnOfDay, formatDay, todayInRome } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { Payload } from '@/lib/jobs/payloads'
import { withProgress } from '@/lib/jobs/progress'
import type { JobRun } from '@/lib/jobs/run'
import { queueMail } from '@/lib/mail/queue-mail'
import { notify } from '@/lib/notifications/mutations'
import { mutesMail } from '@/lib/notifications/preferences'
import { linesOf } from './andamento'
import type { AndamentoLine } from './types'

/** Days before its last one on which whoever has not done an obligatory course is told. */
const DAYS_BEFORE = 7

type Course = { id: string; titolo: string }

export const isMissing = ({ stato }: AndamentoLine) => stato !== 'completato'

/** POST /v2/formazione/{id}/remind, in the queue: tells everybody who has not done the course, each once a day. */
export async function remindAll(
  { progressId, corsoId }: Payload<'formazione.remind'>,
  run: JobRun,
): Promise<void> {
  await withProgress(progressId, run, async (step) => {
    const course = await db().formazione.findUnique({ where: { id: corsoId } })
    if (!course?.published) return { avvisati: 0 }
    const missing = (await linesOf(corsoId)).filter(isMissing)
    let avvisati = 0
    for (const [index, line] of missing.entries()) {
      if (!(await step(index, missing.length))) break
      if (await withTransaction((tx) => tellToDo(tx, course, line, todayInRome()))) avvisati += 1
    }
    return { avvisati }
  })
}

/** Tells, once for each course and last day, who has a week left for an obligatory one, or one that was given to them. Returns how many were told. */
export async function tellDue(): Promise<number> {
  const today = todayInRome()
  const last = addDays(columnOfDay(today), DAYS_BEFORE)
  const courses = await db().formazione.findMany({
    where: {
      published: true,
      OR: [
        { obbligatorio: true, scadeIl: { not: null, lte: last } },
        { assegnati: { some: { scadeIl: { gte: columnOfDay(today), lte: last } } } },
      ],
    },
    orderBy: { id: 'asc' },
  })
  let told = 0
  for (const course of courses) {
    const missing = (await linesOf(course.id)).filter(
      (line) =>
        (course.obbligatorio || line.assegnato) &&
        isMissing(line) &&
        line.scadeIl &&
        line.scadeIl >= today &&
        columnOfDay(line.scadeIl) <= last,
    )
    for (const line of missing)
      if (await withTransaction((tx) => tellToDo(tx, course, line, `entro ${line.scadeIl}`))) told += 1
  }
  return told
}

/** `occasion`: once for each; false where they have been told of it. */
export async function tellToDo(
  tx: Tx,
  course: Course,
  line: Pick<AndamentoLine, '_id' | 'scadeIl'>,
  occasion: string,
): Promise<boolean> {
  const agent = await tx.agent.findUnique({ where: { id: line._id } })
  if (!agent) return false
  const scadenza = line.scadeIl && formatDay(line.scadeIl)
  const href = `/agents/system/videoFormazione?corso=${course.id}`
  const isNews = await queueMail(tx, {
    template: 'corso-da-fare',
    to: { email: agent.email, name: agent.nome },
    data: { nome: agent.nome, titolo: course.titolo, giorno: scadenza, url: `${env().SITE_URL}${href}` },
    key: `corso-da-fare:${course.id}:${agent.id}:${occasion}`,
    isMuted: await mutesMail(tx, { role: 'agent', userId: agent.id }, 'corso'),
  })
  if (!isNews) return false
  await notify(tx, {
    evento: 'corso',
    role: 'agent',
    userId: agent.id,
    titolo: `Corso da completare: ${course.titolo}`,
    testo: scadenza ? `Da fare entro il ${scadenza}.` : 'Riprendi da dove eri rimasto.',
    href,
  })
  return true
}
