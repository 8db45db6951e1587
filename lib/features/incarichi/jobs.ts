import 'server-only'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { lockById } from '@/lib/core/lock'
import { tellCase } from './create'

/** So many a night: more is a matter of the next one. */
const MOST = 1_000

/** Each night: mandates that nobody has signed in time, and those whose days are over. */
export async function expireMandates(): Promise<void> {
  const today = columnOfDay(todayInRome())
  const over = await db().incarico.findMany({
    where: {
      OR: [
        { stato: 'inviato', scadeIl: { lt: today } },
        { stato: 'firmato', valeFino: { lt: today } },
      ],
    },
    orderBy: { id: 'asc' },
    take: MOST,
    select: { id: true, praticaId: true },
  })
  for (const { id, praticaId } of over)
    await withTransaction(async (tx) => {
      await lockById(tx, 'pratica', praticaId)
      const [expired] = await tx.incarico.updateManyAndReturn({
        where: {
          id,
          OR: [
            { stato: 'inviato', scadeIl: { lt: today } },
            { stato: 'firmato', valeFino: { lt: today } },
          ],
        },
        data: { stato: 'scaduto', chiusoAt: new Date(), codiceHash: null, version: { increment: 1 } },
      })
      if (!expired) return
      const pratica = await tx.pratica.findUniqueOrThrow({ where: { id: praticaId } })
      await tellCase(
        tx,
        { actor: null },
        pratica,
        expired.firmatoAt ? 'finito' : 'non firmato in tempo',
        expired,
      )
    })
}
