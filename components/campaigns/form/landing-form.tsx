'use client'

import { useEffect, useRef, useState } from 'react'
import type { Canale, Variante } from '@/lib/features/campaigns/schema'
import type { CampaignForm, Options } from '../content/types'
import { noAnswers } from './answers'
import styles from './landing-form.module.css'
import { StepContact } from './step-contact'
import { StepNeed } from './step-need'
import { StepSituation } from './step-situation'
import { useSteps } from './use-steps'

interface Props {
  form: CampaignForm
  channel: Canale
  varianti: readonly Variante[]
  province: Options
}

const STEPS = ['Che cosa ti serve', 'La tua situazione', 'Chi dobbiamo chiamare'] as const

/** The request in three steps: what you need, who you are, whom to call. */
export function LandingForm({ form, channel, varianti, province }: Props) {
  const { step, next, back } = useSteps()
  const [answers, setAnswers] = useState(() => noAnswers(form))
  const title = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)

  // Whoever listens hears which step began; whoever looks finds its beginning on the screen.
  useEffect(() => {
    if (last.current !== step) title.current?.focus()
    last.current = step
  }, [step])

  const shared = {
    form,
    answers,
    onChange: (change: Partial<typeof answers>) => setAnswers((current) => ({ ...current, ...change })),
    onDone: next,
  }
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <p className={styles.count}>Passo {step} di 3</p>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {STEPS[step - 1]}
        </h2>
        <svg viewBox="0 0 300 4" preserveAspectRatio="none" className={styles.progress} aria-hidden="true">
          {STEPS.map((name, index) => (
            <rect
              key={name}
              x={index * 101}
              width="98"
              height="4"
              className={index < step ? styles.done : styles.ahead}
            />
          ))}
        </svg>
      </div>
      {step === 1 ? <StepNeed {...shared} /> : null}
      {step === 2 ? <StepSituation {...shared} province={province} /> : null}
      {step === 3 ? <StepContact {...shared} channel={channel} varianti={varianti} /> : null}
      {step > 1 ? (
        <button type="button" className={styles.back} onClick={back}>
          Indietro
        </button>
      ) : null}
      <p className={styles.promise}>
        Non costa nulla e non ti impegna. Nessuna banca dati viene interrogata.
      </p>
      <noscript>
        <p className={styles.promise}>
          Per compilare la richiesta serve JavaScript. Altrimenti chiamaci: il numero è in alto.
        </p>
      </noscript>
    </div>
  )
}
