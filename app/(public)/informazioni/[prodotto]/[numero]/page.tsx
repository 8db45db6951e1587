import type { Metadata } from 'next'
import { missingMetadata } from '@/components/site/metadata'
import { InformationPage, informationMetadata } from '@/components/site/pages/informazioni/page'
import { env } from '@/lib/core/env'
import { firstPage } from '@/lib/http/built-pages'
import { orMissingPage } from '@/lib/http/missing-page'
import { load, versions } from '../../load'

export const ensureStatic = 'navigation'
type Props = { params: Promise<{ prodotto: string; numero: string }> }

export async function generateStaticParams() {
  const all = await versions()
  return firstPage(
    all.map(({ prodotto, numero }) => ({ prodotto, numero: String(numero) })),
    { prodotto: 'prestito', numero: '1' },
  )
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { prodotto, numero } = await params
  const found = await load(prodotto, numero)
  return found ? informationMetadata(found.shown, true) : missingMetadata
}

export default async function Page({ params }: Props) {
  const { prodotto, numero } = await params
  const found = await orMissingPage(load(prodotto, numero))
  return <InformationPage {...found} siteUrl={env().SITE_URL} />
}
