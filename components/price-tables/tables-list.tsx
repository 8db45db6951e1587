'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import { useListQuery } from '@/components/data/list/use-list-query'
import { ViewSwitch } from '@/components/data/list/view-switch'
import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { Box } from '@/components/ui/layout'
import { capitalized } from '@/lib/core/text'
import type { TablePath } from '@/lib/features/price-tables/labels'
import type { ListProps } from '@/lib/resources/pages'
import { TimeLines } from './time-lines'

const VISTE = [
  { value: 'elenco', label: 'Elenco' },
  { value: 'tempo', label: 'Linea del tempo' },
] as const

/** The grids of a family: as a list, or by when they hold. The address says which. */
export function TablesList(props: ListProps) {
  const { view, canCreate } = props
  const { params, set } = useListQuery()
  const vista = params.get('vista') === 'tempo' ? 'tempo' : 'elenco'
  const head = (
    <Box mb="sm">
      <ViewSwitch
        label="Come vedere le tabelle"
        views={VISTE}
        value={vista}
        onChange={(next) => set({ vista: next === 'tempo' ? next : null })}
      />
    </Box>
  )
  if (vista === 'elenco') return <ResourceList {...props} head={head} />
  return (
    <>
      <PageHeader
        title={capitalized(view.labels.many)}
        primary={
          canCreate && (
            <Button look="primary" href={`${view.page}/add`}>
              CREA
            </Button>
          )
        }
      />
      {head}
      <TimeLines path={view.path as TablePath} page={view.page} />
    </>
  )
}
