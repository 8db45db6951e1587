import { z } from 'zod'
import { isOffice } from '@/lib/features/tickets/access'
import { myTicket } from '@/lib/features/tickets/data'
import { tickets } from '@/lib/features/tickets/resource'
import { handle } from '@/lib/http/handle'
import { getRow } from '@/lib/resources/read'
import { itemRoutes } from '@/lib/resources/routes'

export const { PATCH } = itemRoutes(tickets)

/** The office reads its record, who opened it what is theirs of it. */
export const GET = handle(
  {
    auth: ['admin', 'agent', 'client'],
    params: z.object({ id: z.string() }),
    summary: 'Un ticket: per la sede con tempi e assegnazione, per chi l’ha aperto con i suoi messaggi',
  },
  ({ ctx, params }) =>
    isOffice(ctx.actor) ? getRow(tickets, ctx.actor, params.id) : myTicket(ctx.scope, params.id),
)
