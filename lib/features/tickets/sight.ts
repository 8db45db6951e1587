import 'server-only'
import type { Tx } from '@/lib/core/db'
import { type Answerer, answerer } from './assign'
import { isAnsweredBy } from './owner'

export type Sighted = Answerer & { answersIt: boolean }

/** Somebody of the office, and whether they answer tickets of this category. @throws 422 for who does not work with tickets */
export async function sightOf(tx: Tx, categoryId: string, adminId: string): Promise<Sighted> {
  const person = await answerer(tx, adminId)
  const admins = await tx.ticketCategoryAdmin.findMany({ where: { categoryId }, select: { adminId: true } })
  return { ...person, answersIt: isAnsweredBy(admins, adminId) }
}

/** Who may have a ticket that nobody gave them by hand: all of them, or those of the categories that they answer. */
export const mayBeGiven = ({ readsAll, answersIt }: Sighted): boolean => readsAll || answersIt
