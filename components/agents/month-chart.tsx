import { Chart } from '@/components/data/charts/chart'
import type { Unit } from '@/components/data/charts/chart-types'
import type { Mese } from '@/lib/features/dashboard/types'
import { monthAndYear, monthShort } from './month-words'

type Props = {
  label: string
  measure: string
  unit: Unit
  mesi: readonly Mese[]
  /** The list that a month counts. */
  hrefOf?: (mese: string) => string
  /** The top of the scale while there is nothing to draw. */
  least?: number
}

const SERIES = [
  { name: 'annoPrima', label: 'un anno prima', tone: 'before' },
  { name: 'valore', label: 'ultimi dodici mesi', tone: 'now' },
] as const

/** Twelve months in bars, each beside the same month a year before. */
export function MonthChart({ mesi, hrefOf, ...rest }: Props) {
  const points = mesi.map(({ mese, valore, annoPrima }) => ({
    key: mese,
    label: monthShort(mese),
    long: monthAndYear(mese),
    href: hrefOf?.(mese),
    values: { valore, annoPrima },
  }))
  return <Chart kind="bar" series={SERIES} points={points} pointHead="Mese" {...rest} />
}
