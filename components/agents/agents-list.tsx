'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import { Button } from '@/components/ui/button'
import type { ListProps } from '@/lib/resources/pages'

/** The agents, and where a file of them is imported. */
export const AgentsList = (props: ListProps) => (
  <ResourceList
    {...props}
    actions={props.canCreate && <Button href={`${props.view.page}/import`}>IMPORTA</Button>}
  />
)
