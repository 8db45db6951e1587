'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { euroText, percentText } from '@/components/markup/format'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { DefinitionList } from '@/components/ui/definition-list'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { durataText } from '@/lib/finance/text'
import { api } from '@/lib/http/client'
import styles from './quote-link-page.module.css'

const schema = () => import('@/lib/features/saved-quotes/schema').then(({ rispostaSchema }) => rispostaSchema)

type Props = { token: string; quote: ReceivedQuote; isOpen: boolean }

/** The offers of a quote, and the three answers: yes, no, «Fammi richiamare». */
export function AnswerForm({ token, quote: { offerte, telefono }, isOpen }: Props) {
  const router = useRouter()
  const [chosen, setChosen] = useState(offerte[0]?._id)
  const [calling, setCalling] = useState(false)
  const [called, setCalled] = useState(false)
  const [phone, setPhone] = useState(telefono ?? '')
  const [nota, setNota] = useState('')
  const send = async (body: unknown, headers: Record<string, string>) => {
    await api.post(`/quotes/${token}/risposta`, body, { headers })
    return true
  }
  const answer = useSiteForm<boolean>({ send, schema, onSent: () => router.refresh() })
  const call = useSiteForm<boolean>({ send, schema, onSent: () => setCalled(true) })
  return (
    <>
      <ul className={styles.offers}>
        {offerte.map((offer) => (
          <li key={offer._id} className={styles.offer}>
            {isOpen && offerte.length > 1 ? (
              <label>
                <input
                  type="radio"
                  name="offerta"
                  checked={offer._id === chosen}
                  onChange={() => setChosen(offer._id)}
                />{' '}
                <strong>{offer.banca || offer.nome}</strong>
              </label>
            ) : (
              <strong>{offer.banca || offer.nome}</strong>
            )}
            {offer.condizioni.length > 0 && <p>{offer.condizioni.join(' ')}</p>}
            <DefinitionList rows={factsOf(offer)} className={styles.figures} />
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className={styles.buttons}>
          <button
            type="button"
            className="azione"
            aria-disabled={answer.sending}
            onClick={() => void answer.submit({ risposta: 'accetta', offerta: chosen })}
          >
            Accetta
          </button>
          <button
            type="button"
            className="azione-piana"
            aria-disabled={answer.sending}
            onClick={() => void answer.submit({ risposta: 'rifiuta' })}
          >
            Rifiuta
          </button>
          <button
            type="button"
            className="azione-piana"
            aria-expanded={calling}
            onClick={() => setCalling(true)}
          >
            Fammi richiamare
          </button>
        </div>
      )}
      {answer.failure ? <p role="alert">{answer.failure}</p> : null}
      {calling && !called && (
        <SiteForm
          form={call}
          body={() => ({ risposta: 'richiamami', telefono: phone, nota })}
          action="Fammi richiamare"
          label="Fatti richiamare"
        >
          <TextField
            name="telefono"
            label="Telefono"
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={setPhone}
            error={call.errors.telefono}
            required
          />
          <TextField
            name="nota"
            label="Quando ti troviamo"
            value={nota}
            onChange={setNota}
            error={call.errors.nota}
          />
        </SiteForm>
      )}
      {called && <p role="status">Richiesta inviata: ti chiamiamo appena possibile.</p>}
    </>
  )
}

const factsOf = ({
  nome,
  importo,
  durataMesi,
  rata,
  tan,
  tasso,
  taeg,
  spese,
  totale,
}: Props['quote']['offerte'][number]) => [
  ['Prodotto', nome] as const,
  ['Importo e durata', `${euroText(importo)} in ${durataText(durataMesi)}`] as const,
  ['Rata al mese', euroText(rata)] as const,
  [`TAN ${tasso}`, percentText(tan)] as const,
  ['TAEG', percentText(taeg)] as const,
  ['Spese', euroText(spese)] as const,
  ['Totale dovuto', euroText(totale)] as const,
]
