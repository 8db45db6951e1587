import { Kpi, Kpis } from '@/components/data/charts/kpi'
import type { AgentHome, Expected, FigureName } from '@/lib/features/home/types'
import { listOf, PAGAMENTI } from './home-words'
import { daysOf, inMonth, monthBefore } from './month-words'

type Figures = AgentHome['figures']

type Props = {
  /** 'YYYY-MM' */
  mese: string
  figures: Figures
  trend: AgentHome['trend']
  expected?: (Expected & { href: string }) | null
  leadPage: string
  /** The list of movements; null for who may not open it. */
  movements: string | null
  /** The list of payments and reversals. */
  payments: string
}

const SHOWN: readonly { name: FigureName; label: string; unit: 'count' | 'euro' }[] = [
  { name: 'richieste', label: 'Richieste', unit: 'count' },
  { name: 'aperte', label: 'Pratiche nuove', unit: 'count' },
  { name: 'liquidate', label: 'Pratiche liquidate', unit: 'count' },
  { name: 'erogato', label: 'Erogato', unit: 'euro' },
]

/** Where the rows of a figure are listed: those of this month, as many as it says. */
function hrefOf(
  name: FigureName,
  { mese, leadPage, movements, payments }: Omit<Props, 'figures' | 'trend'>,
): string | undefined {
  const at = daysOf(mese)
  if (name === 'richieste') return listOf(leadPage, { createdAt: at })
  if (name === 'aperte') return movements ? listOf(movements, { at, movimento: 'aperta' }) : undefined
  return name === 'liquidate'
    ? listOf(payments, { at, movimento: 'liquidata' })
    : listOf(payments, { at, movimento: PAGAMENTI })
}

/** Four figures of the month so far, each beside the same part of the month before; in words that leave them in the first window. */
export function MonthFigures({ figures, trend, expected, ...places }: Props) {
  const { mese } = places
  const shown = SHOWN.filter(({ name }) => figures[name] && !(expected && name === 'liquidate'))
  const base = `${inMonth(monthBefore(mese))}, stessi giorni`
  return (
    <Kpis>
      {shown.map(({ name, label, unit }) => {
        const { value = 0, before = 0, target = null, reached = null } = figures[name] ?? {}
        return (
          <Kpi
            key={name}
            label={`${label} ${inMonth(mese)}`}
            value={value}
            unit={unit}
            base={{ label: base, value: before }}
            moreIs="good"
            target={target}
            reached={reached}
            trend={trend[name]}
            href={hrefOf(name, places)}
          />
        )
      })}
      {expected && (
        <Kpi
          label="Le tue provvigioni attese"
          value={expected.importo}
          unit="euro"
          note={
            expected.pratiche === 1
              ? 'da una pratica deliberata o alla stipula'
              : `da ${expected.pratiche} pratiche deliberate o alla stipula`
          }
          href={expected.href}
        />
      )}
    </Kpis>
  )
}
