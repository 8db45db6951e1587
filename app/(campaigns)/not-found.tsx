import { NotFound } from '@/components/site/not-found'
import { SiteFrame } from '@/components/site/site-shell'
import { company } from '../(public)/company'

/** The same page as for any address that leads nowhere, with the whole site around it. */
export default async function CampaignNotFound() {
  return (
    <SiteFrame company={await company()}>
      <NotFound />
    </SiteFrame>
  )
}
