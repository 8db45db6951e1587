'use client'

import { AmountField } from '@/components/site/form/amount-field'
import { SelectField } from '@/components/site/form/select-field'
import { SiteForm } from '@/components/site/form/site-form'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { Chips } from './chips'
import type { SituationProps } from './step-types'

const schema = () =>
  import('@/lib/features/campaigns/schema').then(({ situazioneSchema }) => situazioneSchema)

/** Second step: who asks, what comes in, where, when. */
export function StepSituation({ form: questions, answers, province, onChange, onDone }: SituationProps) {
  const { chi, entrate, quando } = questions
  const form = useSiteForm({ send: async (body) => body, schema, onSent: onDone })
  const value = answers.situazione
  const set = (change: Partial<typeof value>) => onChange({ situazione: { ...value, ...change } })
  return (
    <SiteForm form={form} body={() => value} action="Continua" label="La tua situazione">
      <Chips
        name={chi.name}
        label={chi.label}
        options={chi.options}
        value={value.chi}
        error={form.errors.chi}
        onChange={(next) => set({ chi: next })}
      />
      <AmountField
        name={entrate.name}
        label={entrate.label}
        unit={entrate.unit}
        hint={entrate.hint}
        required
        value={value.entrate}
        error={form.errors.entrate}
        onChange={(next) => set({ entrate: next })}
      />
      <SelectField
        name="provincia"
        label="Provincia"
        none="Scegli"
        required
        options={province}
        value={value.provincia}
        error={form.errors.provincia}
        onChange={(next) => set({ provincia: next })}
      />
      <Chips
        name="quando"
        label={quando.label}
        options={quando.options}
        value={value.quando}
        error={form.errors.quando}
        onChange={(next) => set({ quando: next })}
      />
    </SiteForm>
  )
}
