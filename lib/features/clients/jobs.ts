import 'server-only'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { DAYS_TO_UNDO } from './unmerge'

const EMPTY = { nome: '', cognome: '', telefono: null, dataNascita: null, indirizzo: null, cap: null }
const ELSE = {
  comune: null,
  provincia: null,
  ragioneSociale: null,
  partitaIva: null,
  note: '',
  referal: null,
}

/** Merges that can no longer be undone: what was kept for that goes, and with it the record that is no more. */
export async function forgetMerged(): Promise<void> {
  const old = await db().clientMerge.findMany({
    where: { at: { lt: addDays(new Date(), -DAYS_TO_UNDO) }, undoneAt: null, NOT: { prima: { equals: {} } } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: 1_000,
    select: { id: true, loserId: true },
  })
  if (old.length === 0) return
  await db().$transaction([
    db().clientMerge.updateMany({
      where: { id: { in: old.map(({ id }) => id) } },
      data: { prima: {}, spostati: {} },
    }),
    db().client.updateMany({
      where: { id: { in: old.map(({ loserId }) => loserId) }, mergedIntoId: { not: null } },
      data: { ...EMPTY, ...ELSE },
    }),
  ])
}
