'use client'

import { useState } from 'react'
import { Star } from '@/components/markup/field'
import { CheckBox } from '@/components/site/form/check-box'
import { postTo } from '@/components/site/form/post-to'
import { Sent } from '@/components/site/form/sent'
import { SiteForm } from '@/components/site/form/site-form'
import { TextField } from '@/components/site/form/text-field'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { IntercomSpot } from '@/components/site/illustrations/spots'
import { Pill } from '@/components/site/pill'
import styles from './rate-form.module.css'

type Props = { token: string; agente: string }

const schema = () => import('@/lib/features/ratings/schema').then(({ votoByLink }) => votoByLink)
const STARS = [1, 2, 3, 4, 5]

/** One to five stars, a few words if one likes, and that they may be shown. */
export function RateForm({ token, agente }: Props) {
  const [stelle, setStelle] = useState<number | null>(null)
  const [commento, setCommento] = useState('')
  const [consenso, setConsenso] = useState(false)
  const form = useSiteForm({ send: postTo('/voti'), schema })
  if (form.reply)
    return (
      <Sent picture={<IntercomSpot />} title="Grazie, il tuo voto è arrivato">
        Lo leggiamo, e di solito è sulla pagina di {agente} in un giorno o due.
      </Sent>
    )
  return (
    <SiteForm
      form={form}
      body={() => ({ token, stelle, commento, consenso })}
      action="INVIA IL VOTO"
      label="Il tuo voto"
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
        label="Che cosa vuoi dire a chi legge (facoltativo)"
        rows={4}
        maxLength={2000}
        value={commento}
        error={form.errors.commento}
        onChange={setCommento}
      />
      <CheckBox
        name="consenso"
        required
        checked={consenso}
        error={form.errors.consenso}
        onChange={setConsenso}
      >
        Potete pubblicarlo sul sito con il mio nome e l’iniziale del cognome. Pubblichiamo anche i voti bassi.
      </CheckBox>
    </SiteForm>
  )
}
