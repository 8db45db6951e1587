import 'server-only'
import type { Tx } from '@/lib/core/db'

/** Who may read reports. */
export const readersOf = (tx: Tx): Promise<{ id: string }[]> =>
  tx.admin.findMany({
    where: {
      OR: ['admin', 'whistleblowing_read'].map((flag) => ({ permissions: { path: [flag], equals: true } })),
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
