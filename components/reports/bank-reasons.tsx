'use client'

import { Fragment } from 'react'
import { useListQuery } from '@/components/data/list/use-list-query'
import { useReply } from '@/components/data/list/use-rows'
import { withParams } from '@/components/data/summary/chart-figures'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { LedgerTable } from '@/components/ui/ledger-table'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { numberText } from '@/lib/core/number-text'

const Count = ({ n, href }: { n: number; href?: string }) =>
  href ? <IntentLink href={href}>{numberText(n)}</IntentLink> : numberText(n)

/** Why each bank refused most often, in the period of the screen. */
export function BankReasons() {
  const { query } = useListQuery()
  const { data } = useReply(
    'reports/monitoraggioBanche/motivi',
    withParams(query, { gruppo: null, confronto: null, sort: null }),
  )
  if (!data) return null
  return (
    <Section title="Motivi di rifiuto per banca" flush>
      {data.banche.length === 0 ? (
        <Text py="sm" px="md" c="dimmed">
          Nel periodo nessuna banca ha respinto una pratica.
        </Text>
      ) : (
        <LedgerTable aria-label="Motivi di rifiuto per banca">
          <TableHead heads={['Banca', 'Respinte', { words: 'I primi tre motivi' }]} />
          <tbody>
            {data.banche.map(({ key, label, totale, primi, href }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>
                  <Count n={totale} href={href} />
                </td>
                <td data-words="true">
                  {primi.map((one, at) => (
                    <Fragment key={one.motivo}>
                      {at > 0 && '; '}
                      {one.motivo} (<Count n={one.n} href={one.href} />)
                    </Fragment>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </LedgerTable>
      )}
    </Section>
  )
}
