'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { CardTable } from '@/components/data/table/card-table'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import { counted } from '@/lib/italian/counted'
import classes from './file-manager.module.css'

const times = (count: number) => (count === 1 ? 'una volta' : `${count} volte`)

/** Who downloaded the file, and whether they have its latest version. */
export function DownloadsCard({ id, versione }: { id: string; versione: number }) {
  const area = useArea()
  const found = useQuery({
    queryKey: ['files', area, id, 'downloads'],
    queryFn: ({ signal }) => api.get(`/files/${id}/downloads`, { area, signal }),
    meta: { silent: true },
  })
  const { data } = found
  const words =
    data && data.volte > 0
      ? `Scaricato ${times(data.volte)}, da ${counted(data.agenti, 'agente', 'agenti')}.`
      : undefined
  return (
    <Section title="Chi l’ha scaricato" description={words}>
      {found.isPending && <Loading />}
      <QueryProblem query={found} />
      {data && data.items.length === 0 && (
        <Text c="dimmed" fz="xs">
          Ancora nessuno.
        </Text>
      )}
      {data && data.items.length > 0 && (
        <div className={classes.scroll}>
          <CardTable label="Scaricamenti">
            <TableHead heads={['Chi', { figure: 'Versione' }, { figure: 'Volte' }, 'L’ultima volta']} />
            <tbody>
              {data.items.map(({ agentId, chi, volte, versione: had, ultimo }) => (
                <tr key={agentId ?? chi}>
                  <th scope="row">
                    {agentId ? <IntentLink href={`/admin/site/agents/${agentId}`}>{chi}</IntentLink> : chi}
                  </th>
                  <td data-label="Versione" data-numeric="true">
                    {had}
                    {had < versione && ' (non l’ultima)'}
                  </td>
                  <td data-label="Volte" data-numeric="true">
                    {volte}
                  </td>
                  <td data-label="L’ultima volta">{formatInstant(ultimo)}</td>
                </tr>
              ))}
            </tbody>
          </CardTable>
        </div>
      )}
    </Section>
  )
}
