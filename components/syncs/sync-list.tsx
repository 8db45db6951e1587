'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import { Button } from '@/components/ui/button'
import type { ListProps } from '@/lib/resources/pages'
import { StatusStrip } from './status-strip'

/** The runs of the import from EGG, below how it stands. */
export function SyncList(props: ListProps) {
  const primary = (
    <Button look="primary" href={`${props.view.page}/import`}>
      IMPORTA
    </Button>
  )
  return (
    <ResourceList
      {...props}
      title="Importazioni da EGG"
      head={<StatusStrip />}
      primary={primary}
      actions={<Button href={`${props.view.page}/abbinamenti`}>ABBINAMENTI</Button>}
      next="Le importazioni della notte arrivano qui da sole; un file si può dare anche a mano, con IMPORTA."
    />
  )
}
