'use client'

import { IconTrash } from '@tabler/icons-react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import classes from './form-fields.module.css'
import { GIORNI, type Span } from './giorni'

type Props = {
  label: string
  value: unknown
  onChange: (value: Span[]) => void
  error?: string
  disabled?: boolean
}

const DAYS = GIORNI.map((label, index) => ({ value: String(index + 1), label }))

/** Opening hours: as many spans as there are; a closed day has none. */
export function HoursInput({ label, value, onChange, error, disabled }: Props) {
  const spans = (value ?? []) as Span[]
  const change = (index: number, part: Partial<Span>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)))
  const next = (): Span => ({
    giorno: Math.min(7, (spans.at(-1)?.giorno ?? 0) + 1),
    dalle: '09:00',
    alle: '13:00',
  })
  return (
    <fieldset className={classes.group} disabled={disabled}>
      <legend className={classes.legend}>{label}</legend>
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a span has no identity but its place
        <div key={index} className={classes.line}>
          <Select
            label="Giorno"
            required
            options={DAYS}
            value={String(span.giorno)}
            onChange={(day) => change(index, { giorno: Number(day) })}
          />
          <TextInput label="Dalle" value={span.dalle} onChange={(dalle) => change(index, { dalle })} />
          <TextInput label="Alle" value={span.alle} onChange={(alle) => change(index, { alle })} />
          <Button
            look="quiet"
            aria-label={`Togli l’orario ${index + 1}`}
            onClick={() => onChange(spans.filter((_span, at) => at !== index))}
          >
            <IconTrash size={16} aria-hidden="true" />
          </Button>
        </div>
      ))}
      <Button onClick={() => onChange([...spans, next()])}>Aggiungi un orario</Button>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  )
}
