'use client'

import { RefInput } from '@/components/data/form/ref-input'
import { useArea } from '@/components/data/page/area'
import { TIPI } from '@/components/markup/mortgage-offers'
import { Stack } from '@/components/ui/layout'
import { MoneyInput, NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { COLORI, type Colore, FORMATI, type Formato, type Volantino } from '@/lib/features/materials/schema'
import { SCOPI_MUTUO, SCOPI_PRESTITO } from '@/lib/finance/purposes'
import { optionsOf } from '@/lib/words/options'

/** What somebody chooses; months of a loan, years of a mortgage. */
export type Choice = {
  importo: number | null
  durata: number | null
  finalita: string
  tasso: string
  layout: Formato
  colore: Colore
  agentId: string | null
}

const RATES = [...optionsOf(TIPI), { value: 'tutti', label: 'Il più conveniente' }]
const FORMATS = optionsOf(FORMATI)
const COLOURS = optionsOf(COLORI)

type Props = {
  kind: Volantino
  choice: Choice
  errors: Record<string, string>
  onChange: (choice: Choice) => void
}

/** No figure of the offer is among them: those come from the calculators. */
export function FlyerFields({ kind, choice, errors, onChange }: Props) {
  const isOffice = useArea() === 'admin'
  const set = (more: Partial<Choice>) => onChange({ ...choice, ...more })
  return (
    <Stack gap="sm">
      <MoneyInput
        label="Importo"
        required
        value={choice.importo}
        error={errors.importo}
        onChange={(importo) => set({ importo })}
      />
      <NumberInput
        label={kind === 'rata' ? 'Durata in anni' : 'Durata in mesi'}
        required
        step={kind === 'rata' ? 5 : 12}
        value={choice.durata}
        error={errors.durata}
        onChange={(durata) => set({ durata })}
      />
      <Select
        label="Finalità"
        required
        options={optionsOf(kind === 'rata' ? SCOPI_MUTUO : SCOPI_PRESTITO)}
        value={choice.finalita}
        error={errors.finalita}
        onChange={(finalita) => finalita && set({ finalita })}
      />
      {kind === 'rata' && (
        <Select
          label="Tasso"
          required
          options={RATES}
          value={choice.tasso}
          error={errors.tasso}
          onChange={(tasso) => tasso && set({ tasso })}
        />
      )}
      <Select
        label="Formato"
        required
        options={FORMATS}
        value={choice.layout}
        onChange={(layout) => layout && set({ layout: layout as Formato })}
      />
      <Select
        label="Colore"
        required
        options={COLOURS}
        value={choice.colore}
        onChange={(colore) => colore && set({ colore: colore as Colore })}
      />
      {isOffice && (
        <RefInput
          label="Agente"
          resource="agents"
          description="Senza un agente, i contatti sono quelli della società."
          value={choice.agentId}
          error={errors.agentId}
          onChange={(agentId) => set({ agentId })}
        />
      )}
    </Stack>
  )
}
