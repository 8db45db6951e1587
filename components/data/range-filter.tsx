'use client'

import { useId } from 'react'
import { DayInput } from '@/components/ui/day-input'
import { MoneyInput, NumberInput } from '@/components/ui/number-input'
import type { Filter } from '@/lib/resources/view'
import classes from './filters-bar.module.css'

type Props = { filter: Filter; value: string; onChange: (value: string | null) => void }

/** "from..to", either end open. */
export function RangeFilter({ filter, value, onChange }: Props) {
  const id = useId()
  const [from = '', to = ''] = value.split('..')
  const set = (start: string, end: string) => onChange(start || end ? `${start}..${end}` : null)
  return (
    <fieldset className={classes.range} aria-labelledby={id}>
      <span id={id} className={classes.rangeLabel}>
        {filter.label}
      </span>
      <End filter={filter} label="dal" value={from} onChange={(next) => set(next, to)} />
      <End filter={filter} label="al" value={to} onChange={(next) => set(from, next)} />
    </fieldset>
  )
}

type EndProps = { filter: Filter; label: 'dal' | 'al'; value: string; onChange: (value: string) => void }

function End({ filter, label, value, onChange }: EndProps) {
  if (filter.kind === 'dayRange') {
    return <DayInput label={label} value={value || null} onChange={(day) => onChange(day ?? '')} />
  }
  const Input = filter.kind === 'moneyRange' ? MoneyInput : NumberInput
  const number = value === '' ? null : Number(value)
  return (
    <Input
      label={label === 'dal' ? 'da' : 'a'}
      value={number}
      onChange={(next) => onChange(next === null ? '' : String(next))}
    />
  )
}
