import 'server-only'
import { actorOf } from '@/lib/auth/account-actor'
import type { Actor, Scope } from '@/lib/auth/actor'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { db } from '@/lib/core/db'
import { pageOfReport } from '@/lib/reports/addresses'
import type { ReportSchedule } from '@/prisma/generated/client'
import { admit, findReport, mayOpen } from './open'
import type { ReceiverView, ScheduleView } from './schema'

const MOST = 100
const full = ({ nome, cognome }: Pick<Actor, 'nome' | 'cognome'>) => `${nome} ${cognome}`

type ScheduleRow = ReportSchedule & { receivers: { role: string; userId: string }[] }

/** The mails of one report that somebody has asked for or gets. */
export async function schedulesOf({ actor }: Scope, report: string): Promise<ScheduleView[]> {
  admit(await findReport(report), actor)
  const { role, userId } = actor
  const rows = await db().reportSchedule.findMany({
    where: { report, OR: [{ role, userId }, { receivers: { some: { role, userId } } }] },
    include: { receivers: true },
    orderBy: { id: 'asc' },
    take: MOST,
  })
  const names = await namesOf(rows)
  return rows.map((row) => presentSchedule(row, actor, names))
}

/** A schedule as somebody sees it: who else gets it is told to who has asked for it. */
export function presentSchedule(
  row: ScheduleRow,
  { role, userId }: Actor,
  names: Map<string, string>,
): ScheduleView {
  const { id, report, query, frequenza, giorno, nextAt, receivers } = row
  const propria = row.role === role && row.userId === userId
  return {
    _id: id,
    report,
    query,
    frequenza,
    giorno,
    prossimo: nextAt.toISOString(),
    propria,
    ricevuta: receivers.some((one) => one.role === role && one.userId === userId),
    destinatari: propria ? receivers.flatMap((one) => names.get(one.userId) ?? []) : [],
  }
}

/** The names of all receivers, by id. */
export async function namesOf(rows: readonly Pick<ScheduleRow, 'receivers'>[]): Promise<Map<string, string>> {
  const id = { in: rows.flatMap(({ receivers }) => receivers.map(({ userId }) => userId)) }
  const [admins, agents] = await Promise.all([
    db().admin.findMany({ where: { id }, select: { id: true, name: true, surname: true } }),
    db().agent.findMany({ where: { id }, select: { id: true, nome: true, cognome: true } }),
  ])
  return new Map([
    ...admins.map(({ id, name, surname }) => [id, `${name} ${surname}`] as const),
    ...agents.map(({ id, nome, cognome }) => [id, `${nome} ${cognome}`] as const),
  ])
}

/** Who may get a report from somebody: the office sends to all who may open it, an agent to oneself. */
export async function receiversOf({ actor }: Scope, report: string): Promise<ReceiverView[]> {
  const found = await findReport(report)
  admit(found, actor)
  const people = await byRole(staffRole(actor.role), { admin: colleagues, agent: async () => [actor] })
  return people.flatMap((person) => {
    const role = staffRole(person.role)
    const isReader = pageOfReport(report, role) !== null && mayOpen(found, person)
    return isReader ? [{ role, id: person.userId, nome: full(person) }] : []
  })
}

async function colleagues(): Promise<Actor[]> {
  const where = { status: 'validated' } as const
  const [admins, agents] = await Promise.all([
    db().admin.findMany({ where, orderBy: [{ surname: 'asc' }, { id: 'asc' }], take: 1_000 }),
    db().agent.findMany({ where, orderBy: [{ cognome: 'asc' }, { id: 'asc' }], take: 5_000 }),
  ])
  return [
    ...admins.map((row) => {
      const { name: nome, surname: cognome, permissions, ticketing } = row
      return actorOf({
        ...row,
        role: 'admin',
        nome,
        cognome,
        agencyId: null,
        row,
        permissions: flags(permissions),
        ticketing: flags(ticketing),
      })
    }),
    ...agents.map((row) =>
      actorOf({
        ...row,
        role: 'agent',
        permissions: flags(row.permissions),
        ticketing: {},
        row,
      }),
    ),
  ]
}

const flags = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
