import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { db, withTransaction } from '@/lib/core/db'
import { notFound, orNotFound } from '@/lib/core/errors'
import { isId, newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { sendFile } from '@/lib/storage/serve'
import { isMine } from './mine'

const NOBODYS = 'Il file non esiste.'

async function mayDownload({ actor, scope }: Ctx, id: string): Promise<boolean> {
  if (actor.role === 'agent') return isMine(scope, id)
  return actor.role === 'admin' && can(actor, 'storage_manage')
}

/** A file as a download, its latest version or, for the office, an earlier one; who had which is written down. */
export async function downloadItem(ctx: Ctx, id: string, request: Request, n?: number): Promise<Response> {
  if (!isId(id) || !(await mayDownload(ctx, id))) throw notFound(NOBODYS)
  const isEarlier = n !== undefined && ctx.actor.role === 'admin'
  const found = orNotFound(
    await db().fileVersione.findFirst({
      where: { itemId: id, ...(isEarlier && { n }) },
      orderBy: { n: 'desc' },
      include: { file: true },
    }),
    NOBODYS,
  )
  const response = await sendFile(found.file, request, 'attachment')
  if (isWhole(request, response)) await countDownloads(ctx.actor, [found])
  return response
}

/** What asks only for a part, or whether it has changed, is no further download. */
const isWhole = ({ method, headers }: Request, { status }: Response) =>
  method === 'GET' && (status === 200 || (status === 206 && /^bytes=0-/.test(headers.get('range') ?? '')))

/** The records themselves do not change: nobody's version of one is stale by a download. */
export async function countDownloads(
  { role, userId }: Actor,
  versions: readonly { itemId: string; n: number }[],
): Promise<void> {
  const who = byRole(staffRole(role), {
    admin: () => ({ adminId: userId }),
    agent: () => ({ agentId: userId }),
  })
  await withTransaction(async (tx) => {
    await tx.fileScaricamento.createMany({
      data: versions.map(({ itemId, n }) => ({ id: newId(), itemId, versione: n, ...who })),
    })
    const ids = versions.map(({ itemId }) => itemId)
    await tx.$executeRaw`UPDATE file_items SET scaricamenti = scaricamenti + 1 WHERE id = ANY(${ids}::uuid[])`
  })
}
