'use client'

import { useQuery } from '@tanstack/react-query'
import { ResourceList } from '@/components/data/list/resource-list'
import { useArea } from '@/components/data/page/area'
import { CardTable } from '@/components/data/table/card-table'
import { Box } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import { api } from '@/lib/http/client'
import type { ListProps } from '@/lib/resources/pages'
import classes from './faqs.module.css'

/** The questions, and above them what agents looked for in vain: the next ones to write. */
export const FaqList = (props: ListProps) => <ResourceList {...props} head={<Unanswered />} />

function Unanswered() {
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['faqs', area, 'ricerche'],
    queryFn: ({ signal }) => api.get('/faqs/ricerche', { area, signal }),
    meta: { silent: true },
  })
  const items = data?.items ?? []
  if (items.length === 0) return null
  return (
    <details className={classes.unanswered}>
      <summary>
        Ricerche senza risultato: {items.length === 50 ? 'le 50 più frequenti' : items.length}
      </summary>
      <Box component="p" c="dimmed" fz="xs">
        Che cosa hanno cercato gli agenti negli ultimi 90 giorni senza trovare niente. Non si sa chi.
      </Box>
      <CardTable label="Ricerche senza risultato">
        <TableHead heads={['Parole', { figure: 'Volte' }, 'Ultima volta']} />
        <tbody>
          {items.map(({ testo, volte, ultima }) => (
            <tr key={testo}>
              <th scope="row">{testo}</th>
              <td data-label="Volte" data-numeric="true">
                {numberText(volte)}
              </td>
              <td data-label="Ultima volta">{formatDay(ultima)}</td>
            </tr>
          ))}
        </tbody>
      </CardTable>
    </details>
  )
}
