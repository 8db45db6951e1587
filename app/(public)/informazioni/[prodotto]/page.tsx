import type { Metadata } from 'next'
import { missingMetadata } from '@/components/site/metadata'
import { InformationPage, informationMetadata } from '@/components/site/pages/informazioni/page'
import { env } from '@/lib/core/env'
import { keysOf } from '@/lib/core/keys'
import { PRODOTTI_CONSUMO } from '@/lib/features/content/informazioni/schema'
import { orMissingPage } from '@/lib/http/missing-page'
import { load } from '../load'

export const ensureStatic = 'navigation'
type Props = { params: Promise<{ prodotto: string }> }

export const generateStaticParams = async () => keysOf(PRODOTTI_CONSUMO).map((prodotto) => ({ prodotto }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).prodotto)
  return found ? informationMetadata(found.shown) : missingMetadata
}

export default async function Page({ params }: Props) {
  const found = await orMissingPage(load((await params).prodotto))
  return <InformationPage {...found} siteUrl={env().SITE_URL} />
}
