import { ChartCard } from '@/components/data/charts/chart-card'
import type { Mese } from '@/lib/features/home/types'
import { listOf, PAGAMENTI } from './home-words'
import { comparedMonth, daysOf, daysYearBefore, monthShort } from './month-words'

const SERIES = [
  { name: 'annoPrima', label: 'un anno prima', tone: 'before' },
  { name: 'valore', label: 'ultimi dodici mesi', tone: 'now' },
] as const

/** In cents: an empty chart still counts in thousands of euro. */
const NOTHING_PAID = 20_000_000

/** What was paid out in twelve months, each beside the same month a year before. */
export function PaidChart({ mesi, payments }: { mesi: readonly Mese[]; payments: string }) {
  const listed = (at: string) => listOf(payments, { at, movimento: PAGAMENTI })
  const points = mesi.map(({ mese, valore, annoPrima, annoPrimaFino }) => ({
    key: mese,
    label: monthShort(mese),
    long: comparedMonth(mese, annoPrimaFino),
    hrefs: { valore: listed(daysOf(mese)), annoPrima: listed(daysYearBefore(mese, annoPrimaFino)) },
    values: { valore, annoPrima },
  }))
  return (
    <ChartCard
      kind="bar"
      title="Importo erogato in ogni mese"
      description="Ultimi dodici mesi, a confronto con i dodici precedenti; questo mese, con gli stessi giorni di un anno prima."
      measure="Euro"
      unit="euro"
      series={SERIES}
      points={points}
      pointHead="Mese"
      least={NOTHING_PAID}
    />
  )
}
