import 'server-only'
import { columnOfDay, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { Segnalatore } from '@/prisma/generated/client'

/** The agreement of who has this address, on this day: one that ended yesterday is none. */
export async function agreementOf(tx: Tx, email: string, day = todayInRome()): Promise<Segnalatore | null> {
  const on = columnOfDay(day)
  return tx.segnalatore.findFirst({
    where: { email, validFrom: { lte: on }, OR: [{ validTo: null }, { validTo: { gte: on } }] },
  })
}
