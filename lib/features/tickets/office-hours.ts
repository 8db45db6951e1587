import 'server-only'
import type { Tx } from '@/lib/core/db'
import { officeHoursOf, type Span } from '@/lib/italian/opening-hours'
import { companySetting } from '@/lib/settings/company'
import { setting } from '@/lib/settings/read'

/** When somebody works at head office. */
export const officeHours = async (tx?: Tx): Promise<Span[]> =>
  officeHoursOf((await setting(companySetting, tx)).orari)
