'use client'

import { SiteForm } from '@/components/site/form/site-form'
import { useSiteForm } from '@/components/site/form/use-site-form'
import { Chips } from './chips'
import { ScaleField } from './scale-field'
import type { StepProps } from './step-types'

/** First step: what for, how much, how long. */
export function StepNeed({ form: questions, answers, onChange, onDone }: StepProps) {
  const { product, finalita, importo, durata } = questions
  const form = useSiteForm({
    send: async (body) => body,
    schema: () =>
      import('@/lib/features/campaigns/schema').then(({ bisognoSchema }) => bisognoSchema(product)),
    onSent: onDone,
  })
  const value = answers.bisogno
  const set = (change: Partial<typeof value>) => onChange({ bisogno: { ...value, ...change } })
  return (
    <SiteForm form={form} body={() => value} action="Continua" label={finalita.label}>
      <Chips
        name="finalita"
        label={finalita.label}
        options={finalita.options}
        value={value.finalita}
        error={form.errors.finalita}
        onChange={(next) => set({ finalita: next })}
      />
      <ScaleField
        name="importo"
        scale={importo}
        value={value.importo}
        error={form.errors.importo}
        onChange={(next) => set({ importo: next })}
      />
      <ScaleField
        name="durata"
        scale={durata}
        value={value.durata}
        error={form.errors.durata}
        onChange={(next) => set({ durata: next })}
      />
    </SiteForm>
  )
}
