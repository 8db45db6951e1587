'use client'

import { useMemo, useState } from 'react'
import { ViewSwitch } from '@/components/data/view-switch'
import { FiguresTable } from '@/components/ui/figures-table'
import { euroText, formatRate, wholeEuroText } from '@/lib/core/money'
import type { Riga } from '@/lib/features/price-tables/schema'
import classes from './price-rows.module.css'

const VIEWS = [
  { value: 'rata', label: 'Rata' },
  { value: 'tan', label: 'TAN' },
  { value: 'taeg', label: 'TAEG' },
  { value: 'spese', label: 'Spese' },
] as const
type View = (typeof VIEWS)[number]['value']

const rateText = (value: number) => formatRate(value, Number(value.toFixed(2)) === value ? 2 : 4)
const TEXTS: Record<View, (value: number) => string> = {
  rata: euroText,
  tan: rateText,
  taeg: rateText,
  spese: euroText,
}

const sorted = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b)

/** A grid to read: amounts down, durations across, one figure at a time. */
export function GridView({ rows }: { rows: readonly Riga[] }) {
  const [view, setView] = useState<View>('rata')
  const { amounts, durations, cells } = useMemo(
    () => ({
      amounts: sorted(rows.map(({ importo }) => importo)),
      durations: sorted(rows.map(({ durata }) => durata)),
      cells: new Map(rows.map((riga) => [`${riga.importo} ${riga.durata}`, riga])),
    }),
    [rows],
  )
  const cell = (importo: number, durata: number) => {
    const riga = cells.get(`${importo} ${durata}`)
    return riga ? TEXTS[view](riga[view]) : '—'
  }
  return (
    <div className={classes.grid}>
      <ViewSwitch label="Che cosa mostra la griglia" views={VIEWS} value={view} onChange={setView} />
      <FiguresTable label="Griglia" look="boxed">
        <thead>
          <tr>
            <th scope="col">Importo</th>
            {durations.map((durata) => (
              <th key={durata} scope="col">
                {durata} mesi
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {amounts.map((importo) => (
            <tr key={importo}>
              <th scope="row">{wholeEuroText(importo)}</th>
              {durations.map((durata) => (
                <td key={durata}>{cell(importo, durata)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </div>
  )
}
