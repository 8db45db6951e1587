import 'server-only'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { readBook } from '@/lib/features/provvigioni/accordi/book'

/** What each bank with a mortgage on offer pays us today, in percent of the amount paid out (disclosed to clients). */
export async function provvigioniMutui(): Promise<number[]> {
  const [book, banks] = await Promise.all([
    readBook(db()),
    db().bank.findMany({
      where: { attiva: true, products: { some: { prodotto: 'mutuo', attivo: true } } },
      select: { id: true, provvigionePct: true },
    }),
  ])
  return banks.map((bank) => book.bankPct(bank, 'mutuo', todayInRome()))
}
