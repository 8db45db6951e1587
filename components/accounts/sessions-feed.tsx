'use client'

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListProblem } from '@/components/data/list/list-problem'
import { Pager } from '@/components/data/list/pager'
import { useListQuery } from '@/components/data/list/use-list-query'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { DataTable } from '@/components/data/table/data-table'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Flex, Stack } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { SkeletonTable } from '@/components/ui/skeletons'
import { toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import type { Column } from '@/lib/resources/view'

const COLUMNS: Column[] = [
  { path: 'utente', label: 'Chi', kind: 'person' },
  {
    path: 'role',
    label: 'Ruolo',
    kind: 'badge',
    options: [
      { value: 'admin', label: 'Amministratore' },
      { value: 'agent', label: 'Agente' },
      { value: 'client', label: 'Cliente' },
    ],
  },
  { path: 'dispositivo', label: 'Dispositivo', kind: 'text' },
  { path: 'ip', label: 'Indirizzo', kind: 'text' },
  { path: 'lastUsedAt', label: 'Ultimo uso', kind: 'instant' },
  { path: 'createdAt', label: 'Accesso', kind: 'instant' },
  { path: 'revokedAt', label: 'Revocata', kind: 'instant' },
]
const STATI = [
  { value: 'attive', label: 'Attive' },
  { value: 'terminate', label: 'Terminate' },
]
const RUOLI = [
  { value: 'admin', label: 'Amministratori' },
  { value: 'agent', label: 'Agenti' },
  { value: 'client', label: 'Clienti' },
]

const nameOf = ({ utente }: Row): string => {
  const { nome, name, cognome, surname } = (utente ?? {}) as Record<string, string | undefined>
  return [nome ?? name, cognome ?? surname].filter(Boolean).join(' ') || 'questa persona'
}

/** Who is signed in, and was; any session can be ended from here. */
export function SessionsFeed() {
  const area = useArea()
  const queries = useQueryClient()
  const { params, set } = useListQuery()
  const query = new URLSearchParams([...params].filter(([key]) => ['stato', 'role', 'cursor'].includes(key)))
  const found = useQuery({
    queryKey: ['sessions', area, 'feed', query.toString()],
    queryFn: ({ signal }) => api.get(`/sessions?${query}`, { area, signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  const [confirming, setConfirming] = useState<Row | null>(null)
  const revoke = useMutation({
    mutationFn: (id: string) => api.delete(`/sessions/${id}`, undefined, { area }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['sessions', area] })
      setConfirming(null)
      toastSuccess('Sessione revocata')
    },
    onError: () => setConfirming(null),
  })
  const rows = (found.data?.items ?? []) as unknown as Row[]
  return (
    <Stack>
      <Flex component="search" gap="sm" wrap="wrap" aria-label="Filtra le sessioni">
        <Select
          label="Stato"
          options={STATI}
          value={params.get('stato')}
          onChange={(stato) => set({ stato })}
          placeholder="Tutte"
        />
        <Select
          label="Ruolo"
          options={RUOLI}
          value={params.get('role')}
          onChange={(role) => set({ role })}
          placeholder="Tutti"
        />
      </Flex>
      {found.isPending && <SkeletonTable />}
      {found.isLoadingError && (
        <ListProblem
          error={found.error}
          onRetry={() => void found.refetch()}
          onClear={() => set({ stato: null, role: null })}
        />
      )}
      {found.data && rows.length === 0 && (
        <EmptyState
          title="Nessuna sessione con questi filtri"
          action={<Button onClick={() => set({ stato: null, role: null })}>TOGLI I FILTRI</Button>}
        >
          Qui vedi chi è entrato, da dove, e puoi chiudere una sessione.
        </EmptyState>
      )}
      {found.data && rows.length > 0 && (
        <>
          <DataTable
            caption="Sessioni"
            columns={COLUMNS}
            rows={rows}
            sort=""
            onSort={() => undefined}
            hrefOf={() => undefined}
            busy={found.isPlaceholderData}
            rowAction={(row) =>
              !row.revokedAt && (
                <Button
                  size="xs"
                  look="danger"
                  disabled={revoke.isPending}
                  onClick={() => setConfirming(row)}
                  aria-label={`REVOCA: ${row.dispositivo}, ${row.ip}, ${formatInstant(String(row.createdAt))}`}
                >
                  REVOCA
                </Button>
              )
            }
          />
          {confirming && (
            <AskDialog
              opened
              title={`Revochi la sessione di ${nameOf(confirming)}?`}
              verb="REVOCA"
              danger
              pending={revoke.isPending}
              onConfirm={() => revoke.mutate(confirming._id)}
              onCancel={() => setConfirming(null)}
            >
              {String(confirming.dispositivo)}, accesso del {formatInstant(String(confirming.createdAt))}. Chi
              la usa esce subito e per rientrare deve accedere di nuovo.
            </AskDialog>
          )}
          <Pager
            reply={{ nextCursor: found.data.nextCursor, prevCursor: null }}
            first={!params.has('cursor')}
            onPage={(cursor) => set({ cursor })}
          />
        </>
      )}
    </Stack>
  )
}
