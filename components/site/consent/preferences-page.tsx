import { PageHead } from '../page-head'
import { Section } from '../section'
import { SiteLink } from '../site-link'
import { Preferences } from './preferences'
import styles from './preferences-page.module.css'
import { StorageList } from './storage-list'

/** Where a choice of cookies is made, changed and taken back, and what the browser keeps. */
export function PreferencesPage({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[{ name: 'Preferenze cookie', path: '/pagine/preferenze-cookie' }]}
        title="Preferenze cookie"
        lead="I cookie tecnici fanno funzionare il sito. Per gli altri decidi tu, e puoi cambiare idea quando vuoi."
        aside={<Preferences />}
      >
        <p className={styles.note}>
          Nessuno strumento di terzi parte da solo: quelli di misura, se ne useremo, solo per chi ha detto sì;
          la mappa dettagliata delle agenzie, dove c’è, solo se la chiedi. Il resto è nella{' '}
          <SiteLink href="/pagine/cookie-policy">cookie policy</SiteLink>.
        </p>
      </PageHead>
      <Section id="browser" title="Che cosa resta nel tuo browser" tone="sunken" split>
        <StorageList />
      </Section>
    </>
  )
}
