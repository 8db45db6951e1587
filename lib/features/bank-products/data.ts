import 'server-only'
import type { AdminScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { isId } from '@/lib/core/ids'

/** The bank with this id, or the product with this id and its bank. */
export async function bankOrProduct(_scope: AdminScope, id: string) {
  if (!isId(id)) return null
  const bank = await db().bank.findUnique({ where: { id }, select: { id: true, nome: true } })
  if (bank) return { bank, product: null }
  const product = await db().bankProduct.findUnique({
    where: { id },
    select: { id: true, nome: true, bank: { select: { id: true, nome: true } } },
  })
  return product && { bank: product.bank, product }
}
