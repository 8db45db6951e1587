'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import { Button } from '@/components/ui/button'
import type { ListProps } from '@/lib/resources/pages'

/** The catalogue as the office keeps it. */
export const ArticlesList = (props: ListProps) => (
  <ResourceList
    {...props}
    title="Merchandising"
    actions={<Button href={`${props.view.page}/import`}>IMPORTA GIACENZE</Button>}
    next="Gli articoli pubblicati si vedono nel catalogo degli agenti."
  />
)
