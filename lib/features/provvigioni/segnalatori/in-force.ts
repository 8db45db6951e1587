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

/**
 * Who is paid by an agreement: one person, however many agreements followed each other, has one statement a month, and what they owe is
 * carried from one agreement to the next. They are known by the first of theirs that was written, since an address that has an agreement
 * in force keeps it.
 */
export async function payeeOf(tx: Tx, { email }: Pick<Segnalatore, 'email'>): Promise<string> {
  const { id } = await tx.segnalatore.findFirstOrThrow({ where: { email }, orderBy: { id: 'asc' } })
  return id
}
