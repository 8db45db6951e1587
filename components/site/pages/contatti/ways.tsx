import type { Company } from '@/lib/core/company'
import { phoneHref, whatsappHref } from '@/lib/italian/phone-text'
import { SiteLink } from '../../site-link'
import styles from './ways.module.css'

/** Numbers that cost the caller nothing begin with 800 or 803. */
const FREE = /^80[03]/

/** The ways to a person, the quickest first. */
export function Ways({ company }: { company: Company }) {
  const { telefono, orari, whatsapp, email, pec } = company
  const isFree = FREE.test(telefono)
  return (
    <dl className={styles.ways}>
      {telefono ? (
        <div>
          <dt>{isFree ? 'Numero verde' : 'Telefono'}</dt>
          <dd>
            <a href={phoneHref(telefono)} className={styles.phone}>
              {telefono}
            </a>
            <span>{[isFree && 'Gratuito', orari].filter(Boolean).join(', ')}</span>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>Ti chiamiamo noi</dt>
        <dd>
          <SiteLink href="/contact-form/numeroverde">Scegli giorno e ora</SiteLink>
        </dd>
      </div>
      {whatsapp ? (
        <div>
          <dt>WhatsApp</dt>
          <dd>
            <a href={whatsappHref(whatsapp)} rel="noopener">
              Scrivici un messaggio
            </a>
          </dd>
        </div>
      ) : null}
      {email ? (
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      ) : null}
      {pec ? (
        <div>
          <dt>Reclami e comunicazioni formali (PEC)</dt>
          <dd>
            <a href={`mailto:${pec}`}>{pec}</a>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
