import { PageHead } from '../page-head'
import { Section } from '../section'
import { SiteLink } from '../site-link'
import { Preferences } from './preferences'
import styles from './preferences-page.module.css'

interface Kept {
  name: string
  what: string
  until: string
}

const KEPT: Kept[] = [
  {
    name: 'cookie_consent',
    what: 'La scelta che fai in questa pagina, e quelle di prima.',
    until: 'Fino a una nuova scelta; dopo 6 mesi te lo chiediamo di nuovo',
  },
  { name: 'ab', what: 'Quale delle due versioni di una pagina di campagna vedi.', until: '30 giorni' },
  {
    name: 'campaign',
    what: 'Da dove sei arrivato, per dirlo insieme alla richiesta se ce la mandi.',
    until: 'Finché la finestra è aperta',
  },
  {
    name: 'mappa',
    what: 'Che hai chiesto la mappa dettagliata delle agenzie, e da chi arriva.',
    until: 'Finché la finestra è aperta',
  },
  {
    name: 'apertura, vista, conversione',
    what: 'Che hai già visto l’apertura o una pagina, per non contarti due volte.',
    until: 'Finché la finestra è aperta',
  },
  {
    name: 'clients_user',
    what: 'Il tuo nome, per salutarti quando hai fatto l’accesso.',
    until: 'Finché esci dall’area clienti',
  },
  {
    name: 'client_access, client_refresh',
    what: 'Tengono aperto il tuo accesso all’area clienti.',
    until: '1 giorno',
  },
]

/** Where a choice of cookies is made, changed and taken back, and what the browser keeps. */
export function PreferencesPage({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[{ name: 'Preferenze cookie', path: '/pagine/preferenze-cookie' }]}
        title="Preferenze cookie"
        lead="I cookie tecnici fanno funzionare il sito. Per gli altri decidi tu: il no vale quanto il sì, e cambi idea quando vuoi."
        aside={<Preferences />}
      >
        <p className={styles.note}>
          Nessuno strumento di terzi parte da solo: quelli di misura, se ne useremo, solo per chi ha detto sì;
          la mappa dettagliata delle agenzie, dove c’è, solo se la chiedi. Il resto è nella{' '}
          <SiteLink href="/pagine/cookie-policy">cookie policy</SiteLink>.
        </p>
      </PageHead>
      <Section id="browser" title="Che cosa resta nel tuo browser" tone="sunken" split>
        <dl className={styles.kept}>
          {KEPT.map(({ name, what, until }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
              <dd className={styles.until}>{until}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}
