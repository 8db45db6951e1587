'use client'

import { ResourceList } from '@/components/data/resource-list'
import { NewCase } from '@/components/pratiche/new-case'
import type { ListProps } from '@/lib/resources/pages'

/** The agent's cases, and a new one. */
export function CaseList(props: ListProps) {
  return (
    <ResourceList
      {...props}
      primary={<NewCase page={props.view.page} />}
      next="Converti una richiesta, oppure comincia da NUOVA PRATICA."
    />
  )
}
