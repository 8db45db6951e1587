import 'server-only'
import { db } from '@/lib/core/db'

/** What each bank with a mortgage on offer pays us, in percent of the amount paid out (disclosed to clients). */
export async function provvigioniMutui(): Promise<number[]> {
  const banks = await db().bank.findMany({
    where: { attiva: true, products: { some: { prodotto: 'mutuo', attivo: true } } },
    select: { provvigionePct: true },
  })
  return banks.map(({ provvigionePct }) => Number(provvigionePct))
}
