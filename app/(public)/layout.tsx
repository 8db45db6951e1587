import '@/components/ui/theme/tokens.css'
import '@/components/site/base.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteMetadata } from '@/components/site/metadata'
import { SiteShell } from '@/components/site/site-shell'
import { env } from '@/lib/core/env'
import { company } from './company'

export function generateMetadata(): Promise<Metadata> {
  return siteMetadata(env().SITE_URL)
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0b363c' },
    { media: '(prefers-color-scheme: dark)', color: '#06262b' },
  ],
}

/** Root layout of the public pages: the same HTML for everybody. */
export default async function PublicLayout({ children }: { children: ReactNode }) {
  return <SiteShell company={await company()}>{children}</SiteShell>
}
