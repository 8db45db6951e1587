import { columnOfDay, dayOfColumn } from '@/lib/core/dates'
import { fixingDays } from '@/lib/italian/fixing-days'

/** Fixing days from `first` to `last`, at midnight UTC. */
export const businessDays = (first: Date, last: Date): Date[] =>
  fixingDays(dayOfColumn(first), dayOfColumn(last)).map(columnOfDay)
