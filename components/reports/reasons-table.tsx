import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { LedgerTable } from '@/components/ui/ledger-table'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { numberText } from '@/lib/core/number-text'
import type { Reasons } from '@/lib/features/reports/flow-view'

type Props = { title: string; one: string; reasons: Reasons }

/** The most frequent reasons. */
export function ReasonsTable({ title, one, reasons: { totale, primi, altri, href } }: Props) {
  const line = (motivo: string, n: number, list?: string) => (
    <tr key={motivo}>
      <th scope="row">{motivo}</th>
      <td>{list ? <IntentLink href={list}>{numberText(n)}</IntentLink> : numberText(n)}</td>
      <td>{numberText((100 * n) / totale, { most: 0 })}%</td>
    </tr>
  )
  return (
    <Section title={title} flush>
      {totale === 0 ? (
        <Text py="sm" px="md" c="dimmed">
          Nel periodo nessuna {one}.
        </Text>
      ) : (
        <LedgerTable aria-label={title}>
          <TableHead heads={['Motivo', 'Pratiche', 'Quota']} />
          <tbody>
            {primi.map((one) => line(one.motivo, one.n, one.href))}
            {altri > 0 && line('Altri motivi', altri)}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Totale</th>
              <td>{href ? <IntentLink href={href}>{numberText(totale)}</IntentLink> : numberText(totale)}</td>
              <td>100%</td>
            </tr>
          </tfoot>
        </LedgerTable>
      )}
    </Section>
  )
}
