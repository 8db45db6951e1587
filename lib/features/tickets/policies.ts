import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import type { Hours } from '@/lib/italian/opening-hours'
import type { Ticket } from '@/prisma/generated/client'
import { officeHours } from './office-hours'
import { type Policy, policyOf } from './policy'

const WITH_DAYS = { include: { chiusure: { select: { giorno: true } } } } as const

/** The times of a ticket by its category and priority, and when they pass. */
export async function policyFor(
  tx: Tx | undefined,
  { categoryId, priorita }: Pick<Ticket, 'categoryId' | 'priorita'>,
): Promise<Policy> {
  const category = await (tx ?? db()).ticketCategory.findUniqueOrThrow({
    where: { id: categoryId },
    include: { calendario: WITH_DAYS, tempi: { include: { calendario: WITH_DAYS } } },
  })
  return policyOf(category, priorita, await officeHours(tx))
}

/** When the minutes of a ticket pass. */
export const hoursOf = async (tx: Tx, ticket: Pick<Ticket, 'categoryId' | 'priorita'>): Promise<Hours> =>
  (await policyFor(tx, ticket)).orari
