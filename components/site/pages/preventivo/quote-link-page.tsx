import { PageHead } from '@/components/site/page-head'
import { formatDay } from '@/lib/core/dates'
import type { LinkedQuote } from '@/lib/features/saved-quotes/received'
import { AnswerForm } from './answer-form'

interface Props {
  token: string
  found: LinkedQuote | 'finito'
  siteUrl: string
}

const SAID: Partial<Record<LinkedQuote['stato'], string>> = {
  accettato: 'Hai accettato questo preventivo: chi lo ha preparato ti contatta per i documenti.',
  rifiutato: 'Hai rifiutato questo preventivo. Se cambi idea chiedi a chi lo ha preparato di rifarlo.',
  convertito: 'Questo preventivo è diventato una pratica: chi la segue ti tiene al corrente.',
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
  const { nome, codice, prodotto, agente, scadeIl, scaduto, stato, cifreAl, avvertenza } = found
  const said =
    SAID[stato] ??
    (scaduto ? 'Questo preventivo è scaduto: chiedi le cifre di oggi a chi lo ha preparato.' : null)
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
      <p>
        <a href={`/v2/quotes/${token}/apri`} target="_blank" rel="noopener" className="azione-piana">
          Apri il documento, con spese e informazioni
        </a>
      </p>
      {cifreAl && <p>Cifre del {formatDay(cifreAl)}. Decide chi finanzia, dopo avere visto la domanda.</p>}
    </PageHead>
  )
}
