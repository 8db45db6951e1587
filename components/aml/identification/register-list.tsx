'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import type { ListProps } from '@/lib/resources/pages'

/** Who was identified is looked at on the case. */
const caseOf = ({ praticaId }: Row): string => `/admin/reports/pratiche/${praticaId}?scheda=identificazione`

/** The register: it is read and exported, and nothing in it changes. */
export function RegisterList(props: ListProps) {
  return (
    <ResourceList
      {...props}
      opens={caseOf}
      title="Registro delle identificazioni"
      next="Ogni identificazione completata ci resta per dieci anni dalla fine della pratica."
    />
  )
}
