'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useListQuery } from '@/components/data/list/use-list-query'
import { useArea } from '@/components/data/page/area'
import { PageHeader } from '@/components/data/page/page-header'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { Box, Flex } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { SkeletonTable } from '@/components/ui/skeletons'
import { api } from '@/lib/http/client'
import { BucketBar } from './bucket-bar'
import { ObjectsTable } from './objects-table'
import classes from './storage-browser.module.css'

/** A bucket, folder by folder and page by page: neither is ever read whole. */
export function BucketScreen({ bucket }: { bucket: string }) {
  const area = useArea()
  const { params, set } = useListQuery()
  const asked = {
    prefix: params.get('prefix') ?? undefined,
    marker: params.get('marker') ?? undefined,
    scopo: params.get('scopo') ?? undefined,
  }
  const found = useQuery({
    queryKey: ['storage/buckets', area, bucket, asked],
    queryFn: ({ signal }) => api.get(`/storage/buckets/${bucket}`, { area, signal, query: asked }),
    placeholderData: keepPreviousData,
  })
  const open = (prefix: string) => set({ prefix, marker: null })
  const { data } = found
  return (
    <>
      <PageHeader title={bucket} />
      <Box miw={0} className={classes.stack}>
        <BucketBar
          bucket={bucket}
          prefix={asked.prefix ?? ''}
          scopo={asked.scopo ?? null}
          onOpen={open}
          onScopo={(scopo) => set({ scopo, marker: null })}
        />
        {data && !data.raggiungibile && (
          <Notice role="status" component="p" tone="warn" c="var(--ink)">
            L’archivio non risponde: qui sotto c’è quello che ne sa il database. Gli oggetti orfani non si
            vedono, e i contenuti si leggono solo se aspettano ancora l’archivio.
          </Notice>
        )}
        {found.isPending && <SkeletonTable columns={5} rows={12} />}
        <QueryProblem query={found} />
        {data && <ObjectsTable page={data} flat={Boolean(asked.scopo)} onOpen={open} />}
        {data && (data.next || asked.marker) && (
          <Flex gap="xs" justify="flex-end">
            {asked.marker && <Button onClick={() => set({ marker: null })}>PRIMA PAGINA</Button>}
            {data.next && <Button onClick={() => set({ marker: data.next })}>PAGINA SEGUENTE</Button>}
          </Flex>
        )}
      </Box>
    </>
  )
}
