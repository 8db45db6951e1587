'use client'

import { useEffect, useRef, useState } from 'react'
import { postTo } from '@/components/site/form/post-to'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { formatDay } from '@/lib/core/dates'
import type { Outcome } from '@/lib/features/leads/segnalazioni/schema'
import form from '../../form/form.module.css'
import styles from './outcome-form.module.css'

const schema = () =>
  import('@/lib/features/leads/segnalazioni/schema').then(({ outcomeSchema }) => outcomeSchema)

/* Said so that nothing about the other person can be read between the lines. */
const MEANING: Record<Outcome['esito'], string> = {
  in_attesa: 'Abbiamo chiesto il permesso e aspettiamo la risposta. Fino ad allora non chiama nessuno.',
  senza_risposta:
    'In 30 giorni non è arrivata una risposta: non la contattiamo, e i suoi dati li cancelliamo.',
  rifiutata: 'Ha risposto di no: non la contattiamo.',
  accettata: 'Un consulente la chiama nei prossimi giorni.',
  contattata: 'Il consulente ci ha parlato.',
  avviata: 'C’è una pratica in corso.',
  conclusa: 'La pratica è conclusa. Grazie per la segnalazione.',
}

function Result({ outcome, onAgain }: { outcome: Outcome; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.result} tabIndex={-1} role="status">
      <p className={styles.code}>
        {outcome.codice}, del {formatDay(outcome.createdAt)}
      </p>
      <h2>{outcome.testo}</h2>
      <p>{MEANING[outcome.esito]}</p>
      <button type="button" className="azione-piana" onClick={onAgain}>
        Cerca un altro codice
      </button>
    </div>
  )
}

/** The referrer's code and address → how it is going. */
export function OutcomeForm() {
  const [round, setRound] = useState(0)
  return <OneOutcome key={round} onAgain={() => setRound(round + 1)} />
}

function OneOutcome({ onAgain }: { onAgain: () => void }) {
  const [codice, setCodice] = useState('')
  const [email, setEmail] = useState('')
  const site = useSiteForm({ send: postTo('/segnalazioni/outcome'), schema })
  if (site.reply) return <Result outcome={site.reply} onAgain={onAgain} />
  return (
    <SiteForm
      form={site}
      body={() => ({ codice, email })}
      action="Vedi come procede"
      label="Cerca una segnalazione"
    >
      <div className={form.fields}>
        <TextField
          name="codice"
          label="Codice"
          hint="È nella ricevuta, comincia con S."
          autoComplete="off"
          required
          maxLength={20}
          value={codice}
          error={site.errors.codice}
          onChange={setCodice}
        />
        <TextField
          name="email"
          label="La tua e-mail"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={site.errors.email}
          onChange={setEmail}
        />
      </div>
    </SiteForm>
  )
}
