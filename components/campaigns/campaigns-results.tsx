'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '@/components/data/files/download'
import filters from '@/components/data/list/filters-bar.module.css'
import { useListQuery } from '@/components/data/list/use-list-query'
import { useArea } from '@/components/data/page/area'
import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { addressDay } from '@/components/ui/date-rules'
import { DayInput } from '@/components/ui/day-input'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Stack, Text } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { SkeletonTable } from '@/components/ui/skeletons'
import { toastError } from '@/components/ui/toasts'
import { numberText } from '@/lib/core/number-text'
import { CANALI_CAMPAGNA, type ResultsReply } from '@/lib/features/campaigns/schema'
import { api } from '@/lib/http/client'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import { CampaignsTable } from './campaigns-table'

const ASKED = ['from', 'to', 'product', 'channel']

type Set = ReturnType<typeof useListQuery>['set']

function Filters({ params, set }: { params: URLSearchParams; set: Set }) {
  return (
    <search className={filters.bar} aria-label="Filtra le campagne">
      <DayInput filters label="Dal" {...addressDay(params.get('from'))} onChange={(from) => set({ from })} />
      <DayInput filters label="Al" {...addressDay(params.get('to'))} onChange={(to) => set({ to })} />
      <Select
        label="Prodotto"
        options={optionsOf(PRODOTTI)}
        value={params.get('product')}
        onChange={(product) => set({ product })}
        placeholder="Tutti"
      />
      <Select
        label="Canale"
        options={optionsOf(CANALI_CAMPAGNA)}
        value={params.get('channel')}
        onChange={(channel) => set({ channel })}
        placeholder="Tutti"
      />
    </search>
  )
}

function Export({ query }: { query: URLSearchParams }) {
  const area = useArea()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const asked = new URLSearchParams([...query, ['format', 'csv']])
    await download(`/v2/campaigns/results?${asked}`, area, () => undefined).catch(toastError)
    setBusy(false)
  }
  return (
    <Button loading={busy} onClick={() => void start()}>
      ESPORTA IN CSV
    </Button>
  )
}

const total = (rows: ResultsReply['rows'], name: 'views' | 'leads') =>
  numberText(rows.reduce((sum, row) => sum + row[name], 0))

/** How the landing pages go, and which of two variants brings more requests. */
export function CampaignsResults() {
  const area = useArea()
  const { params, set } = useListQuery()
  const query = new URLSearchParams([...params].filter(([key]) => ASKED.includes(key)))
  const found = useQuery({
    queryKey: ['campaigns', area, query.toString()],
    queryFn: ({ signal }) => api.get(`/campaigns/results?${query}`, { area, signal }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  const rows = found.data?.rows ?? []
  return (
    <>
      <PageHeader title="Campagne" actions={<Export query={query} />}>
        {found.data
          ? `${total(rows, 'views')} visite, ${total(rows, 'leads')} richieste`
          : 'Visite e richieste'}
      </PageHeader>
      <Stack>
        <Filters params={params} set={set} />
        {found.isPending && <SkeletonTable />}
        {found.isLoadingError && (
          <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
        )}
        {found.data && rows.length === 0 && (
          <EmptyState title="Nessuna visita in questo periodo">
            Le pagine di campagna, per esempio /mutui_a_noi/adw, contano visite e richieste da quando qualcuno
            le apre. Le visite di chi lavora qui e dei programmi automatici non contano.
          </EmptyState>
        )}
        {found.data && rows.length > 0 && (
          <>
            <CampaignsTable {...found.data} busy={found.isPlaceholderData} />
            <Text maw="80ch" c="dimmed" fz="xs">
              La conversione è il numero di persone che inviano la richiesta ogni cento visite. La barra è
              l’intervallo in cui sta davvero, con una probabilità del 95%: più visite, più è stretta. Una
              differenza è «vera» quando il suo intervallo non contiene lo zero.
            </Text>
          </>
        )}
      </Stack>
    </>
  )
}
