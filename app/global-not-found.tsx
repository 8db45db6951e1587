import '@/components/ui/theme/tokens.css'
import '@/components/site/base.css'
import type { Metadata } from 'next'
import { missingMetadata, siteMetadata } from '@/components/site/metadata'
import { NotFound } from '@/components/site/not-found'
import { SiteShell } from '@/components/site/site-shell'
import { env } from '@/lib/core/env'
import { brand } from '@/lib/settings/brand'
import { company } from './(public)/company'

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await siteMetadata(env().SITE_URL)),
    title: `${missingMetadata.title} | ${await brand()}`,
    robots: { index: false },
  }
}

/** Every address that no screen has: with several root layouts Next needs a whole page of its own for it. */
export default async function GlobalNotFound() {
  return (
    <SiteShell company={await company()}>
      <NotFound />
    </SiteShell>
  )
}
