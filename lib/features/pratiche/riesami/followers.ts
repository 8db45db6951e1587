import 'server-only'
import type { Tx } from '@/lib/core/db'

/** The office's people who are told of reviews: they manage cases, and their account is in use. */
export async function followersOf(tx: Tx): Promise<string[]> {
  const admins = await tx.admin.findMany({
    where: {
      status: 'validated',
      OR: ['admin', 'pratiche_manage'].map((flag) => ({ permissions: { path: [flag], equals: true } })),
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  return admins.map(({ id }) => id)
}
