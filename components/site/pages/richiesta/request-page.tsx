import { PageHead } from '@/components/site/page-head'
import { SiteLink } from '@/components/site/site-link'
import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { type FollowedLead, followWords } from '@/lib/features/leads/follow-words'
import { phoneHref, phoneText } from '@/lib/italian/phone-text'
import card from '../agente/card.module.css'
import styles from './request-page.module.css'

interface Props {
  token: string
  found: FollowedLead | 'finito'
  company: Company
  siteUrl: string
}

function Adviser({ nome, cognome, telefono, email, pagina }: NonNullable<FollowedLead['agente']>) {
  const name = `${nome} ${cognome}`
  return (
    <div className={card.card}>
      <p className={styles.label}>Chi ti segue</p>
      <h2 className={styles.name}>{pagina ? <SiteLink href={pagina}>{name}</SiteLink> : name}</h2>
      <ul className={styles.ways}>
        {telefono ? (
          <li>
            <a href={phoneHref(telefono)}>{phoneText(telefono)}</a>
          </li>
        ) : null}
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
    </div>
  )
}

function OrCall({ telefono }: Pick<Company, 'telefono'>) {
  if (!telefono) return null
  return (
    <p>
      Vuoi parlare con noi? Chiama il <a href={phoneHref(telefono)}>{telefono}</a>.
    </p>
  )
}

/** What became of a request, by the link of its receipt: where it is, and who has it. */
export function RequestPage({ token, found, company, siteUrl }: Props) {
  const trail = [{ name: 'La tua richiesta', path: `/richiesta/${token}` }]
  if (found === 'finito') {
    return (
      <PageHead
        siteUrl={siteUrl}
        trail={trail}
        title="Questo link non vale più"
        lead="La richiesta è di più di sei mesi fa. Per riprenderla, inviane una nuova."
      >
        <OrCall telefono={company.telefono} />
      </PageHead>
    )
  }
  const { title, now } = followWords(found)
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={trail}
      title={title}
      lead={now}
      aside={found.agente ? <Adviser {...found.agente} /> : undefined}
    >
      <p>
        {found.prodotto}, richiesta <strong>{found.codice}</strong> del {formatDay(new Date(found.inviataIl))}
        .
      </p>
      {found.stato === 'convertito' ? (
        <p>
          <a className="azione" href="/area-clienti">
            Apri l’area clienti
          </a>
        </p>
      ) : null}
      <OrCall telefono={company.telefono} />
    </PageHead>
  )
}
