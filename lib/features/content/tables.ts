import 'server-only'
import { dayOf } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { usuryThresholds } from '@/lib/features/rates/data'
import { workedExample } from './example'
import type { Tabella } from './schema'
import type { BankTerms, PageTables } from './types'

/** What every bank with a product on offer pays us, and the most that a client pays us on each of its products. */
async function bankTerms(): Promise<BankTerms[]> {
  const banks = await db().bank.findMany({
    where: { attiva: true, products: { some: { attivo: true } } },
    select: {
      nome: true,
      provvigionePct: true,
      products: { where: { attivo: true }, select: { prodotto: true, compensoMediatorePct: true } },
    },
    orderBy: { nome: 'asc' },
  })
  return banks.map(({ nome, provvigionePct, products }) => ({
    nome,
    provvigione: Number(provvigionePct),
    prodotti: products.map(({ prodotto, compensoMediatorePct }) => ({
      prodotto,
      compenso: Number(compensoMediatorePct),
    })),
  }))
}

/** Today's data for the tables that a text asks for, and nothing else. */
export async function tablesOf(corpo: string): Promise<PageTables> {
  const asks = (name: Tabella) => corpo.includes(`[[${name}]]`)
  const [banche, soglie, esempio] = await Promise.all([
    asks('provvigioni') || asks('banche') || asks('compensi') ? bankTerms() : undefined,
    asks('soglie') ? usuryThresholds(dayOf(new Date())) : undefined,
    asks('esempio') ? workedExample() : undefined,
  ])
  return { asOf: dayOf(new Date()), banche, soglie, esempio }
}
