import 'server-only'
import {
  addMonthsToDay,
  columnOfDay,
  type Day,
  dayOfColumn,
  formatDay,
  nextDay,
  todayInRome,
} from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { invalidField, notFound, staleVersion } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import type { Ctx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Agent } from '@/prisma/generated/client'
import { Prisma } from '@/prisma/generated/client'
import type { AbsenceInput } from './absence-schema'
import { agents } from './resource'

/** Longer than this somebody does not come back: that is a mandate that ends. */
const MOST_MONTHS = 12

type Away = Pick<Agent, 'assenteDal' | 'assenteAl'>

/** Whether an agent is away on a day, first and last day included. */
export const isAway = ({ assenteDal, assenteAl }: Away, day: Day = todayInRome()): boolean =>
  assenteDal !== null && assenteAl !== null && dayOfColumn(assenteDal) <= day && day <= dayOfColumn(assenteAl)

/** The same as an SQL condition on a row of `agents`, never null. */
export const awaySql = (alias: string, day: Day = todayInRome()): Prisma.Sql =>
  Prisma.sql`coalesce(${day}::date BETWEEN ${Prisma.raw(alias)}.assente_dal AND ${Prisma.raw(alias)}.assente_al, false)`

/**
 * Writes when an agent is away and who stands in, in the caller's transaction; who may do it is the caller's to decide.
 * The substitute finds it in the bell. The same again changes nothing.
 * @throws 404 no such agent, 409 stale version, 422 on the field: days that have passed, a substitute who is away too
 */
export async function writeAbsence(tx: Tx, ctx: Ctx, id: string, input: AbsenceInput): Promise<Agent> {
  // Both rows, always in the same order: two who name each other at once must not wait for each other.
  const locked = [id, ...(input.sostitutoId ? [input.sostitutoId] : [])].toSorted()
  for (const one of new Set(locked)) if (isId(one)) await lockById(tx, 'agent', one)
  const before = isId(id) ? await tx.agent.findUnique({ where: { id } }) : null
  if (!before) throw notFound()
  if (before.version !== input.version) throw staleVersion()
  const days = checkedDays(input, before)
  const { sostitutoId } = input
  const change = {
    assenteDal: days && columnOfDay(days.dal),
    assenteAl: days && columnOfDay(days.al),
    sostitutoId,
  }
  if (days && sostitutoId) await checkSubstitute(tx, before, sostitutoId, days)
  if (isSame(before, change)) return before
  const after = await writeVerb(agents, { ...ctx, tx }, { before, change })
  if (days && sostitutoId) await tellSubstitute(tx, after, sostitutoId, days)
  return after
}

type Days = { dal: Day; al: Day }

function checkedDays({ dal, al, sostitutoId }: AbsenceInput, before: Agent): Days | null {
  if (dal === null && al === null) {
    if (sostitutoId !== null) throw invalidField('dal', 'Scegli il primo giorno di assenza.')
    return null
  }
  if (dal === null) throw invalidField('dal', 'Scegli il primo giorno.')
  if (al === null) throw invalidField('al', 'Scegli l’ultimo giorno.')
  const today = todayInRome()
  // One that has begun is prolonged or shortened: its first day stays what it was.
  const hasBegun =
    before.assenteDal !== null && dayOfColumn(before.assenteDal) === dal && isAway(before, today)
  if (dal < today && !hasBegun) throw invalidField('dal', 'Questo giorno è già passato.')
  if (al < dal) throw invalidField('al', 'L’ultimo giorno viene prima del primo.')
  if (al < today) throw invalidField('al', 'Questo giorno è già passato.')
  if (al > addMonthsToDay(dal, MOST_MONTHS)) throw invalidField('al', 'Un’assenza dura al massimo un anno.')
  return { dal, al }
}

async function checkSubstitute(tx: Tx, { id }: Agent, sostitutoId: string, { dal, al }: Days): Promise<void> {
  const refused = (message: string) => invalidField('sostitutoId', message)
  if (sostitutoId === id) throw refused('Scegli un’altra persona.')
  const found = await tx.agent.findFirst({ where: { id: sostitutoId, status: 'validated' } })
  if (!found) throw refused('Questa persona non c’è o non è attiva.')
  const { assenteDal, assenteAl, nome, cognome } = found
  if (!assenteDal || !assenteAl) return
  const [from, until] = [dayOfColumn(assenteDal), dayOfColumn(assenteAl)]
  if (from > al || until < dal) return
  const back = formatDay(nextDay(dayOfColumn(assenteAl)))
  throw refused(`In quei giorni è via anche ${nome} ${cognome}, che torna il ${back}.`)
}

const isSame = (before: Agent, now: Away & Pick<Agent, 'sostitutoId'>) =>
  before.assenteDal?.getTime() === now.assenteDal?.getTime() &&
  before.assenteAl?.getTime() === now.assenteAl?.getTime() &&
  before.sostitutoId === now.sostitutoId

async function tellSubstitute(
  tx: Tx,
  { nome, cognome }: Agent,
  userId: string,
  { dal, al }: Days,
): Promise<void> {
  const when = dal === al ? `il ${formatDay(dal)}` : `dal ${formatDay(dal)} al ${formatDay(al)}`
  await notify(tx, {
    evento: 'sostituzione',
    role: 'agent',
    userId,
    titolo: `Sostituisci ${nome} ${cognome}`,
    testo: `È via ${when}: i colleghi trovano il tuo nome in rubrica.`,
    href: '/agents/system/agenti',
  })
}
