import 'server-only'
import { dayOf } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { type Book, readBook } from '@/lib/features/provvigioni/accordi/book'
import { type Frozen, frozenBy } from '@/lib/features/provvigioni/accordi/in-force'
import type { Row } from '@/lib/resources/types'
import type { Bank, Pratica, Prisma } from '@/prisma/generated/client'
import { ACCORDO_STANDARD } from './commissions'
import type { StatoInput } from './schema'

/** A bank chosen now, or at the sending, fixes the percentage that the commission will be computed with. */
export async function bankOf(
  tx: Tx,
  before: Pratica,
  { banca, to }: StatoInput,
): Promise<Prisma.PraticaUncheckedUpdateInput> {
  const bankId = banca ?? before.bankId
  if (!bankId || (bankId === before.bankId && to !== 'inviata_banca')) return {}
  const bank = await tx.bank.findUnique({ where: { id: bankId } })
  if (!bank) throw invalidField('banca', 'Questa banca non esiste.')
  const provvigioni = frozenWith(before, bank, await readBook(tx))
  // Another bank has products of its own.
  return { bankId, provvigioni, ...(bankId === before.bankId ? {} : { bankProductId: null }) }
}

/** The same where the bank is chosen among the data of a case, whatever its state; `data` has been checked. */
export async function frozenByChoice(tx: Tx, data: Row, before: Pratica): Promise<Row> {
  const { bankId } = data
  if (typeof bankId !== 'string' || bankId === before.bankId) return {}
  const bank = await tx.bank.findUniqueOrThrow({ where: { id: bankId } })
  return { provvigioni: frozenWith(before, bank, await readBook(tx)) }
}

/** What a case keeps where nobody has written an agreement about it. */
const UNWRITTEN: Frozen = {
  clientFeePct: ACCORDO_STANDARD.clientFeePct,
  clientFeeMax: ACCORDO_STANDARD.clientFeeMax,
  split: ACCORDO_STANDARD.split,
  accordo: null,
}

/**
 * The percentages of a case with its bank, by the agreements of the day on which it was opened. One that is about the bank
 * takes the place of the one that was frozen at the opening, when the bank was not known; otherwise that stays, whoever
 * the case belongs to by now. One that was about the bank of before goes with it.
 */
export function frozenWith(before: Pratica, bank: Bank, book: Book): Prisma.InputJsonObject {
  const day = dayOf(before.createdAt)
  const { agentId, agencyId, product } = before
  const accordo = book.accordo({ agentId, agencyId, product, bankId: bank.id }, day)
  const frozen = before.provvigioni as Prisma.JsonObject & Partial<Frozen>
  const wasOfABank = frozen.accordo != null && book.isOfOneBank(frozen.accordo.id)
  const agreed = accordo ? frozenBy(accordo) : UNWRITTEN
  return {
    ...frozen,
    ...(accordo?.bankId || wasOfABank ? agreed : {}),
    bankPct: book.bankPct(bank, product, day),
  }
}
