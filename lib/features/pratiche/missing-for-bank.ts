import 'server-only'
import type { Tx } from '@/lib/core/db'
import { isReason } from '@/lib/italian/reason'
import { CASE_DUTIES, type CaseOfDuty } from '@/lib/registry/case-parts'
import type { WhereOf } from '@/lib/resources/model-types'
import type { Mancanza, StatoInput } from './schema'

/** The documents that hold a case up: required, and not here or to be made again. */
export const MISSING: WhereOf<'praticaDocumento'> = {
  obbligatorio: true,
  stato: { in: ['richiesto', 'respinto'] },
}

/** Every duty that is not met; `blocca` is false where it is only to be known. */
export async function missingDuties(tx: Tx, pratica: CaseOfDuty): Promise<Mancanza[]> {
  const found: Mancanza[] = []
  for (const duty of CASE_DUTIES) {
    const lack = await duty(tx, pratica)
    if (lack) found.push(lack)
  }
  return found
}

/**
 * What a case lacks that goes to the bank without a reason, in words: the documents, each with the person it is of, and what the law
 * asks for. Null where nothing holds it up.
 */
export async function lackingForBank(
  tx: Tx,
  pratica: CaseOfDuty,
  { to, motivo }: StatoInput,
): Promise<string | null> {
  if (to !== 'inviata_banca' || isReason(motivo)) return null
  const documents = await tx.praticaDocumento.findMany({
    where: { ...MISSING, praticaId: pratica.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { nome: true, persona: { select: { nome: true, cognome: true } } },
  })
  const duties = (await missingDuties(tx, pratica)).filter(({ blocca }) => blocca)
  const names = documents
    .map(({ nome, persona }) => (persona ? `${nome} di ${persona.nome} ${persona.cognome}` : nome))
    .join(', ')
  const parts = [
    documents.length === 1 && `Manca un documento: ${names}.`,
    documents.length > 1 && `Mancano ${documents.length} documenti: ${names}.`,
    ...duties.map(({ nome }) => `Manca: ${nome}.`),
  ].filter(Boolean)
  if (parts.length === 0) return null
  return `${parts.join(' ')} Completa la pratica, o scrivi perché va alla banca senza.`
}
