'use client'

import { IconPlus } from '@tabler/icons-react'
import { ResourceList } from '@/components/data/list/resource-list'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import type { ListProps } from '@/lib/resources/pages'

const DESKS = {
  admin: '/admin/calculators/calcolatorePrestiti',
  agent: '/agents/personal-documents/preventivatorePrestiti',
  client: '',
} as const

/** The quotes that somebody may see, and the way to a new one. */
export function QuoteList(props: ListProps) {
  const area = useArea()
  return (
    <ResourceList
      {...props}
      title={area === 'agent' ? 'I miei preventivi' : undefined}
      primary={
        <Button look="primary" icon={<IconPlus size={16} aria-hidden="true" />} href={DESKS[area]}>
          NUOVO PREVENTIVO
        </Button>
      }
      next="Calcola un’offerta e premi SALVA PREVENTIVO: la ritrovi qui, con le sue cifre."
    />
  )
}
