import type { Metadata } from 'next'
import { brand } from '@/lib/settings/brand'

const DESCRIPTION =
  'Confronta i mutui delle banche: rata, TAN, TAEG e spese calcolati con gli indici di oggi. Poi, se vuoi, ti chiama una sola persona.'

/** Metadata that every public page inherits; canonical addresses and images start from `siteUrl`. */
export async function siteMetadata(siteUrl: string): Promise<Metadata> {
  const name = await brand()
  return {
    metadataBase: new URL(siteUrl),
    title: { default: `${name}: il mutuo, con tutti i costi indicati`, template: `%s | ${name}` },
    description: DESCRIPTION,
    applicationName: name,
    formatDetection: { telephone: false },
    openGraph: { siteName: name, locale: 'it_IT', type: 'website' },
    twitter: { card: 'summary_large_image' },
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
  }
}

/** Of an address that leads nowhere: the page of its family is asked for its words before it is known to be missing. */
export const missingMetadata: Metadata = { title: 'Pagina non trovata' }

interface PageMeta {
  /** Without the brand, which the layout adds. */
  title: string
  description: string
  /** Canonical path. */
  path: string
  /** Kept out of search engines: copies, results, thank-you pages. */
  noindex?: boolean
  /** The picture of the site, for pages without an opengraph-image.tsx beside them. */
  sharedImage?: boolean
  article?: { publishedAt: Date; updatedAt: Date }
}

/** Metadata of one public page: canonical address and the words that links to it show. */
export async function pageMetadata({
  title,
  description,
  path,
  noindex,
  sharedImage,
  article,
}: PageMeta): Promise<Metadata> {
  const siteName = await brand()
  const images = [{ url: '/og', width: 1200, height: 630, alt: siteName }]
  const shared = {
    title,
    description,
    url: path,
    siteName,
    locale: 'it_IT',
    // Named here it would take the place of the picture beside the page.
    ...(sharedImage ? { images } : {}),
  }
  return {
    title,
    description,
    alternates: { canonical: path },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
    openGraph: article
      ? {
          ...shared,
          type: 'article',
          publishedTime: article.publishedAt.toISOString(),
          modifiedTime: article.updatedAt.toISOString(),
        }
      : { ...shared, type: 'website' },
  }
}
