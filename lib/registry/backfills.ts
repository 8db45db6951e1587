import 'server-only'
import { fillAgreedFee } from '@/lib/features/incarichi/fill-agreed-fee'
import { clearContactLandings, clearLeadLandings } from '@/lib/features/leads/clear-landings'
import { fillSubjects } from '@/lib/imports/fill-subjects'
import type { Backfill } from '@/lib/jobs/backfill'

/**
 * What is being filled in the rows of before, in this order (docs/recipes.md). A line goes when the release that removes what it
 * replaces is out.
 */
export const BACKFILLS: readonly Backfill[] = [
  fillAgreedFee,
  clearLeadLandings,
  clearContactLandings,
  fillSubjects,
]
