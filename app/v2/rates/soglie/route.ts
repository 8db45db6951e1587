import { todayInRome } from '@/lib/core/dates'
import { usuryThresholds } from '@/lib/features/rates/data'
import { inEuro } from '@/lib/features/rates/present'
import { handle } from '@/lib/http/handle'

/** Null while no quarter is known. */
export const GET = handle(
  { auth: ['admin', 'agent'], summary: 'I TEGM del trimestre e le soglie che ne seguono' },
  async () => ({ soglie: inEuro(await usuryThresholds(todayInRome())) }),
)
