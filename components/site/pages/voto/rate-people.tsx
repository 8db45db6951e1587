'use client'

import { useState } from 'react'
import { Sent } from '@/components/site/form/sent'
import { IntercomSpot } from '@/components/site/illustrations/spots'
import { type Rated, RateForm } from './rate-form'
import styles from './rate-form.module.css'

type Props = { token: string; people: readonly Rated[] }

/** One question at a time: who followed the case, then, if one likes, whoever of the office worked on it. */
export function RatePeople({ token, people }: Props) {
  const [given, setGiven] = useState(0)
  const [isPublic, setPublic] = useState(false)
  const [before, next] = [people[given - 1], people[given]]
  return (
    <>
      {before && (
        <Sent
          // Each vote has a receipt of its own, which takes the focus.
          key={given}
          picture={next ? undefined : <IntercomSpot />}
          heading="h2"
          title="Grazie, il tuo voto è arrivato"
        >
          {before.employeeId
            ? 'Lo legge la sede: ci serve per fare meglio.'
            : isPublic
              ? `Lo leggiamo, e di solito è sulla pagina di ${before.nome} in un giorno o due.`
              : 'Resta fra noi: hai scelto di non pubblicarlo.'}
        </Sent>
      )}
      {next?.employeeId && (
        <>
          <h2 className={styles.next}>Vuoi dirci anche com’è andata con {next.nome}?</h2>
          <p>È facoltativo. Ha lavorato alla tua pratica in sede: questo voto non va sul sito.</p>
        </>
      )}
      {next && (
        <RateForm
          key={next.employeeId ?? 'agente'}
          token={token}
          whom={next}
          onSent={(consenso) => {
            setPublic(consenso)
            setGiven((n) => n + 1)
          }}
        />
      )}
    </>
  )
}
