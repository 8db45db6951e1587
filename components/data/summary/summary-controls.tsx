'use client'

import { DatePickerInput, MonthPickerInput } from '@mantine/dates'
import { useState } from 'react'
import { Flex } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { todayInRome } from '@/lib/core/dates'
import { readDay } from '@/lib/italian/day-text'
import { lastDayOf, namedPeriods } from '@/lib/reports/summary/periods'
import type { SummaryView } from '@/lib/reports/summary/view'
import classes from './summary.module.css'

type Props = {
  view: Pick<SummaryView, 'groupings' | 'ahead' | 'days' | 'year'>
  params: URLSearchParams
  onChange: (changes: Record<string, string | null>) => void
}

const MONTHS = 'mesi'
const DAYS = 'giorni'
const COMPARISONS = [
  { value: 'nessuno', label: 'Senza confronto' },
  { value: 'anno', label: 'Con l’anno prima' },
  { value: 'periodo', label: 'Con il periodo prima' },
]

const NOT_CROSSED = { incrocia: null, cifra: null }

/** What the rows can be crossed with. */
function crossable({ groupings }: Props['view'], gruppo: string | null) {
  const rows = groupings.find(({ name }) => name === (gruppo ?? groupings[0]?.name))
  if (!rows?.crosses) return []
  // Months stand beside neither quarters nor days; a column for each day is no table.
  return groupings.filter(
    (one) => one.crosses && one !== rows && (rows.step ? !one.step : one.step !== 'day'),
  )
}

/** Which months or days, by what, compared with what; all of it is in the address. */
export function SummaryControls({ view, params, onChange }: Props) {
  const [first] = view.groupings
  const others = crossable(view, params.get('gruppo'))
  const staysCrossed = (gruppo: string | null) =>
    crossable(view, gruppo).some(({ name }) => name === params.get('incrocia'))
  return (
    <Flex gap="xs" align="center" className={classes.controls}>
      <PeriodSelect view={view} params={params} onChange={onChange} />
      <Select
        label="Raggruppa"
        inline="per"
        clearable={false}
        options={view.groupings.map(({ name, label }) => ({ value: name, label }))}
        value={params.get('gruppo') ?? first?.name ?? null}
        onChange={(gruppo) =>
          onChange({
            gruppo: gruppo === first?.name ? null : gruppo,
            ...(!staysCrossed(gruppo) && NOT_CROSSED),
            sort: null,
          })
        }
      />
      {others.length > 0 && (
        <Select
          label="Incrocia con"
          inline={params.get('incrocia') ? 'incrocia' : ''}
          placeholder="Senza incrocio"
          options={others.map(({ name, label }) => ({ value: name, label }))}
          value={params.get('incrocia')}
          onChange={(incrocia) => onChange(incrocia ? { incrocia } : NOT_CROSSED)}
        />
      )}
      <Select
        label="Confronta"
        inline=""
        clearable={false}
        options={COMPARISONS}
        value={params.get('confronto') ?? 'nessuno'}
        onChange={(confronto) => onChange({ confronto: confronto === 'nessuno' ? null : confronto })}
      />
    </Flex>
  )
}

/** A period by its name, which stays true tomorrow, or the days of one's own. */
function PeriodSelect({ view, params, onChange }: Props) {
  const periods = namedPeriods(todayInRome(), view)
  const [from = null, to = null] = ['from', 'to'].map((end) => readDay(params.get(end) ?? '').day ?? null)
  const byDay = view.groupings.find(({ name }) => name === params.get('gruppo'))?.step === 'day'
  const usual = byDay && view.days ? '30g' : periods[0]?.value
  const own = from?.endsWith('-01') && to === lastDayOf(to ?? from) ? MONTHS : DAYS
  const [other, setOther] = useState<string | null>(null)
  const shows = other ?? (from || to ? own : (params.get('periodo') ?? usual ?? null))
  const choose = (value: string | null) => {
    const isNamed = periods.some((period) => period.value === value)
    setOther(isNamed ? null : value)
    if (isNamed) onChange({ from: null, to: null, periodo: value === usual ? null : value })
  }
  const pick = (range: Period) => {
    setOther(null)
    onChange({ ...range, periodo: null })
  }
  return (
    <>
      <Select
        label="Periodo"
        inline=""
        clearable={false}
        options={[
          ...periods,
          { value: MONTHS, label: 'Altri mesi…' },
          ...(view.days ? [{ value: DAYS, label: 'Altri giorni…' }] : []),
        ]}
        value={shows}
        onChange={choose}
      />
      {shows === MONTHS && <Months from={from} to={to} ahead={view.ahead} onPick={pick} />}
      {shows === DAYS && <Days from={from} to={to} onPick={pick} />}
    </>
  )
}

type Period = { from: string; to: string }
type RangeProps = { from: string | null; to: string | null; onPick: (period: Period) => void }
type Range = [string | null, string | null]

/** A range is asked for when both of its ends are there. */
function useRange(from: string | null, to: string | null, done: (first: string, last: string) => void) {
  const [range, setRange] = useState<Range>([from, to])
  const pick = (next: Range) => {
    setRange(next)
    const [first, last] = next
    if (first && last) done(first, last)
  }
  return { value: range, onChange: pick }
}

const Months = ({ from, to, ahead, onPick }: RangeProps & { ahead: boolean }) => (
  <MonthPickerInput
    type="range"
    aria-label="Mesi"
    size="xs"
    placeholder="Dal mese, al mese"
    valueFormat="MMM YYYY"
    {...useRange(from, to, (first, last) => onPick({ from: first, to: lastDayOf(last) }))}
    maxDate={ahead ? undefined : lastDayOf(todayInRome())}
    allowSingleDateInRange
    popoverProps={{ shadow: 'md' }}
  />
)

const Days = ({ from, to, onPick }: RangeProps) => (
  <DatePickerInput
    type="range"
    aria-label="Giorni"
    size="xs"
    placeholder="Dal giorno, al giorno"
    valueFormat="DD/MM/YYYY"
    {...useRange(from, to, (first, last) => onPick({ from: first, to: last }))}
    allowSingleDateInRange
    popoverProps={{ shadow: 'md' }}
  />
)
