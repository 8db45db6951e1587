'use client'

import { ResourceList } from '@/components/data/resource-list'
import type { ListProps } from '@/lib/resources/pages'

/** The catalogue as the office keeps it. */
export const ArticlesList = (props: ListProps) => (
  <ResourceList
    {...props}
    title="Merchandising"
    next="Gli articoli pubblicati si vedono nel catalogo degli agenti."
  />
)
