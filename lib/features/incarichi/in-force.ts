import 'server-only'
import { columnOfDay, dayOf, todayInRome } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Mancanza } from '@/lib/features/pratiche/schema'
import { isSameName } from '@/lib/italian/same-name'
import { setting } from '@/lib/settings/read'
import type { Incarico, Pratica, Prisma } from '@/prisma/generated/client'
import { findSigner, nameOf } from './content'
import { storedContent } from './schema'
import { incaricoRegole } from './settings'

/** The mandate of a case that is signed and still holds; there is one at most. */
const mandateInForce = (tx: Tx, praticaId: string): Promise<Incarico | null> =>
  tx.incarico.findFirst({
    where: { praticaId, stato: 'firmato', valeFino: { gte: columnOfDay(todayInRome()) } },
  })

/** Whether a case is of after the day from which the mandate is asked for; one of before is only warned. */
export async function needsMandate({ createdAt }: Pick<Pratica, 'createdAt'>, tx?: Tx): Promise<boolean> {
  return dayOf(createdAt) >= (await setting(incaricoRegole, tx)).dal
}

/** What a case lacks of its mandate before it goes to the bank; null where its applicant has signed one that still holds. */
export async function mandateLack(
  tx: Tx,
  pratica: Pick<Pratica, 'id' | 'createdAt'>,
): Promise<Mancanza | null> {
  const blocca = await needsMandate(pratica, tx)
  const incarico = await mandateInForce(tx, pratica.id)
  if (!incarico) return { cosa: 'incarico', nome: 'Incarico di mediazione firmato', blocca }
  const signed = storedContent(incarico.contenuto).cliente.nome
  const applicant = await findSigner(tx, pratica.id)
  if (!applicant || isSameName(signed, nameOf(applicant))) return null
  return { cosa: 'incarico', nome: `Incarico firmato dal richiedente (c’è quello di ${signed})`, blocca }
}

/** A surroga costs the client nothing (art. 120-quater TUB): a case is none as long as a fee is owed. @throws 422 on `finalita` */
export async function refuseFeeOfSurroga(
  tx: Tx,
  { id }: Pick<Pratica, 'id'>,
  { finalita }: { finalita?: unknown },
): Promise<void> {
  if (finalita !== 'surroga') return
  const incarico = await mandateInForce(tx, id)
  if (incarico && incarico.compensoImporto > 0n)
    throw invalidField(
      'finalita',
      `Per una surroga il cliente non paga alcun compenso: prima revoca l’incarico ${incarico.codice}.`,
    )
}

/**
 * What the client's fee is from now on, in cents: what was signed, or nothing once that has ended. It is frozen on the case, whose
 * commission counts it in the place of the agreement's percentage; a case that was paid out keeps the one it was paid with.
 */
export async function agreeFee(tx: Tx, { id, stato, provvigioni }: Pratica, cents: bigint): Promise<void> {
  if (stato === 'liquidata') return
  const frozen = { ...(provvigioni as Prisma.JsonObject), clientFeeAgreed: Number(cents) }
  await tx.pratica.update({ where: { id }, data: { provvigioni: frozen } })
}
