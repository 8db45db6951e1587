import { ChartCard } from '@/components/data/charts/chart-card'
import { listOf } from '@/components/home/home-words'
import { daysOf, monthAndYear, monthShort, yearBefore } from '@/components/home/month-words'
import type { Desk, DeskMonth } from '@/lib/features/desk/types'
import type { Mese } from '@/lib/features/home/types'
import classes from './desk.module.css'
import { CASES } from './desk-paths'

const SERIES = [
  { name: 'annoPrima', label: 'un anno prima', tone: 'before' },
  { name: 'valore', label: 'ultimi dodici mesi', tone: 'now' },
] as const

const WITH_GOAL = [...SERIES, { name: 'obiettivo', label: 'obiettivo', tone: 'third' }] as const

type Props = { desk: Pick<Desk, 'aperture' | 'erogazioni'>; agentId: string; opens: boolean }

/** Twelve months beside the twelve before: what was opened, and what was paid out. */
export function DeskCharts({ desk: { aperture, erogazioni }, agentId, opens }: Props) {
  const pointsOf = (mesi: readonly (Mese | DeskMonth)[], filters: (mese: string) => Record<string, string>) =>
    mesi.map(({ mese, valore, annoPrima, ...rest }) => ({
      key: mese,
      label: monthShort(mese),
      long: monthAndYear(mese),
      ...(opens && {
        hrefs: {
          valore: listOf(CASES, { agentId, ...filters(mese) }),
          annoPrima: listOf(CASES, { agentId, ...filters(yearBefore(mese)) }),
        },
      }),
      values: { valore, annoPrima, ...('obiettivo' in rest && { obiettivo: rest.obiettivo }) },
    }))
  const shared = {
    kind: 'bar' as const,
    description: 'Ultimi dodici mesi, a confronto con i dodici precedenti.',
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
        points={pointsOf(erogazioni, (mese) => ({ stato: 'liquidata', dataLiquidazione: daysOf(mese) }))}
        least={20_000_000}
      />
      <ChartCard
        {...shared}
        title="Pratiche aperte in ogni mese"
        measure="Pratiche"
        unit="count"
        points={pointsOf(aperture, (mese) => ({ createdAt: daysOf(mese) }))}
        least={10}
      />
    </div>
  )
}
