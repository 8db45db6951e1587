import { CompanyIdentity } from '@/components/markup/company-identity'
import { CreditWarning } from '@/components/markup/credit-warning'
import type { Company } from '@/lib/core/company'
import { phoneHref, whatsappHref } from '@/lib/italian/phone-text'
import { areaLinks } from './area-links'
import { Wordmark } from './brand'
import styles from './footer.module.css'
import { navigation, transparency } from './nav'
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
        Per un reclamo sul nostro lavoro scrivi{company.pec ? ' alla PEC' : 'ci'}: rispondiamo entro 60
        giorni. All’Arbitro Bancario Finanziario si può ricorrere contro la banca o l’intermediario, non
        contro il mediatore.
      </p>
    </div>
  )
}

/** By telephone, by mail, by message: whatever there is. */
function Reach({ company: { telefono, orari, email, whatsapp } }: { company: Company }) {
  return (
    <>
      {telefono ? (
        <a href={phoneHref(telefono)} className={styles.phone}>
          {telefono}
        </a>
      ) : null}
      {orari ? <p>{orari}</p> : null}
      {email ? (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      ) : null}
      {whatsapp ? (
        <p>
          <a href={whatsappHref(whatsapp)} rel="noopener">
            Scrivici su WhatsApp
          </a>
        </p>
      ) : null}
    </>
  )
}

/** Footer: the ways to reach us, the links, and what the law wants to be written. */
export function Footer({ company }: { company: Company }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {/* The links name loans: what is said of them stands above. */}
        <CreditWarning company={company} />
        <div className={styles.contact}>
          <Wordmark marchio={company.marchio} size="large" />
          <Reach company={company} />
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
            {company.sitoCarte ? (
              <li>
                <a href={company.sitoCarte} rel="noopener">
                  Carte di credito
                </a>
              </li>
            ) : null}
          </ul>
          {company.social.length > 0 ? (
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
          ) : null}
        </nav>
        <Legal company={company} />
        <p className={styles.bottom}>
          <span>© {company.ragioneSociale || company.marchio}</span>
          <SiteLink href="/pagine/privacy-policy">Privacy e cookie policy</SiteLink>
          <SiteLink href="/pagine/preferenze-cookie">Preferenze cookie</SiteLink>
        </p>
      </div>
    </footer>
  )
}
