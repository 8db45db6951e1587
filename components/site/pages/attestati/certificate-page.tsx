import { PageHead } from '@/components/site/page-head'
import { DefinitionList } from '@/components/ui/definition-list'
import { formatDay } from '@/lib/core/dates'
import { hoursWords } from '@/lib/features/formazione/labels'
import type { CertificateDocument } from '@/lib/features/formazione/types'
import styles from './certificate-page.module.css'

interface Props {
  codice: string
  /** Null for a code that no certificate has. */
  certificate: CertificateDocument | null
  issuer: string
  siteUrl: string
}

const dayOf = (instant: string) => formatDay(new Date(instant))

/** What somebody who was shown a certificate wants to know: whether it is real, whose it is, and whether it still holds. */
export function CertificatePage({ codice, certificate, issuer, siteUrl }: Props) {
  const { title, lead } = wordsOf(certificate, issuer)
  const trail = [{ name: 'Verifica di un attestato', path: `/attestati/${codice}` }]
  return (
    <PageHead siteUrl={siteUrl} trail={trail} title={title} lead={lead}>
      {certificate ? <Facts {...certificate} /> : null}
    </PageHead>
  )
}

function wordsOf(certificate: CertificateDocument | null, issuer: string) {
  if (!certificate)
    return {
      title: 'Nessun attestato ha questo codice',
      lead: 'Controlla di averlo copiato per intero, come è scritto sul documento. Se è giusto, quell’attestato non è nostro.',
    }
  if (certificate.valido)
    return {
      title: 'L’attestato è valido',
      lead: `Lo ha rilasciato ${issuer} ed è ancora in corso di validità.`,
    }
  return {
    title: 'L’attestato è scaduto',
    lead: `Lo ha rilasciato ${issuer}, ma la sua validità è finita${certificate.scadeAt ? ` il ${dayOf(certificate.scadeAt)}` : ''}.`,
  }
}

function Facts({ codice, nome, cognome, titolo, ore, emessoAt, scadeAt }: CertificateDocument) {
  const rows = [
    ['A chi', `${nome} ${cognome}`],
    ['Corso', titolo],
    ...(ore > 0 ? [['Ore di aggiornamento', hoursWords(ore)]] : []),
    ['Rilasciato il', dayOf(emessoAt)],
    ['Valido fino al', scadeAt ? dayOf(scadeAt) : 'senza scadenza'],
    ['Codice', codice],
  ]
  return <DefinitionList rows={rows} className={styles.facts} />
}
