import { Suspense } from 'react'
import { pageMetadata } from '@/components/site/metadata'
import { SearchPage } from '@/components/site/pages/news/search-page'
import { env } from '@/lib/core/env'
import { Found } from './found'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Cerca fra le notizie',
    description: 'Trova una notizia per parola.',
    path: '/news/cerca',
    noindex: true,
  })

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function Page({ searchParams }: Props) {
  return (
    <SearchPage siteUrl={env().SITE_URL}>
      <Suspense fallback={<p>Cerco…</p>}>
        <Found searchParams={searchParams} />
      </Suspense>
    </SearchPage>
  )
}
