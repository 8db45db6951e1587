import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { identificationLack } from '@/lib/features/aml/duty'
import { hasMandate, needsMandate } from '@/lib/features/incarichi/in-force'
import type { WhereOf } from '@/lib/resources/model-types'
import type { Pratica } from '@/prisma/generated/client'
import type { Mancanza, StatoInput } from './schema'

/** The documents that hold a case up: required, and not here or to be made again. */
export const MISSING: WhereOf<'praticaDocumento'> = {
  obbligatorio: true,
  stato: { in: ['richiesto', 'respinto'] },
}

type Case = Pick<Pratica, 'id' | 'createdAt'>

/**
 * What a case lacks before it goes to the bank, besides its documents: one function for each duty, and one list that the server refuses by
 * and every screen shows.
 */
const DUTIES: readonly ((tx: Tx, pratica: Case) => Promise<Mancanza | null>)[] = [mandate, identification]

async function mandate(tx: Tx, pratica: Case): Promise<Mancanza | null> {
  if (await hasMandate(tx, pratica.id)) return null
  return { cosa: 'incarico', nome: 'Incarico di mediazione firmato', blocca: await needsMandate(pratica, tx) }
}

async function identification(tx: Tx, pratica: Case): Promise<Mancanza | null> {
  const lack = await identificationLack(tx, pratica)
  return lack && { cosa: 'identificazione', ...lack }
}

/** Every duty that is not met; `blocca` is false where it is only to be known. */
export async function missingDuties(tx: Tx, pratica: Case): Promise<Mancanza[]> {
  const found: Mancanza[] = []
  for (const duty of DUTIES) {
    const lack = await duty(tx, pratica)
    if (lack) found.push(lack)
  }
  return found
}

/**
 * A case that lacks a required document, or something that the law asks for, goes to the bank only with a reason.
 * @throws 422 on `motivo`, naming what is missing
 */
export async function refuseIncomplete(tx: Tx, pratica: Case, { to, motivo }: StatoInput): Promise<void> {
  if (to !== 'inviata_banca' || motivo) return
  const documents = await tx.praticaDocumento.findMany({
    where: { ...MISSING, praticaId: pratica.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { nome: true },
  })
  const duties = (await missingDuties(tx, pratica)).filter(({ blocca }) => blocca)
  const names = documents.map(({ nome }) => nome).join(', ')
  const parts = [
    documents.length === 1 && `Manca un documento: ${names}.`,
    documents.length > 1 && `Mancano ${documents.length} documenti: ${names}.`,
    ...duties.map(({ nome }) => `Manca: ${nome}.`),
  ].filter(Boolean)
  if (parts.length === 0) return
  throw invalidField('motivo', `${parts.join(' ')} Completa la pratica, o scrivi perché va alla banca senza.`)
}
