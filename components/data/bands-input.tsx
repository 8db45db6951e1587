'use client'

import { IconTrash } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { NumberInput, PercentInput } from '@/components/ui/number-input'
import classes from './form-fields.module.css'

export type Band = { ltvMax: number; durataMax: number; spread: number }
type Props = {
  label: string
  value: unknown
  onChange: (value: Band[]) => void
  error?: string
  disabled?: boolean
}

/** The spread grid of a product: the first band that holds the LTV and the duration wins. */
export function BandsInput({ label, value, onChange, error, disabled }: Props) {
  const bands = (value ?? []) as Band[]
  const change = (index: number, part: Partial<Band>) =>
    onChange(bands.map((band, at) => (at === index ? { ...band, ...part } : band)))
  return (
    <fieldset className={classes.group} disabled={disabled}>
      <legend className={classes.legend}>{label}</legend>
      {bands.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band has no identity but its place
        <div key={index} className={classes.line}>
          <PercentInput
            label="LTV fino a"
            value={band.ltvMax}
            onChange={(ltvMax) => change(index, { ltvMax: ltvMax ?? 0 })}
          />
          <NumberInput
            label="Mesi fino a"
            value={band.durataMax}
            onChange={(durataMax) => change(index, { durataMax: durataMax ?? 0 })}
          />
          <PercentInput
            label="Spread"
            value={band.spread}
            onChange={(spread) => change(index, { spread: spread ?? 0 })}
          />
          <Button
            look="quiet"
            aria-label={`Togli la fascia ${index + 1}`}
            onClick={() => onChange(bands.filter((_band, at) => at !== index))}
          >
            <IconTrash size={16} aria-hidden="true" />
          </Button>
        </div>
      ))}
      <Button onClick={() => onChange([...bands, { ltvMax: 80, durataMax: 360, spread: 1 }])}>
        Aggiungi una fascia
      </Button>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  )
}
