import type { ReactNode } from 'react'
import { sans, serif } from '@/components/ui/theme/fonts'
import type { Company } from '@/lib/core/company'
import { bootScript } from './boot'
import { Footer } from './footer'
import { SiteHeader, TopBar } from './header'
import { NavigationEffects } from './navigation-effects'
import { Opening } from './opening'
import styles from './site-shell.module.css'

/** The public document around a page: opening, top bar, navigation, footer. */
export function SiteShell({ company, children }: { company: Company; children: ReactNode }) {
  return (
    <html lang="it" className={`${serif.variable} ${sans.variable}`} suppressHydrationWarning>
      <body>
        <script>{bootScript}</script>
        <a href="#contenuto" className={styles.skip}>
          Vai al contenuto
        </a>
        <Opening />
        <TopBar company={company} />
        <SiteHeader company={company} />
        <main id="contenuto" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer company={company} />
        <NavigationEffects />
      </body>
    </html>
  )
}
