'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { JsonViewer } from '@/components/ui/json-viewer'
import { Flex, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import { records } from '@/lib/http/records'
import type { ListProps } from '@/lib/resources/pages'

/** What the partner has sent: what failed is put back in the queue, what was taken can be read. */
export function DeliveriesList(props: ListProps) {
  const [shown, setShown] = useState<Row | null>(null)
  const { path } = props.view
  return (
    <>
      <ResourceList
        {...props}
        opens={({ leadId }) => (leadId ? `/admin/feeds/leadRequests/${leadId}` : undefined)}
        title="Consegne del partner"
        rowAction={(row) => <Next row={row} path={path} onShow={() => setShown(row)} />}
        next="Qui si vede ogni consegna: presa, con errori o rifiutata perché il contenuto non va. Di ciò che non è firmato non resta nulla."
      />
      {shown && <Body row={shown} path={path} onClose={() => setShown(null)} />}
    </>
  )
}

function Next({ row, path, onShow }: { row: Row; path: string; onShow: () => void }) {
  const area = useArea()
  const client = useQueryClient()
  const replay = useMutation({
    mutationFn: () =>
      api.post(`/partners/luccacase/deliveries/${row._id}/replay`, { version: row.version }, { area }),
    onSuccess: () => toastSuccess('Consegna rimessa in coda'),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  })
  const which = `la consegna ${String(row.idEsterno)}`
  return (
    <Flex gap="xxs" justify="flex-end">
      {row.stato === 'errore' && (
        <Button
          size="xs"
          look="quiet"
          loading={replay.isPending}
          onClick={() => replay.mutate()}
          aria-label={`Rimetti in coda ${which}`}
        >
          Rimetti in coda
        </Button>
      )}
      {row.stato !== 'rifiutata' && (
        <Button size="xs" look="quiet" onClick={onShow} aria-label={`Mostra il contenuto: ${which}`}>
          Mostra il contenuto
        </Button>
      )}
    </Flex>
  )
}

function Body({ row, path, onClose }: { row: Row; path: string; onClose: () => void }) {
  const area = useArea()
  const found = useQuery({
    queryKey: [path, area, 'detail', row._id],
    queryFn: () => records.read(path, row._id, { area }),
    meta: { silent: true },
  })
  return (
    <Modal opened onClose={onClose} title={`Consegna ${String(row.idEsterno)}`} size="lg">
      {found.isPending && <Loading what="il contenuto" />}
      {found.isLoadingError && (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      )}
      {found.data && <JsonViewer value={found.data.corpo} label="Contenuto" openLevels={3} />}
      <Text mt="sm" c="dimmed" fz="xs">
        Il contatto di una richiesta resta solo nella richiesta.
      </Text>
    </Modal>
  )
}
