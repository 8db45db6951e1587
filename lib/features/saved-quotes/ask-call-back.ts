import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { tellOfRequest } from '@/lib/features/leads/contact-requests/notify'
import type { Ctx } from '@/lib/http/context'
import { countPerson } from '@/lib/http/form-limits'
import { phoneWithNote } from '@/lib/italian/phone'
import { allowedRows } from '@/lib/resources/access'
import type { Quote } from '@/prisma/generated/client'
import { receivedQuotes } from './access'
import type { RichiamataInput } from './schema'

/**
 * The client would like to be called about a quote that they have been sent: a request as those of the site, to the agent who made it,
 * else to the office. One at a time.
 */
export async function askCallBack(ctx: Ctx, id: string, input: RichiamataInput) {
  const { actor } = ctx
  const { telefono, note } = phoneWithNote(input.telefono, 'telefono', input.nota ?? '')
  return withTransaction(async (tx) => {
    const where = { AND: [{ id: idOrNotFound(id) }, allowedRows(receivedQuotes, actor)] }
    const quote = orNotFound(
      await tx.quote.findFirst({ where, include: { agent: { select: { agencyId: true, status: true } } } }),
    )
    return callBackIn(tx, quote, actor, { telefono, note })
  }, ctx.tx)
}

/** The requests to be called about a quote, as they are kept: by who it was made for, with its code first. */
export const callBackAbout = ({ codice, email }: Pick<Quote, 'codice' | 'email'>) => ({
  ...(email && { email }),
  messaggio: { startsWith: `Preventivo ${codice}` },
})

type Person = { nome: string; cognome: string; email: string }
type Made = Quote & { agent: { agencyId: string | null; status: string } | null }

/** The same for whoever has the link of the quote: the person whom it was made for. */
export async function callBackIn(
  tx: Tx,
  quote: Made,
  { nome, cognome, email }: Person,
  { telefono, note }: { telefono: string; note: string },
): Promise<{ _id: string }> {
  // The second of two clicks at once finds the first.
  await lockById(tx, 'quote', quote.id)
  const about = `Preventivo ${quote.codice}`
  const open = await tx.contactRequest.count({
    where: {
      kind: 'richiamata',
      email,
      stato: { in: ['nuovo', 'assegnato'] },
      messaggio: { startsWith: about },
    },
  })
  if (open > 0)
    throw new AppError('conflict', 'Hai già chiesto di essere richiamato: ti chiamiamo appena possibile.')
  await countPerson(tx, 'requests', { email, telefono })
  const agentId = quote.agent?.status === 'validated' ? quote.agentId : null
  const request = await tx.contactRequest.create({
    data: {
      id: newId(),
      kind: 'richiamata',
      stato: agentId ? 'assegnato' : 'nuovo',
      telefono,
      nome,
      cognome,
      email,
      messaggio: note ? `${about}: ${note}` : `${about}.`,
      agentId,
      agencyId: quote.agent?.agencyId ?? null,
    },
  })
  await tellOfRequest(tx, request)
  return { _id: request.id }
}
