import type { StatoLead } from '@/prisma/generated/client'
import { daysFrom, onClock, type Seeding, workingDay } from '../core/context'

/** Days from today and half hours from midnight of the meetings of a demo agent, today's first: a week that has a shape. */
const PLAN: readonly (readonly [day: number, halfHour: number])[] = [
  [0, 20],
  [0, 23],
  [0, 32],
  [1, 19],
  [1, 22],
  [1, 31],
  [2, 20],
  [3, 18],
  [3, 34],
  [4, 21],
  [5, 30],
  [7, 20],
  [8, 33],
  [-1, 33],
]
/** New requests that still wait for the call of a demo agent, beside those that chance gives. */
const TO_CALL = 7

type LeadRow = {
  stato: StatoLead
  agentId: string | null
  agencyId: string | null
  createdAt: Date
  assignedAt: Date | null
  contattatoAt: Date | null
  appuntamentoAt: Date | null
}
type AgentRef = { id: string; email: string; agencyId: string | null }

/** The seed's `now` is yesterday evening. */
const today = ({ now }: Pick<Seeding, 'now'>): Date => daysFrom(now, 1)

/** Today as it is, even on a Sunday: a demo is looked at on any day; other days are working days. */
export const planned = (seeding: Pick<Seeding, 'now'>, day: number): Date =>
  day === 0 ? today(seeding) : workingDay(daysFrom(today(seeding), day))

/** Gives the demo agents meetings of today and of the coming days, and calls to make, from leads that are being worked on. */
export function withAgendas<Row extends LeadRow>(
  rows: readonly Row[],
  agents: readonly AgentRef[],
  seeding: Seeding,
): Row[] {
  const mine = agents
    .filter(({ email }) => email.endsWith('@demo.example'))
    .toSorted((a, b) => a.email.localeCompare(b.email))
  const spare = rows.filter(({ stato }) => stato === 'contattato' || stato === 'appuntamento')
  const calls = rows.filter(({ stato }) => stato === 'assegnato')
  const given = new Map<Row, Row>()
  for (const [day, halfHour] of PLAN) {
    for (const { id: agentId, agencyId } of mine) {
      const row = spare.pop()
      if (!row) break
      const appuntamentoAt = onClock(planned(seeding, day), halfHour)
      const contattatoAt = row.contattatoAt ?? row.createdAt
      given.set(row, { ...row, agentId, agencyId, stato: 'appuntamento', appuntamentoAt, contattatoAt })
    }
  }
  for (const { id: agentId, agencyId } of mine) {
    for (const row of calls.splice(0, TO_CALL)) given.set(row, { ...row, agentId, agencyId })
  }
  return rows.map((row) => given.get(row) ?? row)
}
