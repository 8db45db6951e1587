import { ChartCard } from '@/components/data/charts/chart-card'
import { listOf, PAGAMENTI } from '@/components/home/home-words'
import { comparedMonth, daysOf, daysYearBefore, monthShort } from '@/components/home/month-words'
import type { Desk, DeskMonth } from '@/lib/features/home/desk/types'
import type { Mese } from '@/lib/features/home/types'
import type { Opens } from './desk'
import classes from './desk.module.css'
import { CASES, MOVEMENTS } from './desk-paths'

const SERIES = [
  { name: 'annoPrima', label: 'un anno prima', tone: 'before' },
  { name: 'valore', label: 'ultimi dodici mesi', tone: 'now' },
] as const

const WITH_GOAL = [...SERIES, { name: 'obiettivo', label: 'obiettivo', tone: 'third' }] as const

type Props = { desk: Pick<Desk, 'aperture' | 'erogazioni'>; agentId: string; opens: Opens }

/** The list that days of a chart open; none for who may not. */
type List = ((days: string) => string) | null

/** Twelve months beside the twelve before: what was opened, and what was paid out. */
export function DeskCharts({ desk: { aperture, erogazioni }, agentId, opens }: Props) {
  const cases: List = opens.cases ? (createdAt) => listOf(CASES, { agentId, createdAt }) : null
  const payments: List = opens.reports
    ? (at) => listOf(MOVEMENTS, { agentId, at, movimento: PAGAMENTI })
    : null
  const pointsOf = (mesi: readonly (Mese | DeskMonth)[], list: List) =>
    mesi.map(({ mese, valore, annoPrima, annoPrimaFino, ...rest }) => ({
      key: mese,
      label: monthShort(mese),
      long: comparedMonth(mese, annoPrimaFino),
      ...(list && {
        hrefs: { valore: list(daysOf(mese)), annoPrima: list(daysYearBefore(mese, annoPrimaFino)) },
      }),
      values: { valore, annoPrima, ...('obiettivo' in rest && { obiettivo: rest.obiettivo }) },
    }))
  const shared = {
    kind: 'bar' as const,
    description:
      'Ultimi dodici mesi, a confronto con i dodici precedenti; questo mese, con gli stessi giorni di un anno prima.',
    series: SERIES,
    pointHead: 'Mese',
  }
  return (
    <div className={classes.charts}>
      <ChartCard
        {...shared}
        title="Importo erogato in ogni mese"
        series={erogazioni.some(({ obiettivo }) => obiettivo !== null) ? WITH_GOAL : SERIES}
        measure="Euro"
        unit="euro"
        points={pointsOf(erogazioni, payments)}
        least={20_000_000}
      />
      <ChartCard
        {...shared}
        title="Pratiche nuove in ogni mese"
        measure="Pratiche"
        unit="count"
        points={pointsOf(aperture, cases)}
        least={10}
      />
    </div>
  )
}
