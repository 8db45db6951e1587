'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { Section } from '@/components/ui/section'
import { SkeletonText } from '@/components/ui/skeletons'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { formatRate } from '@/lib/core/money'
import { type AccordiVigenti, QUOTE, TIPI_ACCORDO } from '@/lib/features/provvigioni/accordi/schema'
import { api } from '@/lib/http/client'
import { PRODOTTI } from '@/lib/words/products'
import classes from './provvigioni.module.css'

const PAGE = '/admin/reports/provvigioni/accordi'
const SHARES = Object.entries(QUOTE) as [keyof typeof QUOTE, string][]

/** The agreements that count today for an agent; the first that fits a case is the one that it gets. */
export function AgentAgreements({ agentId }: { agentId: string }) {
  const area = useArea()
  const found = useQuery({
    queryKey: ['agents', area, 'accordi', agentId],
    queryFn: ({ signal }) => api.get(`/agents/${agentId}/accordi`, { area, signal }),
  })
  return (
    <Section
      title="Accordi in vigore"
      description="Per una pratica nuova vale il primo che le si adatta; quelle aperte tengono le percentuali che hanno."
    >
      {found.isLoadingError && (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      )}
      {found.isPending && <SkeletonText lines={3} />}
      {found.data && <Agreements items={found.data.items} />}
    </Section>
  )
}

function Agreements({ items }: AccordiVigenti) {
  if (items.length === 0)
    return <EmptyState title="Nessun accordo">Non ne è scritto nessuno che valga oggi.</EmptyState>
  return (
    <ScrollRegion className={classes.scroll} label="Tabella degli accordi">
      <table className={classes.table}>
        <TableHead
          heads={['Con', 'Prodotto', 'Banca', 'Vale', ...SHARES.map(([, figure]) => ({ figure }))]}
        />
        <tbody>
          {items.map(({ _id, tipo, product, bank, validFrom, validTo, quote }) => (
            <tr key={_id}>
              <th scope="row">
                <IntentLink href={`${PAGE}/${_id}`}>{TIPI_ACCORDO[tipo]}</IntentLink>
              </th>
              <td>{product ? PRODOTTI[product as keyof typeof PRODOTTI] : 'Tutti'}</td>
              <td>{bank ?? 'Tutte'}</td>
              <td>
                dal {formatDay(validFrom)}
                {validTo && ` al ${formatDay(validTo)}`}
              </td>
              {SHARES.map(([quota]) => (
                <td key={quota} data-numeric="true">
                  {formatRate(quote[quota] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
