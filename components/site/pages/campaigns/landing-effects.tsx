'use client'

import { useEffect } from 'react'
import { rememberCampaign } from '@/components/site/campaign'
import { pushPageView } from '@/components/site/page-view'
import type { Canale, Prodotto, Variante } from '@/lib/features/campaigns/schema'
import { countView } from './count-view'
import { shownVariant } from './variant'

interface Props {
  product: Prodotto
  channel: Canale
  varianti: readonly Variante[]
}

/** What a landing page notes of a visit: how it began, the page view, one more view of this variant. */
export function LandingEffects({ product, channel, varianti }: Props) {
  useEffect(() => {
    rememberCampaign(location.search)
    pushPageView(location.pathname)
    countView({ product, channel, variant: shownVariant(varianti) })
  }, [product, channel, varianti])
  return null
}
