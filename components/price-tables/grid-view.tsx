'use client'

import { useMemo, useState } from 'react'
import { ViewSwitch } from '@/components/data/list/view-switch'
import { FiguresTable } from '@/components/ui/figures-table'
import { Stack, Text } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { euroText, formatRate, wholeEuroText } from '@/lib/core/money'
import type { Riga } from '@/lib/features/price-tables/schema'
import { FIGURES, type Figure, sorted } from './figures'

const rateText = (value: number) => formatRate(value, Number(value.toFixed(2)) === value ? 2 : 4)
const TEXTS: Record<Figure, (value: number) => string> = {
  rata: euroText,
  tan: rateText,
  taeg: rateText,
  spese: euroText,
}

/** The stronger, the more expensive, by the order of the TAEG: a few that stand apart do not leave the others alike. */
function shades(rows: readonly Riga[]): (taeg: number) => string | undefined {
  const order = new Map(sorted(rows.map(({ taeg }) => taeg)).map((taeg, at) => [taeg, at]))
  if (order.size < 2) return () => undefined
  return (taeg) => {
    const strength = Math.round(4 + (40 * (order.get(taeg) ?? 0)) / (order.size - 1))
    return `color-mix(in srgb, var(--chart-1) ${strength}%, var(--bg-raised))`
  }
}

/** A grid to read: amounts down, durations across, one figure at a time, on a ground that says how dear a cell is. */
export function GridView({ rows }: { rows: readonly Riga[] }) {
  const [view, setView] = useState<Figure>('rata')
  const { amounts, durations, cells, shade } = useMemo(
    () => ({
      amounts: sorted(rows.map(({ importo }) => importo)),
      durations: sorted(rows.map(({ durata }) => durata)),
      cells: new Map(rows.map((riga) => [`${riga.importo} ${riga.durata}`, riga])),
      shade: shades(rows),
    }),
    [rows],
  )
  const cell = (importo: number, durata: number) => {
    const riga = cells.get(`${importo} ${durata}`)
    return (
      <td key={durata} style={{ background: riga && shade(riga.taeg) }}>
        {riga ? TEXTS[view](riga[view]) : '—'}
      </td>
    )
  }
  return (
    <Stack gap="sm" miw={0}>
      <Text c="dimmed" fz="xs">
        Il fondo dice il TAEG: più è intenso, più la combinazione è cara.
      </Text>
      <ViewSwitch label="Che cosa mostra la griglia" views={FIGURES} value={view} onChange={setView} />
      <FiguresTable label="Griglia" look="boxed">
        <TableHead heads={['Importo', ...durations.map((durata) => `${durata} mesi`)]} />
        <tbody>
          {amounts.map((importo) => (
            <tr key={importo}>
              <th scope="row">{wholeEuroText(importo)}</th>
              {durations.map((durata) => cell(importo, durata))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </Stack>
  )
}
