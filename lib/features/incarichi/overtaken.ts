import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { toEuro } from '@/lib/core/money'
import { isSameName } from '@/lib/italian/same-name'
import { isAperta } from '@/lib/words/case-states'
import { PRODOTTI } from '@/lib/words/products'
import { FINALITA_LABELS } from '@/lib/words/purposes'
import type { Incarico, Pratica } from '@/prisma/generated/client'
import { nameOf, type Signer, signerOf } from './content'
import { feeBase } from './fee'
import { type Contenuto, storedContent } from './schema'

/* A mandate says who asks for which credit, and is frozen; its case goes on. */

export type Change = 'richiedente' | 'prodotto' | 'finalità' | 'importo' | 'durata' | 'montante'

/** What has another value on the case than in its mandate. */
export function changesSince(pratica: Pratica, signer: Signer, said: Contenuto): Change[] {
  const { product, finalita, importoRichiesto, durataMesi } = pratica
  const isStill: Record<Change, boolean> = {
    richiedente: isSameName(nameOf(signer), said.cliente.nome),
    prodotto: PRODOTTI[product] === said.pratica.prodotto,
    finalità: (FINALITA_LABELS[finalita] ?? finalita) === said.pratica.finalita,
    importo: toEuro(importoRichiesto) === said.pratica.importo,
    durata: durataMesi === said.pratica.durataMesi,
    // What a percentage of the fee was counted on, where that is not the amount.
    montante: !said.compenso.montante || toEuro(feeBase(pratica).cents) === said.compenso.montante,
  }
  return (Object.keys(isStill) as Change[]).filter((name) => !isStill[name])
}

/**
 * Nobody is asked to sign what is not so any more: another credit has other costs, and another bound of the fee.
 * @throws 409 for a case that is closed, or that has changed since; `who` reads it
 */
export async function refuseOvertaken(
  tx: Tx,
  pratica: Pratica,
  { contenuto }: Incarico,
  who: 'office' | 'client' = 'office',
): Promise<void> {
  const isClient = who === 'client'
  if (!isAperta(pratica.stato))
    throw new AppError(
      'conflict',
      isClient
        ? 'La pratica è stata chiusa: non c’è più niente da firmare.'
        : 'La pratica è chiusa: non serve più un incarico.',
    )
  const changes = changesSince(pratica, await signerOf(tx, pratica.id), storedContent(contenuto))
  if (changes.length === 0) return
  throw new AppError(
    'conflict',
    isClient
      ? 'La pratica è cambiata da quando ti abbiamo inviato questo incarico: chiedi al tuo consulente di inviartene uno nuovo.'
      : `La pratica è cambiata da quando l’incarico è stato preparato (${changes.join(', ')}): fanne uno nuovo.`,
  )
}
