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
  /** Queues of requests without one do not say it. */
  appuntamentoAt?: string | null
}

export const leadOf = (row: Row): LeadRef => row as unknown as LeadRef

/** Whether an appointment is still to come. */
export const meets = ({ stato, appuntamentoAt }: LeadRef): boolean =>
  stato === 'appuntamento' && Boolean(appuntamentoAt) && new Date(String(appuntamentoAt)) > new Date()
