import { CardTable } from '@/components/data/table/card-table'
import { Box, Stack } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import type { Esito, Prova } from '@/lib/features/price-tables/types'

type Name = keyof NonNullable<Esito['cifre']>
const rateText = (value: number) => formatRate(value, 2)

const LINES: readonly [Name, string, (value: number) => string][] = [
  ['rata', 'Rata', euroText],
  ['tan', 'TAN', rateText],
  ['taeg', 'TAEG', rateText],
  ['spese', 'Spese e imposte', euroText],
  ['totale', 'Totale dovuto', euroText],
]

/** "+1,20 €" */
function changeText(before: number, after: number, text: (value: number) => string): string {
  const change = Number((after - before).toFixed(4))
  if (change === 0) return 'uguale'
  return `${change > 0 ? '+' : '−'}${text(Math.abs(change))}`
}

/** What the draft gives, and what the version in force gives now. */
export function TryResult({ bozza, inVigore }: Prova) {
  const [mine, now] = [bozza.cifre, inVigore?.cifre ?? null]
  return (
    <Stack role="status" gap="sm" miw={0}>
      {!mine && (
        <Box component="p" c="dimmed">
          La bozza: {bozza.motivo}
        </Box>
      )}
      {!inVigore && (
        <Box component="p" c="dimmed">
          Nessuna versione di questa tabella è in vigore oggi.
        </Box>
      )}
      {inVigore && !now && (
        <Box component="p" c="dimmed">
          In vigore dal {formatDay(inVigore.validFrom)}: {inVigore.motivo}
        </Box>
      )}
      {mine && inVigore && now && (
        <Box component="p" c="dimmed">
          È in vigore la versione dal {formatDay(inVigore.validFrom)}.
        </Box>
      )}
      {(mine || now) && (
        <CardTable label="Bozza e versione in vigore">
          <TableHead
            heads={[
              { spoken: 'Cifra' },
              mine && { figure: 'Bozza' },
              now && { figure: 'In vigore' },
              mine && now && { figure: 'Differenza' },
            ]}
          />
          <tbody>
            {LINES.map(([name, label, text]) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {mine && (
                  <td data-label="Bozza" data-numeric="true">
                    {text(mine[name])}
                  </td>
                )}
                {now && (
                  <td data-label="In vigore" data-numeric="true">
                    {text(now[name])}
                  </td>
                )}
                {mine && now && (
                  <td data-label="Differenza" data-numeric="true">
                    {changeText(now[name], mine[name], text)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
    </Stack>
  )
}
