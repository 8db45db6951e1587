import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { allowedRows } from '@/lib/resources/access'
import { visibleQuotes } from './access'
import type { consegneReply } from './schema'

/** What was given with a quote, the last first. @throws 404 */
export async function givenDocuments(actor: Actor, id: string): Promise<z.infer<typeof consegneReply>> {
  const where = { AND: [{ id: idOrNotFound(id) }, allowedRows(visibleQuotes, actor)] }
  const quote = orNotFound(
    await db().quote.findFirst({
      where,
      select: { consegne: { include: { file: true }, orderBy: { at: 'desc' }, take: 50 } },
    }),
  )
  return quote.consegne.map(
    ({ id: _id, at, canale, email, autoreNome, allegato, hash, file, promemoriaAt }) => ({
      _id,
      at: at.toISOString(),
      canale: canale === 'email' ? ('email' as const) : ('link' as const),
      email,
      da: autoreNome,
      versione: allegato,
      hash,
      url: file?.url ?? null,
      promemoriaAt: promemoriaAt?.toISOString() ?? null,
    }),
  )
}
