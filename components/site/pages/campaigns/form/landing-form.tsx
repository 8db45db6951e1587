'use client'

import type { Canale, Variante } from '@/lib/features/campaigns/schema'
import type { CampaignForm, Options } from '../content/types'
import { reachedStep } from './answers'
import styles from './landing-form.module.css'
import { StepContact } from './step-contact'
import { StepFrame } from './step-frame'
import { StepNeed } from './step-need'
import { StepSituation } from './step-situation'
import { useAnswers } from './use-answers'
import { useSteps } from './use-steps'

interface Props {
  form: CampaignForm
  channel: Canale
  varianti: readonly Variante[]
  province: Options
}

/** The request in three steps: what you need, who you are, whom to call. */
export function LandingForm({ form, channel, varianti, province }: Props) {
  const [answers, onChange] = useAnswers(form, province)
  const steps = useSteps(reachedStep(form, answers))
  const shared = { form, answers, onChange, onDone: steps.next }
  // With every move each step begins anew: what was sent can be sent again, and what was wrong is forgotten.
  const { step } = steps
  return (
    <div className={styles.card}>
      <StepFrame number={1} steps={steps}>
        <StepNeed key={step} {...shared} />
      </StepFrame>
      <StepFrame number={2} steps={steps}>
        <StepSituation key={step} {...shared} province={province} />
      </StepFrame>
      <StepFrame number={3} steps={steps}>
        <StepContact key={step} {...shared} channel={channel} varianti={varianti} />
      </StepFrame>
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
