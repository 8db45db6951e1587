'use client'

import { useMutation } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { RecordHistory } from '@/components/data/history/record-history'
import { JobProgress } from '@/components/data/job/job-progress'
import { useListQuery } from '@/components/data/list/use-list-query'
import { INDEX_NAMES } from '@/components/markup/rate-words'
import { Button } from '@/components/ui/button'
import { Controls, OwnWidth } from '@/components/ui/controls'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Stack, Text } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { SkeletonTable } from '@/components/ui/skeletons'
import { formatDay } from '@/lib/core/dates'
import { sentence } from '@/lib/core/text'
import type { DaysSheet } from '@/lib/features/rates/days-schema'
import { INDEXES } from '@/lib/features/rates/schema'
import type { RatesEditorProps } from './rates-editor'
import { RatesGrid } from './rates-grid'
import { useDays, useIndex, useRateCalls } from './use-rates'

/** The sheet comes with its script when the days are opened for editing. */
const RatesEditor = dynamic<RatesEditorProps>(
  () => import('./rates-editor').then(({ RatesEditor: Loaded }) => Loaded),
  { ssr: false, loading: () => <SkeletonTable /> },
)

const indexes = INDEXES.map((value) => ({ value, label: INDEX_NAMES[value] }))

/** What of the days shown needs a look, in a sentence. */
function problemsOf({ giorni }: DaysSheet): string {
  const missing = giorni.filter(({ manca }) => manca)
  const jumps = giorni.flatMap(({ valori }) => Object.values(valori)).filter(({ salto }) => salto !== null)
  const parts = [
    missing.length > 0 &&
      `${missing.length === 1 ? 'manca un giorno lavorativo' : `mancano ${missing.length} giorni lavorativi`} (${missing
        .slice(0, 3)
        .map(({ date }) => formatDay(date))
        .join(', ')}${missing.length > 3 ? '…' : ''})`,
    jumps.length > 0 &&
      `${jumps.length === 1 ? 'un valore salta' : `${jumps.length} valori saltano`} di oltre 25 punti base`,
  ].filter(Boolean)
  if (parts.length === 0) return 'Nessun giorno lavorativo manca e nessun valore salta.'
  const text = parts.join('; ')
  return sentence(text)
}

/** The last sixty working days of an index; who manages rates corrects them here. */
export function RatesDays({ seesHistory }: { seesHistory: boolean }) {
  const { set } = useListQuery()
  const index = useIndex()
  const [editing, setEditing] = useState(false)
  const found = useDays(index)
  const { data } = found
  const isReady = data && data.index === index
  const { readSource, refresh } = useRateCalls()
  const update = useMutation({ mutationFn: readSource })
  return (
    <Stack miw={0}>
      <Controls width={210}>
        <Select
          label="Indice"
          clearable={false}
          disabled={editing}
          options={indexes}
          value={index}
          onChange={(value) => set({ indice: value === 'EURIBOR' ? null : value }, 'replace')}
        />
        {isReady && !editing && (
          <OwnWidth>
            {data.aggiornabile && (
              <Button loading={update.isPending} onClick={() => update.mutate()}>
                AGGIORNA ORA
              </Button>
            )}
            <Button look="primary" onClick={() => setEditing(true)}>
              MODIFICA
            </Button>
          </OwnWidth>
        )}
      </Controls>
      {update.data && (
        <JobProgress key={update.data._id} id={update.data._id} parts="righe" onEnd={() => void refresh()} />
      )}
      {found.isLoadingError && (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      )}
      {found.isPending && <SkeletonTable />}
      {isReady && !editing && <Shown sheet={data} />}
      {isReady && editing && <RatesEditor key={index} sheet={data} onClose={() => setEditing(false)} />}
      {isReady && seesHistory && !editing && (
        <RecordHistory id={data._id} version={found.dataUpdatedAt} fields={[]} />
      )}
    </Stack>
  )
}

function Shown({ sheet }: { sheet: DaysSheet }) {
  if (sheet.giorni.every(({ manca }) => manca))
    return (
      <EmptyState title="Nessun valore negli ultimi giorni">
        Scrivili con MODIFICA, o importa un file dalla scheda «Importa».
      </EmptyState>
    )
  return (
    <>
      <Text c="dimmed" fz="xs" breaks="anywhere">
        {problemsOf(sheet)}
      </Text>
      <RatesGrid sheet={sheet} label={`${INDEX_NAMES[sheet.index]}, ultimi giorni lavorativi`} />
    </>
  )
}
