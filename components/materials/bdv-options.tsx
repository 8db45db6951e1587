'use client'

import { Stack } from '@/components/ui/layout'
import { Switch } from '@/components/ui/switch'
import { type BdvOptions, LAYOUT_BDV, SCELTE_BDV, type SceltaBdv } from '@/lib/features/materials/bdv/schema'
import { ShownChoices } from './shown-choices'

export const BDV_START: BdvOptions = {
  layout: 'classico',
  cellulare: true,
  whatsapp: true,
  qr: true,
  foto: true,
  oam: true,
}

/** As an address says them. */
export const bdvQueryOf = (options: BdvOptions): string =>
  String(new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)])))

const layouts = Object.entries(LAYOUT_BDV).map(([v, n]) => ({ v: v as keyof typeof LAYOUT_BDV, n }))
const choices = Object.entries(SCELTE_BDV) as [SceltaBdv, string][]

type Props = { options: BdvOptions; onChange: (options: BdvOptions) => void }

/** How a card looks, and what stands on it. */
export function BdvOptionFields({ options, onChange }: Props) {
  return (
    <Stack gap="sm">
      <Switch
        label="Modello"
        options={layouts}
        value={options.layout}
        onChange={(layout) => layout && onChange({ ...options, layout })}
      />
      <ShownChoices
        choices={choices}
        shown={options}
        onChange={(name, value) => onChange({ ...options, [name]: value })}
      />
    </Stack>
  )
}
