import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { checkProvince } from '@/lib/places/check-province'
import { CASE_GUARDS } from '@/lib/registry/case-guards'
import type { Row } from '@/lib/resources/types'
import { isAperta } from '@/lib/words/case-states'
import { FINALITA } from '@/lib/words/purposes'
import { frozenByChoice } from './freeze-bank'

/** The purpose must be one of the product's. */
export function checkFinalita(product: keyof typeof FINALITA, finalita: string): void {
  if (!(FINALITA[product] as readonly string[]).includes(finalita))
    throw invalidField('finalita', 'Scegli la finalità fra quelle del prodotto.')
}

/**
 * What the schema cannot know of a change: the product of the case, the banks, the provinces. Returns what a bank that is
 * chosen brings with it.
 */
export async function checkChange(tx: Tx, data: Row, id: string): Promise<Row> {
  const before = await tx.pratica.findUniqueOrThrow({ where: { id } })
  const { product, stato, bankId } = before
  if (typeof data.finalita === 'string') checkFinalita(product, data.finalita)
  for (const guard of CASE_GUARDS) await guard(tx, before, data)
  checkRates(data)
  await checkProvince(data.provincia, 'provincia', tx)
  // Its commission is of the bank that it was closed with.
  if ('bankId' in data && data.bankId !== bankId && !isAperta(stato))
    throw invalidField('bankId', 'La banca di una pratica chiusa non cambia: prima riapri la pratica.')
  if ('bankId' in data || 'bankProductId' in data) await checkBank(tx, product, { ...before, ...data })
  return frozenByChoice(tx, data, before)
}

/** A spread may be below zero, what the client pays may not. */
function checkRates({ tan, taeg }: Row): void {
  if (Number(tan) < 0) throw invalidField('tan', 'Il TAN non può essere negativo.')
  if (Number(taeg) < 0) throw invalidField('taeg', 'Il TAEG non può essere negativo.')
}

async function checkBank(tx: Tx, product: string, { bankId, bankProductId }: Row): Promise<void> {
  if (typeof bankId === 'string' && !(await tx.bank.findUnique({ where: { id: bankId } })))
    throw invalidField('bankId', 'Questa banca non esiste.')
  if (typeof bankProductId !== 'string') return
  await checkBankProduct(tx, { product, bankId, bankProductId }, 'bankProductId')
}

type Chosen = { product: string; bankId: unknown; bankProductId: string }

/** @throws 422 on `path` where the product is not one of the bank's, for loans of this kind */
export async function checkBankProduct(
  tx: Tx,
  { product, bankId, bankProductId }: Chosen,
  path: string,
): Promise<void> {
  const chosen = await tx.bankProduct.findUnique({ where: { id: bankProductId } })
  if (!chosen) throw invalidField(path, 'Questo prodotto non esiste.')
  if (chosen.bankId !== bankId)
    throw invalidField(path, 'Scegli il prodotto fra quelli della banca della pratica.')
  if (chosen.prodotto !== product)
    throw invalidField(path, 'Scegli un prodotto dello stesso tipo della pratica.')
}
