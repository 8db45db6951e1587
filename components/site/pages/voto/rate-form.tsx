'use client'

import { useState } from 'react'
import { Star } from '@/components/markup/field'
import { CheckBox } from '@/components/site/form/check-box'
import { postTo } from '@/components/site/form/post-to'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { Pill } from '@/components/site/pill'
import styles from './rate-form.module.css'

/** Whom it is about: the agent of the case, or the employee that `employeeId` names. */
export type Rated = { nome: string; employeeId?: string }
type Props = { token: string; whom: Rated; onSent: (consenso: boolean) => void }

const WORDS = {
  agente: {
    comment: 'Che cosa vuoi dire (facoltativo)',
    consent:
      'Acconsento a pubblicarlo sul sito con il mio nome e l’iniziale del cognome (facoltativo). Pubblichiamo anche i voti bassi.',
  },
  sede: {
    comment: 'Che cosa vuoi dirci (facoltativo)',
    consent: null,
  },
}

const schema = () => import('@/lib/features/ratings/schema').then(({ votoByLink }) => votoByLink)
const STARS = [1, 2, 3, 4, 5]

/** One to five stars, a few words if one likes, and that they may be shown. */
export function RateForm({ token, whom: { nome, employeeId }, onSent }: Props) {
  const [stelle, setStelle] = useState<number | null>(null)
  const [commento, setCommento] = useState('')
  const [consenso, setConsenso] = useState(false)
  const form = useSiteForm({ send: postTo('/voti'), schema, onSent: () => onSent(consenso) })
  const words = WORDS[employeeId ? 'sede' : 'agente']
  return (
    <SiteForm
      form={form}
      body={() => ({ token, employeeId, stelle, commento, consenso })}
      action="Invia il voto"
      label={`Il tuo voto per ${nome}`}
    >
      <fieldset className={styles.stars}>
        <legend>
          Quante stelle, da 1 a 5?
          <Star />
        </legend>
        <div className={styles.row}>
          {STARS.map((stars) => (
            <Pill
              key={stars}
              name="stelle"
              value={String(stars)}
              checked={stelle === stars}
              invalid={form.errors.stelle !== undefined}
              onChange={() => setStelle(stars)}
            >
              {stars} ★
            </Pill>
          ))}
        </div>
        {form.errors.stelle ? (
          <p role="alert" className={styles.wrong}>
            {form.errors.stelle}
          </p>
        ) : null}
      </fieldset>
      <TextField
        name="commento"
        label={words.comment}
        rows={4}
        maxLength={2000}
        value={commento}
        error={form.errors.commento}
        onChange={setCommento}
      />
      {words.consent ? (
        <CheckBox name="consenso" checked={consenso} error={form.errors.consenso} onChange={setConsenso}>
          {words.consent}
        </CheckBox>
      ) : (
        <p>Lo legge la sede, con il tuo nome e l’iniziale del cognome: non va sul sito.</p>
      )}
    </SiteForm>
  )
}
