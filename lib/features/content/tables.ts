import 'server-only'
import { type Day, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { readBook } from '@/lib/features/provvigioni/accordi/book'
import { usuryThresholds } from '@/lib/features/rates/data'
import { workedExample } from './example'
import type { Tabella } from './schema'
import type { BankTerms, PageTables } from './types'

/**
 * What every bank with a product on offer pays us on a day, and the most that a client pays us: as a case that is opened on that
 * day would accrue. Of the client's fee the dearest counts, be it written at the product or in an agreement.
 */
async function bankTerms(day: Day): Promise<BankTerms[]> {
  const [book, banks] = await Promise.all([
    readBook(db()),
    db().bank.findMany({
      where: { attiva: true, products: { some: { attivo: true } } },
      select: {
        id: true,
        nome: true,
        provvigionePct: true,
        products: { where: { attivo: true }, select: { prodotto: true, compensoMediatorePct: true } },
      },
      orderBy: { nome: 'asc' },
    }),
  ])
  return banks.map((bank) => ({
    nome: bank.nome,
    prodotti: bank.products.map(({ prodotto, compensoMediatorePct }) => ({
      prodotto,
      provvigione: book.bankPct(bank, prodotto, day),
      compenso: Math.max(Number(compensoMediatorePct), book.clientFeePct(bank.id, prodotto, day)),
    })),
  }))
}

/** Today's data for the tables that a text asks for, and nothing else. */
export async function tablesOf(corpo: string): Promise<PageTables> {
  const asks = (name: Tabella) => corpo.includes(`[[${name}]]`)
  const today = todayInRome()
  const [banche, soglie, esempio] = await Promise.all([
    asks('provvigioni') || asks('banche') || asks('compensi') ? bankTerms(today) : undefined,
    asks('soglie') ? usuryThresholds(today) : undefined,
    asks('esempio') ? workedExample() : undefined,
  ])
  return { asOf: today, banche, soglie, esempio }
}
