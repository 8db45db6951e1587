import 'server-only'
import { dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { PublicCtx } from '@/lib/http/context'
import type { ViewInput } from './schema'

/** Programs that open pages without anybody looking: search engines, previews of links, monitors, tests. */
const MACHINE =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|fetch|curl|wget|python|facebookexternalhit|^$/i

/** One more view of a landing page today. A count and nothing else: who looked is not kept. */
export async function countView(
  { userAgent, tx = db() }: Pick<PublicCtx, 'userAgent' | 'tx'>,
  { product, channel, variant }: ViewInput,
): Promise<void> {
  if (MACHINE.test(userAgent)) return
  await tx.$executeRaw`
    INSERT INTO campaign_views (product, channel, variant, day, views)
    VALUES (${product}, ${channel}, ${variant}, ${dayOf(new Date())}::date, 1)
    ON CONFLICT (product, channel, variant, day) DO UPDATE SET views = campaign_views.views + 1`
}
