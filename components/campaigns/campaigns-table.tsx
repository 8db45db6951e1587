import table from '@/components/data/table/data-table.module.css'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { SPOKEN_LABEL } from '@/components/ui/spoken'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { numberText } from '@/lib/core/number-text'
import { CANALI_CAMPAGNA, NOMI_CAMPAGNA, type ResultsReply } from '@/lib/features/campaigns/schema'
import { PRODOTTI } from '@/lib/words/products'
import classes from './campaigns-results.module.css'

type Row = ResultsReply['rows'][number]
type Test = ResultsReply['tests'][number]

const percent = (value: number) => `${numberText(value, { most: 2, least: 2 })}%`
const points = (value: number) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${numberText(Math.abs(value), { most: 2, least: 2 })}`
const WIDTH = 120

/* Where the true rate is likely to be, on a scale that all rows share. */
function Range({ rate, most }: { rate: NonNullable<Row['rate']>; most: number }) {
  const x = (value: number) => (value / most) * (WIDTH - 8) + 4
  return (
    <svg viewBox={`0 0 ${WIDTH} 16`} width={WIDTH} height={16} className={classes.range} aria-hidden="true">
      <path d={`M4 8H${WIDTH - 4}`} className={classes.axis} />
      <rect
        x={x(rate.low)}
        width={Math.max(2, x(rate.high) - x(rate.low))}
        y={5}
        height={6}
        rx={3}
        className={classes.band}
      />
      <circle cx={x(rate.value)} cy={8} r={4} className={classes.point} />
    </svg>
  )
}

function Rate({ rate, most }: { rate: Row['rate']; most: number }) {
  if (!rate) return <span title="Le visite contate non bastano">—</span>
  return (
    <span className={classes.rate}>
      <span>{percent(rate.value)}</span>
      <Range rate={rate} most={most} />
      <small>
        da {percent(rate.low)} a {percent(rate.high)}
      </small>
    </span>
  )
}

/** Which variant is better, and whether that could be chance. */
function Verdict({ test }: { test: Test | undefined }) {
  if (!test)
    return (
      <Text span display="block" c="dimmed" fz="xs" fw={400}>
        Una variante sola
      </Text>
    )
  const { difference, low, high, significant } = test
  const better = difference > 0 ? 'B' : 'A'
  return (
    <Stack component="span" gap="xxs" align="flex-start" className={classes.verdict}>
      {significant ? (
        <StateBadge label={`Vera: meglio ${better}`} tone="ok" shape="check" />
      ) : (
        <StateBadge label="Può essere un caso" tone="neutral" shape="ring" />
      )}
      <small>
        B meno A: {points(difference)} punti
        <br />
        (da {points(low)} a {points(high)})
      </small>
    </Stack>
  )
}

const isSame = (a: Row | Test, b: Row | Test) => a.product === b.product && a.channel === b.channel

/** One page a group, its variants one under the other, and what their difference is worth. */
export function CampaignsTable({ rows, tests, busy }: ResultsReply & { busy: boolean }) {
  const most = Math.max(1, ...rows.map(({ rate }) => rate?.high ?? 0))
  return (
    <ScrollRegion className={table.scroll} label="Risultati delle campagne">
      <table className={`${table.table} ${classes.table}`} aria-busy={busy} data-busy={busy}>
        <caption className={SPOKEN_LABEL}>Visite, richieste e conversione di ogni pagina</caption>
        <TableHead
          cards
          heads={[
            'Pagina',
            'Variante',
            { figure: 'Visite' },
            { figure: 'Richieste' },
            'Conversione',
            'Differenza',
          ]}
        />
        <tbody>
          {rows.map((row, index) => {
            const before = rows[index - 1]
            const first = !before || !isSame(before, row)
            const variants = rows.filter((one) => isSame(one, row)).length
            return (
              <tr key={`${row.product} ${row.channel} ${row.variant}`}>
                {first && (
                  <th scope="rowgroup" rowSpan={variants} className={classes.page}>
                    <IntentLink href={`/${NOMI_CAMPAGNA[row.product]}_a_noi/${row.channel}`} target="_blank">
                      {PRODOTTI[row.product]}
                    </IntentLink>
                    <small>{CANALI_CAMPAGNA[row.channel]}</small>
                  </th>
                )}
                <td>{row.variant.toUpperCase()}</td>
                <td data-numeric>{numberText(row.views)}</td>
                <td data-numeric>{numberText(row.leads)}</td>
                <td>
                  <Rate rate={row.rate} most={most} />
                </td>
                {first && (
                  <td rowSpan={variants}>
                    <Verdict test={tests.find((test) => isSame(test, row))} />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
