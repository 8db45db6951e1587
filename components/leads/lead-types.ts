import type { Row } from '@/components/data/list/use-rows'
import type { StatoLead } from '@/lib/features/leads/schema'

/** What the actions on a lead need to know of it. */
export type LeadRef = {
  _id: string
  version: number
  stato: StatoLead
  nome: string
  cognome: string
  praticaId: string | null
}

export const leadOf = (row: Row): LeadRef => row as unknown as LeadRef
