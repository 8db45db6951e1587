'use client'

import { useQuery } from '@tanstack/react-query'
import type { FieldInputProps, Widgets } from '@/components/data/form/field-props'
import { useArea } from '@/components/data/page/area'
import { SuggestInput } from '@/components/ui/suggest-input'
import { api } from '@/lib/http/client'

/** Who pays for an order: anything may be written, the agency and what was used before are proposed. */
function CostCentreInput({ field, values, error, onChange, disabled }: FieldInputProps) {
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['merchandising/orders', area, 'centri'],
    queryFn: ({ signal }) => api.get('/merchandising/orders/centri', { area, signal }),
    meta: { silent: true },
  })
  return (
    <SuggestInput
      label={field.label}
      description={field.help}
      value={String(values[field.name] ?? '')}
      onChange={(text) => onChange(field.name, text)}
      suggestions={data ?? []}
      error={error}
      disabled={disabled}
    />
  )
}

export const COST_CENTRE: Widgets = { centroCosto: CostCentreInput }
