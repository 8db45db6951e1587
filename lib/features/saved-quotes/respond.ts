import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, notFound, orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import type { PublicCtx } from '@/lib/http/context'
import { phoneWithNote } from '@/lib/italian/phone'
import { allowedRows } from '@/lib/resources/access'
import type { Quote } from '@/prisma/generated/client'
import { acceptIn, refuseOver, tellOwner } from './accept'
import { receivedQuotes } from './access'
import { callBackIn } from './ask-call-back'
import { quoteOfLink } from './link'
import type { RispostaInput } from './schema'

/**
 * The client's answer to a quote that they were sent: yes to an offer, no, or «Fammi richiamare». By the secret of the link, without an
 * account; by the id for the client who is signed in. The author of the quote is told. @throws 404, 409, 410
 */
export async function respondToQuote(ctx: PublicCtx, key: string, input: RispostaInput): Promise<void> {
  const id = isId(key) ? key : await quoteOfLink(key)
  const called =
    input.telefono === undefined ? null : phoneWithNote(input.telefono, 'telefono', input.nota ?? '')
  await withTransaction(async (tx) => {
    await lockById(tx, 'quote', id)
    const where = isId(key) ? { AND: [{ id }, own(ctx)] } : { id }
    const found = orNotFound(
      await tx.quote.findFirst({ where, include: { agent: { select: { agencyId: true, status: true } } } }),
    )
    const { agent, ...quote } = found
    if (!quote.inviatoAt) throw notFound()
    if (input.risposta === 'accetta') return acceptIn(tx, quote, input.offerta, true)
    if (input.risposta === 'rifiuta') return refuse(tx, quote)
    const { nome, cognome, email } = quote
    if (!called) throw new AppError('invalid', 'Scrivi il telefono.')
    await callBackIn(tx, { ...quote, agent }, { nome, cognome, email: email ?? '' }, called)
  }, ctx.tx)
}

const own = ({ actor }: PublicCtx) => {
  if (actor?.role !== 'client') throw notFound()
  return allowedRows(receivedQuotes, actor)
}

async function refuse(tx: Tx, quote: Quote): Promise<void> {
  refuseOver(quote)
  const after = await tx.quote.update({
    where: { id: quote.id },
    data: { stato: 'rifiutato', rifiutatoAt: new Date(), version: quote.version + 1 },
  })
  await tellOwner(tx, after, 'ha rifiutato un preventivo')
}
