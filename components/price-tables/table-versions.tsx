'use client'

import { useState } from 'react'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Box } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { FASI } from '@/lib/features/price-tables/labels'
import type { Versione } from '@/lib/features/price-tables/types'
import { CompareDialog } from './compare-dialog'
import classes from './price-rows.module.css'
import type { TableRef } from './table-steps'

type Props = { table: TableRef; versioni: readonly Versione[] }

/** The grids of the same name and bank, newest first: when each holds, and what the others have that this one has not. */
export function TableVersions({ table, versioni }: Props) {
  const [other, setOther] = useState<Versione | null>(null)
  const own = versioni.find(({ _id }) => _id === table.id)
  return (
    <Section title="Versioni" description="Tabelle con lo stesso nome e la stessa banca." flush>
      <Box pb="sm" px="sm" className={classes.versions}>
        <CardTable label="Versioni">
          <TableHead heads={['Vale dal', 'Fino al', 'Stato', { figure: 'Righe' }, { spoken: 'Azioni' }]} />
          <tbody>
            {versioni.map((one) => (
              <tr key={one._id} aria-current={one._id === table.id || undefined}>
                <th scope="row">
                  {one._id === table.id ? (
                    <>{formatDay(one.validFrom)} (questa)</>
                  ) : (
                    <IntentLink href={`${table.page}/${one._id}`}>{formatDay(one.validFrom)}</IntentLink>
                  )}
                </th>
                <td data-label="Fino al">{one.validTo && formatDay(one.validTo)}</td>
                <td data-label="Stato">
                  <StateBadge {...FASI[one.fase]} />
                </td>
                <td data-label="Righe" data-numeric="true">
                  {one.righe}
                </td>
                <td>
                  {one._id !== table.id && (
                    <Button
                      look="quiet"
                      size="xs"
                      onClick={() => setOther(one)}
                      aria-label={`Confronta con quella dal ${formatDay(one.validFrom)}`}
                    >
                      Confronta
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </CardTable>
      </Box>
      {other && own && (
        <CompareDialog table={table} pair={inOrder(own, other)} onClose={() => setOther(null)} />
      )}
    </Section>
  )
}

/** The older one first. */
const inOrder = (a: Versione, b: Versione): readonly [Versione, Versione] =>
  a.validFrom <= b.validFrom ? [a, b] : [b, a]
