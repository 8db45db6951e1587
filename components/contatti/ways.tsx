import type { Company } from '@/lib/core/company'
import { phoneHref, whatsappHref } from '@/lib/italian/phone-text'
import { SiteLink } from '../site/site-link'
import styles from './ways.module.css'

/** The ways to a person, the quickest first. */
export function Ways({ company }: { company: Company }) {
  const { telefono, orari, whatsapp, email, pec } = company
  return (
    <dl className={styles.ways}>
      <div>
        <dt>Numero verde</dt>
        <dd>
          <a href={phoneHref(telefono)} className={styles.phone}>
            {telefono}
          </a>
          <span>Gratuito, {orari}</span>
        </dd>
      </div>
      <div>
        <dt>Ti chiamiamo noi</dt>
        <dd>
          <SiteLink href="/contact-form/numeroverde">Scegli giorno e ora</SiteLink>
        </dd>
      </div>
      <div>
        <dt>WhatsApp</dt>
        <dd>
          <a href={whatsappHref(whatsapp)} rel="noopener">
            Scrivici un messaggio
          </a>
        </dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>Reclami e comunicazioni formali (PEC)</dt>
        <dd>
          <a href={`mailto:${pec}`}>{pec}</a>
        </dd>
      </div>
    </dl>
  )
}
