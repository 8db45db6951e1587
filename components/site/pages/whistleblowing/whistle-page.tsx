import type { ReactNode } from 'react'
import { PageHead } from '@/components/site/page-head'
import styles from './whistleblowing.module.css'

interface Props {
  siteUrl: string
  title: string
  lead: string
  path: string
  children: ReactNode
}

/** Around the two forms of the confidential channel. */
export function WhistlePage({ siteUrl, title, lead, path, children }: Props) {
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[
          { name: 'Segnalare un illecito', path: '/pagine/whistleblowing' },
          { name: title, path },
        ]}
        title={title}
        lead={lead}
      />
      <div className={styles.body}>
        {children}
        <noscript>
          <p className={styles.noscript}>
            Questo modulo ha bisogno di JavaScript. In alternativa puoi scrivere per posta alla sede, in una
            busta chiusa con scritto «Segnalazione riservata».
          </p>
        </noscript>
      </div>
    </>
  )
}
