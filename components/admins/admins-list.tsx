'use client'

import { ResourceList } from '@/components/data/resource-list'
import { Button } from '@/components/ui/button'
import type { ListProps } from '@/lib/resources/pages'
import { HoldersButton } from './holders-button'

export function AdminsList(props: ListProps) {
  const primary = (
    <>
      <HoldersButton />
      {props.canCreate && (
        <Button look="primary" href={`${props.view.page}/add`}>
          CREA
        </Button>
      )}
    </>
  )
  return <ResourceList {...props} primary={primary} />
}
