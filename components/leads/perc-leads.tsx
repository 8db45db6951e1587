'use client'

import { useState } from 'react'
import { PageHeader } from '@/components/data/page/page-header'
import { Tabs } from '@/components/data/page/tabs'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Stack } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import type { Prodotto } from '@/lib/features/leads/perc-leads/schema'
import { PRODOTTI } from '@/lib/words/products'
import { Fairness } from './fairness'
import { FairnessWeeks } from './fairness-weeks'
import { GroupDialog } from './group-dialog'
import { GroupList } from './group-list'
import { useGroups } from './use-groups'
import { WeightsMatrix } from './weights-matrix'
import { lineId } from './words'

/** Who gets which requests: for each product the groups of agents that share them, with their weights and how fair it has been. */
export function PercLeads() {
  const tabs = (Object.entries(PRODOTTI) as [Prodotto, string][]).map(([value, label]) => ({
    value,
    label,
    panel: <ProductGroups product={value} />,
  }))
  return (
    <>
      <PageHeader
        title="Pesi di assegnazione"
        actions={<Button href="/admin/system/percLeads/import">IMPORTA</Button>}
      >
        Ogni richiesta va per peso agli agenti della sua provincia, e dove la provincia non ha pesi a quelli
        di «Ovunque». Chi è assente non riceve e non resta in credito.
      </PageHeader>
      <Tabs tabs={tabs} label="Prodotti" param="prodotto" />
    </>
  )
}

function ProductGroups({ product }: { product: Prodotto }) {
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const found = useGroups(product)
  if (found.isPending) return <SkeletonTable />
  if (found.isLoadingError)
    return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
  const { gruppi, altri } = found.data
  const add = (
    <Button look="primary" onClick={() => setAdding(true)}>
      CREA
    </Button>
  )
  return (
    <Stack>
      {gruppi.length === 0 && altri.length === 0 ? (
        <EmptyState title="Nessun peso per questo prodotto" action={add}>
          Senza pesi le richieste vanno all’agenzia della provincia, oppure aspettano che l’ufficio le
          assegni.
        </EmptyState>
      ) : (
        <>
          <GroupList gruppi={gruppi} altri={altri} primary={add} open={open} onOpen={setOpen} />
          <WeightsMatrix
            gruppi={gruppi}
            onOpen={(id) => {
              setOpen(id)
              const line = document.getElementById(lineId(id))
              line?.scrollIntoView({ block: 'start' })
              line?.querySelector('button')?.focus({ preventScroll: true })
            }}
          />
          <Fairness gruppi={gruppi} />
          <FairnessWeeks product={product} />
        </>
      )}
      {isAdding && (
        <GroupDialog product={product} taken={gruppi} others={altri} onClose={() => setAdding(false)} />
      )}
    </Stack>
  )
}
