'use client'

import { DayInput } from '@/components/ui/day-input'
import { MoneyInput, NumberInput } from '@/components/ui/number-input'
import { dayFromToday } from '@/lib/resources/day-from-today'
import type { Filter } from '@/lib/resources/view'
import classes from './filters-bar.module.css'
import { useTyped } from './use-typed'

type Props = { filter: Filter; value: string; onChange: (value: string | null) => void }

/** "from..to", either end open. The name of the filter begins its first label: "Arrivata dal … al …". */
export function RangeFilter({ filter, value, onChange }: Props) {
  const [from = '', to = ''] = value.split('..')
  const set = (start: string, end: string) => onChange(start || end ? `${start}..${end}` : null)
  const [first, last] = filter.kind === 'dayRange' ? ['dal', 'al'] : ['da', 'a']
  return (
    <fieldset className={classes.range} aria-label={filter.label}>
      <End
        filter={filter}
        label={`${filter.label} ${first}`}
        value={from}
        onChange={(next) => set(next, to)}
      />
      <End filter={filter} label={last} value={to} onChange={(next) => set(from, next)} />
    </fieldset>
  )
}

type EndProps = { filter: Filter; label: string; value: string; onChange: (value: string) => void }

function End({ filter, ...end }: EndProps) {
  if (filter.kind === 'dayRange')
    return (
      <DayInput
        label={end.label}
        value={dayFromToday(end.value) ?? (end.value || null)}
        onChange={(day) => end.onChange(day ?? '')}
      />
    )
  return <NumberEnd {...end} Input={filter.kind === 'moneyRange' ? MoneyInput : NumberInput} />
}

type NumberEndProps = Omit<EndProps, 'filter'> & { Input: typeof MoneyInput }

/** What an address says may be no number at all. */
function numberOf(text: string): number | null {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? null : number
}
const asTyped = (number: number | null) => number

/** Each digit would be a search of its own: it waits for the whole number. */
function NumberEnd({ label, value, onChange, Input }: NumberEndProps) {
  const tell = (next: number | null) => onChange(next === null ? '' : String(next))
  const [number, setNumber] = useTyped(numberOf(value), tell, asTyped)
  return <Input label={label} value={number} onChange={setNumber} />
}
