import { type Day, dayOfColumn } from '@/lib/core/dates'
import type { Hours, Span, WorkCalendar } from '@/lib/italian/opening-hours'
import type { TicketCalendar, TicketCalendarDay, TicketCategoryTime } from '@/prisma/generated/client'
import { PRIORITA, type Priorita } from './states'

/** What the office has, in working minutes; null: no deadline. */
export type Times = { minutiRisposta: number | null; minutiSoluzione: number | null }
/** The times of a ticket, and when they pass. */
export type Policy = Times & { orari: Hours }

type CalendarRow = Pick<TicketCalendar, 'orari' | 'festivi'> & {
  chiusure: readonly Pick<TicketCalendarDay, 'giorno'>[]
}
/** A category with all that times are made of. */
export type CategoryTimes = Times & {
  calendario: CalendarRow | null
  tempi: readonly (Pick<TicketCategoryTime, 'priorita' | 'minutiRisposta' | 'minutiSoluzione'> & {
    calendario: CalendarRow | null
  })[]
}

const calendarOf = ({ orari, festivi, chiusure }: CalendarRow): WorkCalendar => ({
  orari: orari as unknown as Span[],
  festivi,
  chiusure: chiusure.map(({ giorno }): Day => dayOfColumn(giorno)),
})

/**
 * The times of a priority in a category: those that are written for it, or else the share that it gives of the category’s. Minutes
 * pass in the calendar of the priority, in that of the category, or in the hours of the office, whichever is there first.
 */
export function policyOf(category: CategoryTimes, priorita: Priorita, office: Hours): Policy {
  const own = category.tempi.find((one) => one.priorita === priorita)
  const row = own?.calendario ?? category.calendario
  const { share } = PRIORITA[priorita]
  const shared = (minutes: number | null) => minutes && Math.ceil(minutes * share)
  return {
    minutiRisposta: own ? own.minutiRisposta : shared(category.minutiRisposta),
    minutiSoluzione: own ? own.minutiSoluzione : shared(category.minutiSoluzione),
    orari: row ? calendarOf(row) : office,
  }
}
