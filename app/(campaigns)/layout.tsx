import '@/components/ui/theme/tokens.css'
import '@/components/site/base.css'
import type { ReactNode } from 'react'
import { SiteDocument } from '@/components/site/site-shell'

export { generateMetadata, viewport } from '../(public)/layout'

/** Root layout of the campaign pages; every other address of two parts ends here too, and finds its 404 below. */
export default function CampaignsLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>
}
