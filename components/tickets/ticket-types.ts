import type { Row } from '@/components/data/list/use-rows'
import type { Message, OwnTicket } from '@/lib/features/tickets/present'
import type { Priorita, StatoTicket } from '@/lib/features/tickets/states'

export type { Message, OwnTicket }

type Person = { _id: string; nome: string; cognome: string }
type Admin = { _id: string; name: string; surname: string }
type Code = { _id: string; codice: string }

/** A ticket as the office reads it. */
export type OfficeTicket = Row & {
  codice: string
  oggetto: string
  stato: StatoTicket
  priorita: Priorita
  categoryId: string
  category: { _id: string; nome: string }
  agentId: string | null
  clientId: string | null
  agent: Person | null
  client: Person | null
  openedByAdmin: Admin | null
  assigneeId: string | null
  assignee: Admin | null
  pratica: Code | null
  unitoA: Code | null
  unitoAId: string | null
  reclamoEntro: string | null
  readedFrom: string[]
  seguitoDa: string[]
  daRispondere: boolean
  riprendiIl: string | null
  primaRispostaEntro: string | null
  primaRispostaAt: string | null
  risoluzioneEntro: string | null
  risoltoAt: string | null
  pausaDal: string | null
  scadeAt: string | null
  csat: number | null
  csatCommento: string
  createdAt: string
}

export const ticketOf = (row: Row): OfficeTicket => row as unknown as OfficeTicket

/** Who opened it, and where the office opens them. */
export function openerOf({ agent, client, openedByAdmin }: OfficeTicket) {
  if (agent)
    return { kind: 'Agente', name: `${agent.nome} ${agent.cognome}`, href: `/admin/site/agents/${agent._id}` }
  if (client)
    return {
      kind: 'Cliente',
      name: `${client.nome} ${client.cognome}`,
      href: `/admin/site/clients/${client._id}`,
    }
  const name = openedByAdmin ? `${openedByAdmin.name} ${openedByAdmin.surname}` : 'Nessuno'
  return { kind: 'Sede', name, href: null }
}
