'use client'

import { useState } from 'react'
import { euroOf } from '@/components/markup/format'
import { FiguresTable } from './figures-table'
import type { Plan } from './plan'
import styles from './plan-table.module.css'

interface Row {
  key: number
  rata: number
  capitale: number
  interessi: number
  residuo: number
}

const OF_BOTH = ['Capitale', 'Interessi', 'Debito residuo']
const HEADINGS = { month: ['Rata n.', 'Rata', ...OF_BOTH], year: ['Anno', 'Rate', ...OF_BOTH] }

function rowsOf(plan: Plan, byMonth: boolean): Row[] {
  return byMonth
    ? plan.mesi.map(({ n, ...row }) => ({ key: n, ...row }))
    : plan.anni.map(({ anno, rate, ...row }) => ({ key: anno, rata: rate, ...row }))
}

/** On a phone without its sign: five columns of amounts have no room for it, and the chart above says that they are euro. */
function Amount({ cents }: { cents: number }) {
  const text = euroOf(cents)
  const number = text.replace(/\s*€$/, '')
  return (
    <td>
      {number}
      <span className={styles.sign}>{text.slice(number.length)}</span>
    </td>
  )
}

/** The plan in figures, by year or by month. */
export function PlanTable({ plan }: { plan: Plan }) {
  const [byMonth, setByMonth] = useState(false)
  return (
    <div className={styles.plan}>
      <div className={styles.switch}>
        <button type="button" aria-pressed={!byMonth} onClick={() => setByMonth(false)}>
          Per anno
        </button>
        <button type="button" aria-pressed={byMonth} onClick={() => setByMonth(true)}>
          Per mese
        </button>
      </div>
      <FiguresTable label="Piano di ammortamento" headings={byMonth ? HEADINGS.month : HEADINGS.year}>
        {rowsOf(plan, byMonth).map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.key}</th>
            <Amount cents={row.rata} />
            <Amount cents={row.capitale} />
            <Amount cents={row.interessi} />
            <Amount cents={row.residuo} />
          </tr>
        ))}
      </FiguresTable>
    </div>
  )
}
