import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { isMine } from './mine'

const MOST = 200

/**
 * An agent wants a file at hand, or no more: a preference of their own, which no history tells of. It leaves the version of their
 * other preferences as it is; the last so many are kept. @throws 404 for a file that is not theirs to find
 */
export async function setFavourite(
  ctx: Ctx,
  id: string,
  preferito: boolean,
): Promise<{ preferito: boolean }> {
  if (!isId(id) || !(await isMine(ctx.scope, id))) throw notFound('Il file non esiste.')
  const now = preferito ? [id] : []
  return withTransaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO user_preferences AS p (role, user_id, moduli_preferiti, version)
      VALUES ('agent', ${ctx.actor.userId}::uuid, ${now}::uuid[], 0)
      ON CONFLICT (role, user_id) DO UPDATE
      SET moduli_preferiti = (${now}::uuid[] || array_remove(p.moduli_preferiti, ${id}::uuid))[1:${MOST}::int]`
    return { preferito }
  }, ctx.tx)
}
