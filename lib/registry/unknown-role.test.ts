import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/actor'
import { PERMISSIONS } from '@/lib/auth/permissions'
import type { Role } from '@/lib/auth/roles'
import { categoriesFor } from '@/lib/features/faqs/categories/audience'
import {
  editablePratiche,
  interne,
  visibleDocuments,
  visibleEvents,
  visiblePratiche,
} from '@/lib/features/pratiche/access'
import { readsRankings } from '@/lib/features/rankings/access'
import { choosable } from '@/lib/features/tickets/access'
import { allowedKinds } from '@/lib/imports/access'
import { eventsOf } from '@/lib/notifications/labels'
import { admitTo } from '@/lib/reports/define'
import { summaryScope } from '@/lib/reports/summary/define'
import { admitTo as admitToSummary } from '@/lib/reports/summary/routes'
import { REPORTS, SUMMARIES } from './reports'
import { RESOURCES } from './resources'

const FLAGS = Object.fromEntries(
  [...Object.keys(PERMISSIONS), 'admin', 'all', 'ticketing_access'].map((flag) => [flag, true]),
)

/** Of a role that a later release may write, with every flag that there is. */
const LATER: Actor = {
  role: 'revisore' as Role,
  userId: '01900000-0000-7000-8000-000000000000',
  sessionId: '01900000-0000-7000-8000-000000000001',
  email: 'dopo@posta.example',
  nome: 'Ada',
  cognome: 'Dopo',
  permissions: FLAGS,
  ticketing: FLAGS,
  agencyId: null,
  totp: true,
}

const FORBIDDEN = expect.objectContaining({ code: 'forbidden' })

// What is published by now is the same rule for both readers.
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('a role that no release knows', () => {
  it.each(Object.keys(RESOURCES))('reads of %s what visitors read, and writes nothing', async (name) => {
    const resource = await RESOURCES[name]?.()
    if (!resource) throw new Error(name)
    const { read, create, update, delete: remove } = resource.access
    expect(read(LATER)).toEqual(read(null))
    expect([create, update, remove].map((access) => access(LATER))).toEqual([false, false, false])
  })

  it.each([...Object.keys(REPORTS), ...Object.keys(SUMMARIES)])('opens no report: %s', async (name) => {
    const [report, summary] = [await REPORTS[name]?.(), await SUMMARIES[name]?.()]
    if (report) expect(() => admitTo(report, LATER)).toThrow(FORBIDDEN)
    if (summary) expect(() => admitToSummary(summary, LATER)).toThrow(FORBIDDEN)
    expect(report ?? summary).toBeDefined()
  })

  it('has no flag, whatever its columns say', () => {
    expect(can(LATER, 'pratiche_manage')).toBe(false)
  })

  it('has no rows and no words of what is not a resource', () => {
    const none = { id: { in: [] } }
    expect([visiblePratiche(LATER), editablePratiche(LATER)]).toEqual([false, false])
    expect([visibleDocuments(LATER), visibleEvents(LATER)]).toEqual([none, none])
    expect(interne.map(({ from }) => from(LATER))).toEqual([true, true])
    expect([eventsOf(LATER), allowedKinds(LATER)]).toEqual([[], []])
    expect(categoriesFor(LATER)).toEqual(categoriesFor(null))
    expect(() => summaryScope('f', LATER)).toThrow(FORBIDDEN)
    expect(() => choosable(LATER.role)).toThrow(FORBIDDEN)
    expect(() => readsRankings(LATER)).toThrow(FORBIDDEN)
  })
})
