import 'server-only'
import { claimedRow, readLink, signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError, orNotFound } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { Quote } from '@/prisma/generated/client'
import { visibleQuotes } from './access'
import { quotes } from './resource'

/** So long after the quote is over it can still be read. */
const DAYS_AFTER = 30

const purposeOf = ({ linkGiro }: Pick<Quote, 'linkGiro'>) => `preventivo ${linkGiro}`

/**
 * Where whoever it is given to reads the quote and answers, and we learn that it was opened: a secret of this link, which ends by itself
 * and can be withdrawn. The row's id, which stands in other addresses too, opens nothing.
 */
export function openingOf(quote: Pick<Quote, 'id' | 'linkGiro'> & { scadeIl: Date }): string {
  const token = signLink(purposeOf(quote), quote.id, addDays(quote.scadeIl, DAYS_AFTER + 1))
  return `${env().SITE_URL}/preventivo/${token}`
}

const over = () =>
  new AppError('gone', 'Questo link non vale più: chiedi a chi te lo ha inviato di inviartelo di nuovo.')

/** The quote that a link opens. @throws 404 for what is no link of ours, 410 for one that has ended or was withdrawn */
export async function quoteOfLink(token: string): Promise<string> {
  const claimed = orNotFound(claimedRow(token))
  const row = orNotFound(
    await db().quote.findUnique({ where: { id: claimed }, select: { codice: true, linkGiro: true } }),
  )
  const rounds = [...Array(row.linkGiro + 1).keys()].reverse()
  const round = rounds.find((linkGiro) => readLink(purposeOf({ linkGiro }), token) !== null)
  const link = round === undefined ? null : readLink(purposeOf({ linkGiro: round }), token)
  if (!row.codice || !link) throw orNotFound(null)
  if (round !== row.linkGiro || link.expired) throw over()
  return link.id
}

/** Ends the links of a quote that were given so far; those that are sent from now on are good. */
export async function withdrawLinks(ctx: Ctx, id: string, version: number): Promise<void> {
  await withTransaction(async (tx) => {
    await lockRow(quotes, { ...ctx, tx }, id, version, visibleQuotes)
    await tx.quote.update({
      where: { id },
      data: { linkGiro: { increment: 1 }, version: version + 1 },
    })
  }, ctx.tx)
}

/** An address of before, with the row's id in it: it had no end. @throws 410 */
export const refuseOldLink = (): never => {
  throw over()
}
