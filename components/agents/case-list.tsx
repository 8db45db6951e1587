'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import { NewCase } from '@/components/pratiche/new-case'
import { RowStep } from '@/components/pratiche/row-step'
import type { ListProps } from '@/lib/resources/pages'

/** The agent's cases, and a new one. */
export function CaseList(props: ListProps) {
  return (
    <ResourceList
      {...props}
      primary={<NewCase page={props.view.page} />}
      rowAction={(row) => <RowStep row={row} page={props.view.page} />}
      next="Converti una richiesta, oppure comincia da NUOVA PRATICA."
    />
  )
}
