'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CheckBox } from '@/components/site/form/check-box'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { api } from '@/lib/http/client'
import styles from './sign-page.module.css'

const none = () => import('zod').then(({ z }) => z.object({}))
const firma = () => import('@/lib/features/incarichi/schema').then(({ firmaSchema }) => firmaSchema)

/** First the code by mail, then the signature; what was typed stays where something is refused. */
export function SignForm({ token, hash }: { token: string; hash: string }) {
  const router = useRouter()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [nome, setNome] = useState('')
  const [codice, setCodice] = useState('')
  const [letto, setLetto] = useState(false)
  const [round, setRound] = useState(0)
  const ask = useSiteForm<{ a: string }>({
    send: (_body, headers) => api.post(`/incarichi/${token}/codice`, undefined, { headers }),
    schema: none,
    onSent: ({ a }) => {
      setSentTo(a)
      setRound((before) => before + 1)
    },
  })
  const sign = useSiteForm<boolean>({
    send: async (body, headers) => {
      await api.post(`/incarichi/${token}/firma`, body, { headers })
      return true
    },
    schema: firma,
    onSent: () => router.refresh(),
  })
  if (sentTo === null)
    return (
      <div className={styles.box}>
        <p>Leggi il documento. Per firmarlo ti inviamo un codice di sei cifre al tuo indirizzo e-mail.</p>
        <button
          type="button"
          className="azione"
          aria-disabled={ask.sending}
          onClick={() => void ask.submit({ round })}
        >
          {ask.sending ? 'Invio in corso' : 'Inviami il codice'}
        </button>
        {ask.failure ? <p role="alert">{ask.failure}</p> : null}
      </div>
    )
  return (
    <div className={styles.box}>
      <p role="status">Ti abbiamo scritto a {sentTo}: il codice vale pochi minuti.</p>
      <SiteForm
        form={sign}
        body={() => ({ nome, codice, letto, hash })}
        action="Firma"
        label="Firma dell’incarico"
      >
        <TextField
          name="codice"
          label="Codice di sei cifre"
          value={codice}
          onChange={setCodice}
          error={sign.errors.codice}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
        />
        <TextField
          name="nome"
          label="Il tuo nome e cognome"
          value={nome}
          onChange={setNome}
          error={sign.errors.nome}
          autoComplete="name"
          required
        />
        <CheckBox name="letto" checked={letto} onChange={setLetto} error={sign.errors.letto} required>
          Ho letto il documento e lo accetto.
        </CheckBox>
      </SiteForm>
      <button type="button" className="azione-piana" onClick={() => setSentTo(null)}>
        Non è arrivato? Chiedi un altro codice
      </button>
    </div>
  )
}
