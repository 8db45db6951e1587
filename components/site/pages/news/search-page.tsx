import type { ReactNode } from 'react'
import { PageHead } from '@/components/site/page-head'
import styles from './search-page.module.css'

/** Around a search: what is the same whatever is asked. */
export function SearchPage({ siteUrl, children }: { siteUrl: string; children: ReactNode }) {
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[
          { name: 'News', path: '/news' },
          { name: 'Cerca', path: '/news/cerca' },
        ]}
        title="Cerca fra le notizie"
      />
      <div className={styles.body}>{children}</div>
    </>
  )
}
