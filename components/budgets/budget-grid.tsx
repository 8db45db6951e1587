import { IconLock } from '@tabler/icons-react'
import { useArea } from '@/components/data/page/area'
import { daysOf } from '@/components/home/month-words'
import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { todayInRome } from '@/lib/core/dates'
import { type Anno, MESI, type RigaAnno } from '@/lib/features/budgets/schema'
import classes from './budget.module.css'
import { cellText, cellTitle, type Figures, type Misura, monthOf, SHAPES, toneOf } from './budget-words'

type Props = { year: Anno; misura: Misura; head: string; product: string | null }

/** Nobody's production is counted, and nobody's rows can be listed by name. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
/** What is paid out opens its list. */
const OPENS: readonly Misura[] = ['raggiunto', 'erogato']

/** Who by month: one figure in each cell, the year at the end, the whole at the foot. */
export function BudgetGrid({ year, misura, head, product }: Props) {
  const now = todayInRome().slice(0, 7)
  const months = year.totals.mesi.map((_, index) => monthOf(year.anno, index))
  return (
    <FiguresTable label={`Budget ${year.anno}, mese per mese`} look="boxed" className={classes.grid}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {months.map((month, index) => (
            <th key={month} scope="col" data-now={month === now || undefined}>
              {MESI[index]}
              {year.bloccati.includes(index + 1) && (
                <>
                  {' '}
                  <IconLock size={12} role="img" aria-label="bloccato" className={classes.lock} />
                </>
              )}
            </th>
          ))}
          <th scope="col">Anno</th>
        </tr>
      </thead>
      <tbody>
        {year.rows.map((row) => (
          <Line
            key={row.key}
            row={row}
            year={year}
            misura={misura}
            product={product}
            months={months}
            now={now}
          />
        ))}
      </tbody>
      <tfoot>
        <Line
          row={{ ...year.totals, key: '', label: 'Totale' }}
          year={year}
          misura={misura}
          product={product}
          months={months}
          now={now}
        />
      </tfoot>
    </FiguresTable>
  )
}

type LineProps = {
  row: RigaAnno
  year: Anno
  misura: Misura
  product: string | null
  months: string[]
  now: string
}

function Line({ row, year, misura, product, months, now }: LineProps) {
  const area = useArea()
  const who = row.key ? year.gruppo : 'tutti'
  const isListed = OPENS.includes(misura) && (who === 'agente' || who === 'tutti') && row.key !== NOBODY
  const linkOf = (at: string, { erogato }: Figures) => {
    if (!isListed || !erogato) return null
    const query = new URLSearchParams({
      'filter[at]': at,
      'filter[movimento]': 'liquidata,rettifica,stornata',
      ...(row.key && { 'filter[agentId]': row.key }),
      ...(product && { 'filter[product]': product }),
    })
    return `/${area === 'admin' ? 'admin' : 'agents'}/reports/movimenti?${query}`
  }
  return (
    <tr>
      <th scope="row" title={row.label}>
        {row.label}
      </th>
      {row.mesi.map((figures, index) => {
        const month = months[index] ?? ''
        return (
          <Cell
            key={month}
            figures={figures}
            misura={misura}
            now={month === now}
            begun={month <= now}
            href={linkOf(daysOf(month), figures)}
          />
        )
      })}
      <Cell
        figures={row.totale}
        misura={misura}
        begun={year.anno < Number(now.slice(0, 4))}
        href={linkOf(`${year.anno}-01-01..${year.anno}-12-31`, row.totale)}
      />
    </tr>
  )
}

type CellProps = { figures: Figures; misura: Misura; now?: boolean; begun: boolean; href: string | null }

/** A month that has not begun has reached nothing yet, and is not judged. */
function Cell({ figures, misura, now, begun, href }: CellProps) {
  const isShare = misura === 'raggiunto' || misura === 'raggiuntoPezzi'
  const tone = isShare && begun ? toneOf(figures[misura]) : null
  const text = cellText(misura, figures)
  return (
    <td data-now={now || undefined} data-tone={tone ?? undefined} title={cellTitle(figures)}>
      {tone && (
        <Text span mr="xxs" fz="xs" className={classes.shape} role="img" aria-label={SHAPES[tone].words}>
          {SHAPES[tone].sign}
        </Text>
      )}
      {href ? <IntentLink href={href}>{text}</IntentLink> : text}
    </td>
  )
}
