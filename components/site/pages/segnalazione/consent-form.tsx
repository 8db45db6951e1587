'use client'

import { useState } from 'react'
import { ConsentBoxes, noConsents } from '@/components/site/form/consent-boxes'
import { SelectField } from '@/components/site/form/select-field'
import { Sent } from '@/components/site/form/sent'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { IntercomSpot } from '@/components/site/illustrations/spots'
import { api } from '@/lib/http/client'
import styles from './consent-form.module.css'

interface Props {
  token: string
  asksEmail: boolean
  asksProduct: boolean
  agente: string
}

const PRODUCTS = [
  ['mutuo', 'Un mutuo per la casa'],
  ['prestito', 'Un prestito personale'],
  ['cdq', 'Una cessione del quinto'],
  ['azienda', 'Un finanziamento per la mia impresa'],
  ['leasing', 'Un leasing'],
] as const

const schema = () =>
  import('@/lib/features/leads/segnalazioni/schema').then(({ rispostaSchema }) => rispostaSchema)

const send = async (body: unknown, headers: Record<string, string>) => {
  await api.post('/segnalazioni/consent', body, { headers })
  return true
}

/** No is one button and asks for nothing. */
function Refusal({ token, onSent }: { token: string; onSent: () => void }) {
  const form = useSiteForm<boolean>({ send, schema, onSent })
  return (
    <div className={styles.refusal}>
      <p>Non vuoi essere chiamato? Basta dirlo, senza spiegare perché.</p>
      <button
        type="button"
        className="azione-piana"
        aria-disabled={form.sending}
        onClick={() => void form.submit({ risposta: 'rifiuto', token })}
      >
        No, non contattatemi
      </button>
      {form.failure ? <p role="alert">{form.failure}</p> : null}
    </div>
  )
}

/** Yes, with what the call needs; or no. */
export function ConsentForm({ token, asksEmail, asksProduct, agente }: Props) {
  const [product, setProduct] = useState('')
  const [email, setEmail] = useState('')
  const [consents, setConsents] = useState(noConsents)
  const [refused, setRefused] = useState(false)
  const form = useSiteForm<boolean>({ send, schema })
  if (refused) {
    return (
      <Sent picture={<IntercomSpot />} title="Va bene, non ti contattiamo">
        I recapiti che avevamo ricevuto vengono cancellati.
      </Sent>
    )
  }
  if (form.reply) {
    return (
      <Sent picture={<IntercomSpot />} title="Grazie, ti chiamiamo">
        {agente} ha ricevuto il tuo sì. La conferma ti arriva per e-mail.
      </Sent>
    )
  }
  const body = () => ({
    risposta: 'consenso',
    token,
    ...(asksEmail ? { email } : {}),
    ...(asksProduct ? { product } : {}),
    consents,
  })
  return (
    <div className={styles.answers}>
      <SiteForm form={form} body={body} action="Sì, chiamatemi" label="Rispondi di sì">
        {asksProduct ? (
          <SelectField
            name="product"
            label="Di che cosa potresti avere bisogno"
            none="Scegli"
            options={PRODUCTS}
            required
            value={product}
            error={form.errors.product}
            onChange={setProduct}
          />
        ) : null}
        {asksEmail ? (
          <TextField
            name="email"
            label="La tua e-mail"
            hint="Qui arrivano la conferma e il nome di chi ti chiama."
            type="email"
            autoComplete="email"
            required
            value={email}
            error={form.errors.email}
            onChange={setEmail}
          />
        ) : null}
        <ConsentBoxes value={consents} errors={form.errors} onChange={setConsents} />
      </SiteForm>
      <Refusal token={token} onSent={() => setRefused(true)} />
    </div>
  )
}
