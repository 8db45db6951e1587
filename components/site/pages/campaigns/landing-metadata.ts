import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/metadata'
import { type Canale, NOMI_CAMPAGNA, type Prodotto } from '@/lib/features/campaigns/schema'
import { CAMPAIGNS } from './content/all'

interface Where {
  product: Prodotto
  channel: Canale
}

/** The pages of a product's channels say the same thing in other words: search engines get the one for searches. */
export function landingMetadata({ product, channel }: Where): Promise<Metadata> {
  const { title, description } = CAMPAIGNS[product].meta
  const path = `/${NOMI_CAMPAGNA[product]}_a_noi/${channel}`
  return pageMetadata({ title, description, path, noindex: channel !== 'adw' })
}

/** Words of the picture that goes with a shared link. */
export const landingTitle = ({ product, channel }: Where) => CAMPAIGNS[product].heads[channel].a.title
