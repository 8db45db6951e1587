'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { QueryProblem } from '@/components/data/record/query-problem'
import { CopyButton } from '@/components/materials/copy-button'
import { Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { api } from '@/lib/http/client'
import { UsesList } from './uses-list'

/** What uses the file: while something does, it is not deleted. */
export function UsesCard({ id }: { id: string }) {
  const area = useArea()
  const found = useQuery({
    queryKey: ['files', area, id, 'uses'],
    queryFn: ({ signal }) => api.get(`/files/${id}/uses`, { area, signal }),
    meta: { silent: true },
  })
  return (
    <Section
      title="Usato in"
      actions={<CopyButton size="xs" label="COPIA L’INDIRIZZO" text={`/v2/files/${id}/content`} />}
    >
      <Text c="dimmed" fz="xs">
        Per metterlo in un testo, copia l’indirizzo e incollalo come link: apre sempre l’ultima versione.
      </Text>
      <QueryProblem query={found} />
      {found.data && <UsesList used={found.data} />}
    </Section>
  )
}
