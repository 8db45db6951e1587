import type { Prisma } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, type Seeding } from '../core/context'

const PRODUCTS = ['mutuo', 'prestito', 'cdq', 'azienda', 'leasing'] as const
const CHANNELS = ['adw', 'dspl', 'fb'] as const
const VARIANTS = ['a', 'b'] as const
const DAYS = 90

/** How often each landing page was shown, day by day up to the evening of the seed. */
export async function seedCampaignViews({ client, rng, now, count }: Seeding): Promise<void> {
  const days = Array.from({ length: count(DAYS, 7) }, (_, back) => dayText(daysFrom(now, -back)))
  const rows = days.flatMap((day) =>
    PRODUCTS.flatMap((product) =>
      CHANNELS.flatMap((channel) =>
        VARIANTS.map((variant) => ({ product, channel, variant, day, views: rng.int(5, 60) })),
      ),
    ),
  )
  await bulk<Prisma.CampaignViewCreateManyInput>(client, 'campaign_views', rows)
}
