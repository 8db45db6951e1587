import { ChartCard } from '@/components/data/charts/chart-card'
import type { Mese } from '@/lib/features/home/types'
import { listOf, PAGAMENTI } from './home-words'
import { daysOf, monthAndYear, monthShort, yearBefore } from './month-words'

const SERIES = [
  { name: 'annoPrima', label: 'un anno prima', tone: 'before' },
  { name: 'valore', label: 'ultimi dodici mesi', tone: 'now' },
] as const

/** In cents: an empty chart still counts in thousands of euro. */
const NOTHING_PAID = 20_000_000

/** What was paid out in twelve months, each beside the same month a year before. */
export function PaidChart({ mesi, payments }: { mesi: readonly Mese[]; payments: string }) {
  const listed = (mese: string) => listOf(payments, { at: daysOf(mese), movimento: PAGAMENTI })
  const points = mesi.map(({ mese, valore, annoPrima }) => ({
    key: mese,
    label: monthShort(mese),
    long: monthAndYear(mese),
    hrefs: { valore: listed(mese), annoPrima: listed(yearBefore(mese)) },
    values: { valore, annoPrima },
  }))
  return (
    <ChartCard
      kind="bar"
      title="Importo erogato in ogni mese"
      description="Ultimi dodici mesi, a confronto con i dodici precedenti."
      measure="Euro"
      unit="euro"
      series={SERIES}
      points={points}
      pointHead="Mese"
      least={NOTHING_PAID}
    />
  )
}
