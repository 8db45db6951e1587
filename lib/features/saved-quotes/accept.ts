import 'server-only'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { chosenOffers, termsOf } from '@/lib/features/quotes/chosen-offer'
import type { Ctx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import { lockRow } from '@/lib/resources/lock'
import type { Quote } from '@/prisma/generated/client'
import { receivedQuotes, visibleQuotes } from './access'
import { NIENTE_SCELTO } from './labels'
import { quotes } from './resource'
import type { AccettaInput } from './schema'

/**
 * The client says yes to one of the offers, by themselves or in words to who made the quote: from then on it is the
 * preferred one, which the list shows and a request or a case is made of.
 */
export async function acceptQuote(ctx: Ctx, id: string, { offerta, version }: AccettaInput): Promise<void> {
  const isClient = ctx.actor.role === 'client'
  await withTransaction(async (tx) => {
    const access = isClient ? receivedQuotes : visibleQuotes
    const quote = await lockRow(quotes, { ...ctx, tx }, id, version, access)
    await acceptIn(tx, quote, offerta, isClient)
  }, ctx.tx)
}

/** The same for a quote that is locked already, by whoever may answer. */
export async function acceptIn(
  tx: Tx,
  quote: Quote,
  offerta: string | undefined,
  isClient: boolean,
): Promise<void> {
  refuseOver(quote)
  // Nothing that binds is chosen for the client (art. 15, Directive (EU) 2023/2225).
  if (isClient && !offerta && quote.scelte.length > 1) throw invalidField('offerta', NIENTE_SCELTO)
  const chosen = offerta ?? quote.scelte[0]
  const offer = chosenOffers(quote).find(({ product }) => product._id === chosen)
  if (!chosen || !offer) throw invalidField('offerta', 'Questa offerta non fa parte del preventivo.')
  const now = new Date()
  const after = await tx.quote.update({
    where: { id: quote.id },
    data: {
      ...termsOf(quote, offer),
      scelte: [chosen, ...quote.scelte.filter((one) => one !== chosen)],
      stato: 'accettato',
      accettatoAt: now,
      apertoAt: quote.apertoAt ?? (isClient ? now : null),
      version: quote.version + 1,
    },
  })
  if (isClient) await tellOwner(tx, after, 'ha accettato un preventivo')
}

/** @throws 409 for one that has an answer, became a case, or whose days are over */
export function refuseOver({ stato, scadeIl }: Quote): void {
  if (stato === 'convertito') throw new AppError('conflict', 'Il preventivo è già diventato una pratica.')
  if (stato === 'accettato') throw new AppError('conflict', 'Il preventivo è già stato accettato.')
  if (stato === 'rifiutato') throw new AppError('conflict', 'Il preventivo è già stato rifiutato.')
  if (stato === 'scaduto' || !scadeIl || scadeIl < columnOfDay(todayInRome()))
    throw new AppError('conflict', 'Il preventivo è scaduto: ne serve uno con le cifre di oggi.')
}

/** The author of the quote learns what the client has answered. */
export async function tellOwner(
  tx: Tx,
  { id, codice, nome, cognome, banca, agentId, adminId }: Quote,
  what: string,
): Promise<void> {
  const told = {
    titolo: `${`${nome} ${cognome}`.trim() || 'Un cliente'} ${what}`,
    testo: `${codice}: ${banca}`,
    evento: 'preventivo' as const,
  }
  if (agentId)
    await notify(tx, {
      ...told,
      role: 'agent',
      userId: agentId,
      href: `/agents/personal-documents/preventivi/${id}`,
    })
  else if (adminId)
    await notify(tx, {
      ...told,
      role: 'admin',
      userId: adminId,
      href: `/admin/calculators/preventivi/${id}`,
    })
}
