import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'

/** The views that somebody saved of one list, by name. */
export async function savedViews({ actor: { role, userId } }: Scope, resource: string) {
  const rows = await db().savedView.findMany({
    where: { role, userId, resource },
    orderBy: { nome: 'asc' },
    take: 100,
  })
  return rows.map(({ id, nome, query }) => ({ _id: id, nome, query }))
}
