'use client'

import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '@/components/agent-docs/copy-button'
import { useArea } from '@/components/shell/area'
import { Section } from '@/components/shell/section'
import { ErrorState } from '@/components/ui/error-state'
import { api } from '@/lib/http/client'
import classes from './file-manager.module.css'
import { UsesList } from './uses-list'

/** What uses the file: while something does, it is not deleted. */
export function UsesCard({ id }: { id: string }) {
  const area = useArea()
  const { data, error, refetch } = useQuery({
    queryKey: ['files', area, id, 'uses'],
    queryFn: ({ signal }) => api.get(`/files/${id}/uses`, { area, signal }),
    meta: { silent: true },
  })
  return (
    <Section
      title="Usato in"
      actions={<CopyButton size="xs" label="COPIA L’INDIRIZZO" text={`/v2/files/${id}/content`} />}
    >
      <p className={classes.note}>
        Per metterlo in un testo, copia l’indirizzo e incollalo come collegamento: apre sempre l’ultima
        versione.
      </p>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {data && <UsesList used={data} />}
    </Section>
  )
}
