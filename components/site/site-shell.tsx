import type { ReactNode } from 'react'
import { textFace, titleFace } from '@/components/ui/theme/fonts'
import type { Company } from '@/lib/core/company'
import { bootScript } from '@/lib/words/page-scripts'
import { ConsentGate } from './consent/consent-gate'
import { Footer } from './footer'
import { SiteHeader, TopBar } from './header'
import { NavigationEffects } from './navigation-effects'
import { Opening } from './opening'
import styles from './site-shell.module.css'

/** The document of a page for visitors, whatever surrounds it: fonts, what is known before the first paint, the
    question about cookies. */
export function SiteDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="it" className={`${titleFace.variable} ${textFace.variable}`} suppressHydrationWarning>
      <head>
        <script>{bootScript}</script>
      </head>
      <body>
        <a href="#contenuto" className={styles.skip}>
          Vai al contenuto
        </a>
        <ConsentGate />
        {children}
      </body>
    </html>
  )
}

/** What surrounds a page of the site: opening, top bar, navigation, footer. */
export function SiteFrame({ company, children }: { company: Company; children: ReactNode }) {
  return (
    <>
      <Opening />
      <TopBar company={company} />
      <SiteHeader company={company} />
      <main id="contenuto" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer company={company} />
      <NavigationEffects />
    </>
  )
}

/** The public document around a page. */
export function SiteShell({ company, children }: { company: Company; children: ReactNode }) {
  return (
    <SiteDocument>
      <SiteFrame company={company}>{children}</SiteFrame>
    </SiteDocument>
  )
}
