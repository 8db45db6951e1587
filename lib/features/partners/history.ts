import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import type { HistoryRule } from '@/lib/resources/history'

/** Listings that an import has made or changed; what the partner delivers is kept with its deliveries. */
export const listingHistory: HistoryRule = {
  audit: 'Annunci',
  model: 'partnerListing',
  title: (row) => String(row.titolo ?? ''),
  access: { read: adminsWith('leads_manage') },
}
