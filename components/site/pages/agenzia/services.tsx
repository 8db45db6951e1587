import { capitalized } from '@/lib/core/text'
import { SiteLink } from '../../site-link'
import styles from './services.module.css'

/** Each service in a few words, and the page that explains it. */
const SERVICES: Record<string, { words: string; href?: string }> = {
  mutui: {
    words: 'Comprare, ristrutturare, cambiare banca: il confronto e l’assistenza fino al rogito.',
    href: '/mutui',
  },
  prestiti: {
    words: 'Auto, casa, spese impreviste: quanto costa davvero, prima di firmare.',
    href: '/prestiti',
  },
  'cessione del quinto': {
    words: 'Per dipendenti e pensionati, con la rata nella busta paga.',
    href: '/cdq',
  },
  aziende: { words: 'Liquidità, investimenti e immobili per chi ha un’impresa.', href: '/aziende' },
  leasing: { words: 'Macchinari, veicoli e capannoni in leasing.', href: '/leasing' },
  assicurazioni: { words: 'Le polizze legate al finanziamento, spiegate una per una.' },
}

/** What this agency can help with. */
export function Services({ servizi }: { servizi: string[] }) {
  return (
    <ul className={styles.services}>
      {servizi.map((servizio) => {
        const { words, href } = SERVICES[servizio] ?? { words: '' }
        return (
          <li key={servizio}>
            <h3>{href ? <SiteLink href={href}>{capitalized(servizio)}</SiteLink> : capitalized(servizio)}</h3>
            <p>{words}</p>
          </li>
        )
      })}
    </ul>
  )
}
