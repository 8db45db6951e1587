import 'server-only'
import { columnOfDay, dayOf, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { Mancanza } from '@/lib/features/pratiche/schema'
import { setting } from '@/lib/settings/read'
import type { Pratica } from '@/prisma/generated/client'
import { incaricoRegole } from './settings'

/** Whether a case has a mandate that is signed and still holds. */
export async function hasMandate(tx: Tx, praticaId: string): Promise<boolean> {
  const where = { praticaId, stato: 'firmato' as const, valeFino: { gte: columnOfDay(todayInRome()) } }
  return (await tx.incarico.count({ where })) > 0
}

/** Whether a case is of after the day from which the mandate is asked for; one of before is only warned. */
export async function needsMandate({ createdAt }: Pick<Pratica, 'createdAt'>, tx?: Tx): Promise<boolean> {
  return dayOf(createdAt) >= (await setting(incaricoRegole, tx)).dal
}

/** What a case lacks of its mandate before it goes to the bank; null where one is signed and still holds. */
export async function mandateLack(
  tx: Tx,
  pratica: Pick<Pratica, 'id' | 'createdAt'>,
): Promise<Mancanza | null> {
  if (await hasMandate(tx, pratica.id)) return null
  return { cosa: 'incarico', nome: 'Incarico di mediazione firmato', blocca: await needsMandate(pratica, tx) }
}
