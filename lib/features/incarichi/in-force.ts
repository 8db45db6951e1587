import 'server-only'
import { columnOfDay, dayOf, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { Mancanza } from '@/lib/features/pratiche/schema'
import { setting } from '@/lib/settings/read'
import { isAperta } from '@/lib/words/case-states'
import type { Pratica, Prisma } from '@/prisma/generated/client'
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

/**
 * What the client's fee is from now on, in cents: what was signed, or nothing once that has ended. It is frozen on the case, whose
 * commission counts it in the place of the agreement's percentage; a case that was paid out keeps the one it was paid with.
 */
export async function agreeFee(tx: Tx, { id, stato, provvigioni }: Pratica, cents: bigint): Promise<void> {
  if (!isAperta(stato)) return
  const frozen = { ...(provvigioni as Prisma.JsonObject), clientFeeAgreed: Number(cents) }
  await tx.pratica.update({ where: { id }, data: { provvigioni: frozen } })
}
