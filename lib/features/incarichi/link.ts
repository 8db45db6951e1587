import 'server-only'
import { claimedRow, readLink, signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError, notFound, orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import type { PublicCtx } from '@/lib/http/context'
import type { Incarico } from '@/prisma/generated/client'
import { RECESSO_GIORNI_MAX } from './settings'

const PURPOSE = 'incarico'
/** So long after the last day for signing it can still be read by its link: whoever signed on that day may withdraw by it. */
const DAYS_AFTER = RECESSO_GIORNI_MAX

/** The page on which whoever it is given to reads and signs. */
export function signingUrl({ id, scadeIl }: { id: string; scadeIl: Date }): string {
  const token = signLink(PURPOSE, id, addDays(scadeIl, DAYS_AFTER + 1))
  return `${env().SITE_URL}/incarico/${token}`
}

/**
 * The mandate that a call is about: by the secret of its link, or by its id for the client who is to sign it and is signed in. A draft is
 * nobody's but the office's. @throws 404 for what is no link of ours or somebody else's, 410 for one that has ended
 */
export async function mandateOf(
  { actor }: Pick<PublicCtx, 'actor'>,
  key: string,
  tx: Tx = db(),
): Promise<{ incarico: Incarico; via: 'link' | 'area' }> {
  if (isId(key)) {
    if (actor?.role !== 'client') throw notFound()
    const where = { id: key, stato: { not: 'bozza' as const }, persona: { clientId: actor.userId } }
    return { incarico: orNotFound(await tx.incarico.findFirst({ where })), via: 'area' }
  }
  const link = claimedRow(key) ? readLink(PURPOSE, key) : null
  if (!link) throw notFound('Questo link non è valido: controlla di averlo copiato per intero.')
  if (link.expired)
    throw new AppError(
      'gone',
      'Questo link non vale più: chiedi al tuo consulente di inviarti di nuovo l’incarico.',
    )
  const where = { id: link.id, stato: { not: 'bozza' as const } }
  return { incarico: orNotFound(await tx.incarico.findFirst({ where })), via: 'link' }
}
