'use client'

import { useTyped } from '@/components/data/form/use-typed'
import { addressDay } from '@/components/ui/date-rules'
import { DayInput } from '@/components/ui/day-input'
import { Stack } from '@/components/ui/layout'
import { MoneyInput, NumberInput } from '@/components/ui/number-input'
import { rangeDay } from '@/lib/resources/range-day'
import { rangeNumber } from '@/lib/resources/range-number'
import type { Filter } from '@/lib/resources/view'

type Props = { filter: Filter; value: string; onChange: (value: string | null) => void }

/** "from..to", either end open. The name of the filter begins its first label: "Arrivata dal … al …". */
export function RangeFilter({ filter, value, onChange }: Props) {
  const [from = '', to = ''] = value.split('..')
  const set = (start: string, end: string) => onChange(start || end ? `${start}..${end}` : null)
  const [first, last] = filter.kind === 'dayRange' ? ['dal', 'al'] : ['da', 'a']
  return (
    <Stack component="fieldset" gap="xs" aria-label={filter.label}>
      <End
        filter={filter}
        label={`${filter.label} ${first}`}
        value={from}
        onChange={(next) => set(next, to)}
      />
      <End filter={filter} label={last} value={to} onChange={(next) => set(from, next)} />
    </Stack>
  )
}

type EndProps = { filter: Filter; label: string; value: string; onChange: (value: string) => void }

function End({ filter, ...end }: EndProps) {
  if (filter.kind === 'dayRange') {
    return (
      <DayInput
        filters
        label={end.label}
        {...addressDay(end.value, rangeDay)}
        onChange={(day) => end.onChange(day ?? '')}
      />
    )
  }
  return <NumberEnd {...end} kind={filter.kind} />
}

type NumberEndProps = Omit<EndProps, 'filter'> & { kind: Filter['kind'] }

/** A number that cannot be read is asked for nothing: the list stays as it is, and the field says why. */
const readable = (number: number | null) => (Number.isNaN(number) ? undefined : number)

/** Each digit would be a search of its own: it waits for the whole number. */
function NumberEnd({ label, value, onChange, kind }: NumberEndProps) {
  // What an address says may be no number at all: it stays in its field, which says why.
  const known = value === '' ? null : (rangeNumber(kind, value).value ?? Number.NaN)
  const tell = (next: number | null) => onChange(next === null ? '' : String(next))
  const [number, setNumber] = useTyped(known, tell, readable)
  const Input = kind === 'moneyRange' ? MoneyInput : NumberInput
  return <Input label={label} value={number} unread={value} onChange={setNumber} />
}
