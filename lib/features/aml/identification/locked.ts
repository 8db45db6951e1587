import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { staleVersion } from '@/lib/core/errors'
import { pratiche } from '@/lib/features/pratiche/resource'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import type { Identificazione, Pratica } from '@/prisma/generated/client'

type Locked = { tx: Tx; pratica: Pratica; row: Identificazione | null }

/**
 * A case of the actor's and its identification, for a change of the second: two who save at once wait for each other at the case.
 * @throws 404 for somebody else's case, 409 where the identification is no longer the `version` that was read (0: none)
 */
export async function inIdentification<T>(
  ctx: Ctx,
  praticaId: string,
  version: number,
  change: (locked: Locked) => Promise<T>,
): Promise<T> {
  return withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId)
    const row = await tx.identificazione.findUnique({ where: { praticaId: pratica.id } })
    if ((row?.version ?? 0) !== version) throw staleVersion()
    return change({ tx, pratica, row })
  }, ctx.tx)
}
