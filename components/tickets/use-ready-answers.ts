import { useQuery } from '@tanstack/react-query'
import { fillAnswer } from '@/lib/features/tickets/schema'
import { api } from '@/lib/http/client'
import { type OfficeTicket, openerOf } from './ticket-types'

export type ReadyAnswer = { _id: string; nome: string; testo: string }

/** The ready answers of the ticket's category and of all, with the names put in. */
export function useReadyAnswers(ticket: OfficeTicket): ReadyAnswer[] {
  const { data } = useQuery({
    queryKey: ['ticketMacros', 'admin', 'all'],
    queryFn: ({ signal }) => api.get('/ticketMacros', { area: 'admin', signal, query: { limit: 200 } }),
    staleTime: 60_000,
    meta: { silent: true },
  })
  const names = { nome: openerOf(ticket).name, codice: ticket.codice }
  return (data?.items ?? [])
    .filter(({ categoryId }) => categoryId === null || categoryId === ticket.categoryId)
    .map(({ _id, nome, testo }) => ({ _id, nome: String(nome), testo: fillAnswer(String(testo), names) }))
}
