import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { WhereOf } from '@/lib/resources/model-types'
import type { StatoInput } from './schema'

/** The documents that hold a case up: required, and not here or to be made again. */
export const MISSING: WhereOf<'praticaDocumento'> = {
  obbligatorio: true,
  stato: { in: ['richiesto', 'respinto'] },
}

/**
 * A case whose required documents are not all here goes to the bank only with a reason.
 * @throws 422 on `motivo`, naming what is missing
 */
export async function refuseMissingDocuments(
  tx: Tx,
  praticaId: string,
  { to, motivo }: StatoInput,
): Promise<void> {
  if (to !== 'inviata_banca' || motivo) return
  const missing = await tx.praticaDocumento.findMany({
    where: { ...MISSING, praticaId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { nome: true },
  })
  if (missing.length === 0) return
  const names = missing.map(({ nome }) => nome).join(', ')
  const what =
    missing.length === 1 ? `Manca un documento: ${names}` : `Mancano ${missing.length} documenti: ${names}`
  throw invalidField('motivo', `${what}. Caricali, o scrivi perché la pratica va alla banca senza.`)
}
