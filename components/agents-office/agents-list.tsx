'use client'

import { ResourceList } from '@/components/data/resource-list'
import { Button } from '@/components/ui/button'
import type { ListProps } from '@/lib/resources/pages'

/** The agents, and where a file of them is imported. */
export function AgentsList(props: ListProps) {
  const { page } = props.view
  const primary = props.canCreate && (
    <>
      <Button href={`${page}/import`}>IMPORTA</Button>
      <Button look="primary" href={`${page}/add`}>
        CREA
      </Button>
    </>
  )
  return <ResourceList {...props} canCreate={false} primary={primary} />
}
