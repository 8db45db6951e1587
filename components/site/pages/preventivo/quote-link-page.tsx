import { PageHead } from '@/components/site/page-head'
import { formatDay } from '@/lib/core/dates'
import { acceptedText } from '@/lib/features/saved-quotes/labels'
import type { LinkedQuote } from '@/lib/features/saved-quotes/received'
import { AnswerForm } from './answer-form'

interface Props {
  token: string
  found: LinkedQuote | 'finito'
  siteUrl: string
}

const SAID: Partial<Record<LinkedQuote['stato'], string>> = {
  rifiutato: 'Hai rifiutato questo preventivo. Se cambi idea chiedi a chi lo ha preparato di rifarlo.',
  convertito: 'Questo preventivo è diventato una pratica: chi la segue ti tiene al corrente.',
}

/** What has become of it; null while it can be answered. */
function saidOf({ stato, scaduto, offerte }: LinkedQuote): string | null {
  if (stato === 'accettato')
    return `${acceptedText(offerte[0])}: chi ha preparato il preventivo ti contatta per i documenti.`
  const over = 'Questo preventivo è scaduto: chiedi le cifre di oggi a chi lo ha preparato.'
  return SAID[stato] ?? (scaduto ? over : null)
}

/** The page of a quote's link: the offers, the document, and the answer; without an account. */
export function QuoteLinkPage({ token, found, siteUrl }: Props) {
  const trail = [{ name: 'Il tuo preventivo', path: `/preventivo/${token}` }]
  if (found === 'finito')
    return (
      <PageHead
        siteUrl={siteUrl}
        trail={trail}
        title="Questo link non vale più"
        lead="Chiedi a chi te lo ha inviato di inviartelo di nuovo."
      />
    )
  const { nome, codice, prodotto, agente, scadeIl, scaduto, cifreAl, avvertenza } = found
  const said = saidOf(found)
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={trail}
      title={nome ? `${nome}, ecco il tuo preventivo` : 'Ecco il tuo preventivo'}
      lead={`${prodotto}, ${codice}${agente ? `, da ${agente}` : ''}. ${scaduto ? 'Valeva' : 'Vale'} fino al ${formatDay(scadeIl)}.`}
    >
      {avvertenza && (
        <p>
          <strong>{avvertenza}</strong>
        </p>
      )}
      {said && <p role="status">{said}</p>}
      <AnswerForm token={token} quote={found} isOpen={said === null} />
      {said === null && (
        <noscript>
          <p>
            Per rispondere da qui serve JavaScript: attivalo nel browser, o rispondi all’e-mail del
            preventivo.
          </p>
        </noscript>
      )}
      <p>
        <a href={`/v2/quotes/${token}/apri`} target="_blank" rel="noopener" className="azione-piana">
          Apri il documento, con spese e informazioni
        </a>
      </p>
      {cifreAl && <p>Cifre del {formatDay(cifreAl)}. Decide chi finanzia, dopo avere visto la domanda.</p>}
    </PageHead>
  )
}
