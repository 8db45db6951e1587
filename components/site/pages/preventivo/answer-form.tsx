'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { focusField } from '@/components/site/use-first-invalid'
import { NIENTE_SCELTO } from '@/lib/features/saved-quotes/labels'
import type { ReceivedQuote } from '@/lib/features/saved-quotes/schema'
import { api } from '@/lib/http/client'
import { OfferChoice, Offers } from './offer-choice'
import styles from './quote-link-page.module.css'
import { RefuseButton } from './refuse-button'

const schema = () => import('@/lib/features/saved-quotes/schema').then(({ rispostaSchema }) => rispostaSchema)

type Props = { token: string; quote: ReceivedQuote; isOpen: boolean }

/** The offers of a quote, and the three answers: yes, no, «Fammi richiamare». */
export function AnswerForm({ token, quote: { offerte, telefono, accettato }, isOpen }: Props) {
  const router = useRouter()
  // Nobody agrees by what was ticked for them (Directive (EU) 2023/2225, art. 15).
  const [chosen, setChosen] = useState(offerte.length === 1 ? offerte[0]?._id : undefined)
  const [isMissing, setMissing] = useState(false)
  const choice = useRef<HTMLFieldSetElement>(null)
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
  const choose = (id: string) => {
    setChosen(id)
    setMissing(false)
  }
  const accept = () => {
    if (chosen) return void answer.submit({ risposta: 'accetta', offerta: chosen })
    setMissing(true)
    focusField(choice.current?.querySelector('input'))
  }
  return (
    <>
      {isOpen && offerte.length > 1 ? (
        <OfferChoice
          box={choice}
          offerte={offerte}
          chosen={chosen}
          onChoose={choose}
          error={isMissing ? NIENTE_SCELTO : answer.errors.offerta}
        />
      ) : (
        <Offers offerte={accettato ? offerte.slice(0, 1) : offerte} />
      )}
      {isOpen && (
        <div className={styles.buttons}>
          <button type="button" className="azione" aria-disabled={answer.sending} onClick={accept}>
            Accetta
          </button>
          <RefuseButton
            sending={answer.sending}
            onRefuse={() => void answer.submit({ risposta: 'rifiuta' })}
          />
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
