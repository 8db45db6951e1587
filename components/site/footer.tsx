import { CompanyIdentity } from '@/components/markup/company-identity'
import type { Company } from '@/lib/core/company'
import { phoneHref, whatsappHref } from '@/lib/italian/phone-text'
import { Wordmark } from './brand'
import styles from './footer.module.css'
import { areaLinks, navigation, transparency } from './nav'
import { SiteLink } from './site-link'

/** The legal text at the foot of every page. */
export function Legal({ company }: { company: Company }) {
  return (
    <div className={styles.legal}>
      <CompanyIdentity company={company} />
      <p>
        Messaggio pubblicitario con finalità promozionale. Siamo un mediatore creditizio: mettiamo in
        relazione chi cerca un finanziamento con banche e intermediari, non concediamo credito e non decidiamo
        l’esito della richiesta, che resta della banca. I risultati dei calcolatori sono simulazioni e non
        costituiscono offerta al pubblico.
      </p>
      <p>
        Per un reclamo sul nostro lavoro scrivi alla PEC: rispondiamo entro 60 giorni. All’Arbitro Bancario
        Finanziario si può ricorrere contro la banca o l’intermediario, non contro il mediatore.
      </p>
    </div>
  )
}

/** Footer: the ways to reach us, the links, and what the law wants to be written. */
export function Footer({ company }: { company: Company }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.contact}>
          <Wordmark height={36} />
          <a href={phoneHref(company.telefono)} className={styles.phone}>
            {company.telefono}
          </a>
          <p>{company.orari}</p>
          <p>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
          <p>
            <a href={whatsappHref(company.whatsapp)} rel="noopener">
              Scrivici su WhatsApp
            </a>
          </p>
        </div>
        <nav className={styles.links} aria-label="Piè di pagina">
          {[...navigation, transparency].map((group) => (
            <ul key={group.label} className={styles.list}>
              <li className={styles.title}>{group.label}</li>
              {group.entries.map((entry) => (
                <li key={entry.href}>
                  <SiteLink href={entry.href}>{entry.label}</SiteLink>
                </li>
              ))}
            </ul>
          ))}
          <ul className={styles.list}>
            <li className={styles.title}>Aree riservate</li>
            <li>
              <a href={areaLinks.areaClienti}>Area clienti</a>
            </li>
            <li>
              <a href={areaLinks.areaAgenti}>Area agenti</a>
            </li>
            <li>
              <a href={company.sitoCarte} rel="noopener">
                Carte di credito
              </a>
            </li>
          </ul>
          <ul className={styles.list}>
            <li className={styles.title}>Seguici</li>
            {company.social.map((social) => (
              <li key={social.nome}>
                <a href={social.href} rel="noopener">
                  {social.nome}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Legal company={company} />
        <p className={styles.bottom}>
          <span>© {company.ragioneSociale}</span>
          <SiteLink href="/pagine/privacy-policy">Privacy e cookie policy</SiteLink>
          <SiteLink href="/pagine/preferenze-cookie">Preferenze cookie</SiteLink>
        </p>
      </div>
    </footer>
  )
}
