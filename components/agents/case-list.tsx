'use client'

import { ResourceList } from '@/components/data/resource-list'
import { NewCase } from '@/components/pratiche/new-case'
import type { ResourceView } from '@/lib/resources/view'

const PAGE = '/agents/reports/pratiche'

/** The agent's cases, and a new one. */
export function CaseList({ view }: { view: ResourceView }) {
  return (
    <ResourceList
      view={view}
      page={PAGE}
      primary={<NewCase page={PAGE} />}
      next="Converti una richiesta, oppure comincia da NUOVA PRATICA."
    />
  )
}
