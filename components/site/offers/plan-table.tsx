'use client'

import { useState } from 'react'
import { euroOf } from '@/components/markup/format'
import { ScrollRegion } from '@/components/ui/scroll-region'
import type { Plan } from './plan'
import styles from './plan-table.module.css'

interface Row {
  key: number
  rata: number
  capitale: number
  interessi: number
  residuo: number
}

function rowsOf(plan: Plan, byMonth: boolean): Row[] {
  return byMonth
    ? plan.mesi.map(({ n, ...row }) => ({ key: n, ...row }))
    : plan.anni.map(({ anno, rate, ...row }) => ({ key: anno, rata: rate, ...row }))
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
      <ScrollRegion className={styles.scroll} label="Piano di ammortamento">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{byMonth ? 'Rata n.' : 'Anno'}</th>
              <th scope="col">{byMonth ? 'Rata' : 'Rate'}</th>
              <th scope="col">Capitale</th>
              <th scope="col">Interessi</th>
              <th scope="col">Debito residuo</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(plan, byMonth).map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.key}</th>
                <td>{euroOf(row.rata)}</td>
                <td>{euroOf(row.capitale)}</td>
                <td>{euroOf(row.interessi)}</td>
                <td>{euroOf(row.residuo)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
