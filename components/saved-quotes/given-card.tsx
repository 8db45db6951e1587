'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { ContextCard } from '@/components/data/record/record-layout'
import { Stack } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import type { SavedQuote } from './quote-types'
import classes from './quoting.module.css'

/** What the client was given: when, by whom, to whom, with which version of the texts. */
export function GivenCard({ quote: { id, version, inviatoAt } }: { quote: SavedQuote }) {
  const area = useArea()
  const query = useQuery({
    queryKey: ['quotes-consegne', area, id, version],
    queryFn: ({ signal }) => api.get(`/quotes/${id}/consegne`, { area, signal }),
    enabled: inviatoAt !== null,
  })
  if (inviatoAt === null) return null
  return (
    <ContextCard title="Che cosa è stato consegnato">
      <QueryProblem query={query} />
      <Stack component="ul" gap="xs" className={classes.given}>
        {(query.data ?? []).map(({ _id, at, canale, email, da, versione, url, promemoriaAt }) => (
          <li key={_id}>
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {formatInstant(at)}
              </a>
            ) : (
              formatInstant(at)
            )}
            {`, da ${da}`}
            {canale === 'email' && email ? ` a ${email}` : ', con il link'}
            {versione && `; informazioni versione ${versione}`}
            {promemoriaAt && `; recesso ricordato il ${formatInstant(promemoriaAt)}`}
          </li>
        ))}
      </Stack>
    </ContextCard>
  )
}
