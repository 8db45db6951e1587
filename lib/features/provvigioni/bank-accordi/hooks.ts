import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { inPeriod, lockAgreements, overlaps } from '@/lib/features/provvigioni/accordi/hooks'
import type { Prisma } from '@/prisma/generated/client'

type Columns = Record<string, unknown>

/** The bank must be there, and no other agreement about the same may count in the same days. */
export async function checkBankAccordo({
  data,
  before,
  tx,
}: {
  data: Columns
  before: Columns | null
  tx: Tx
}): Promise<Columns> {
  await lockAgreements(tx)
  const row = { ...before, ...data } as Prisma.BankAccordoUncheckedCreateInput
  const { bankId, product = null } = row
  if (!(await tx.bank.findUnique({ where: { id: bankId } })))
    throw invalidField('bankId', 'Questa banca non esiste.')
  const other = await tx.bankAccordo.findFirst({
    where: { bankId, product, ...(before ? { id: { not: String(before.id) } } : {}), ...inPeriod(row) },
  })
  if (other) throw overlaps(other.validFrom, other.validTo)
  return data
}
