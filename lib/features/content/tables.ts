import 'server-only'
import { type Day, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { incaricoRegole } from '@/lib/features/incarichi/settings'
import { readBook } from '@/lib/features/provvigioni/accordi/book'
import { usuryThresholds } from '@/lib/features/rates/data'
import { setting } from '@/lib/settings/read'
import { PRODOTTI } from '@/lib/words/products'
import { workedExample } from './example'
import type { Tabella } from './schema'
import type { BankTerms, FeeBounds, PageTables } from './types'

const KINDS = Object.keys(PRODOTTI) as (keyof typeof PRODOTTI)[]

/**
 * What every bank pays us on a day, and the most that a client pays us: as a case that is opened on that day would accrue. Of each
 * bank the products that it offers, and those for which an agreement in force pays us though nobody may ask for them here today.
 * Of the client's fee the dearest counts, be it written at the product or in an agreement.
 */
async function bankTerms(day: Day): Promise<BankTerms[]> {
  const [book, banks] = await Promise.all([
    readBook(db()),
    db().bank.findMany({
      select: {
        id: true,
        nome: true,
        attiva: true,
        provvigionePct: true,
        products: { where: { attivo: true }, select: { prodotto: true, compensoMediatorePct: true } },
      },
      orderBy: { nome: 'asc' },
    }),
  ])
  return banks
    .map((bank) => {
      const offered = bank.attiva ? bank.products : []
      const kinds = KINDS.filter(
        (kind) => offered.some(({ prodotto }) => prodotto === kind) || book.isAgreed(bank.id, kind, day),
      )
      const prodotti = kinds.map((prodotto) => {
        const own = offered.filter((one) => one.prodotto === prodotto)
        return {
          prodotto,
          offerto: own.length > 0,
          provvigione: book.bankPct(bank, prodotto, day),
          compenso: Math.max(
            book.clientFeePct(bank.id, prodotto, day),
            ...own.map(({ compensoMediatorePct }) => Number(compensoMediatorePct)),
          ),
        }
      })
      return { nome: bank.nome, prodotti }
    })
    .filter(({ prodotti }) => prodotti.length > 0)
}

/** The most that the mandate lets us ask of a client: it is the mandate that says what is owed, not the bank's price list. */
async function feeBounds(): Promise<FeeBounds> {
  const { compensoPctMax, compensoMax } = await setting(incaricoRegole)
  return { percentuale: compensoPctMax, importo: compensoMax }
}

/** Today's data for the tables that a text asks for, and nothing else. */
export async function tablesOf(corpo: string): Promise<PageTables> {
  const asks = (name: Tabella) => corpo.includes(`[[${name}]]`)
  const today = todayInRome()
  const asksFees = asks('provvigioni') || asks('compensi')
  const [banche, massimi, soglie, esempio] = await Promise.all([
    asksFees || asks('banche') ? bankTerms(today) : undefined,
    asksFees ? feeBounds() : undefined,
    asks('soglie') ? usuryThresholds(today) : undefined,
    asks('esempio') ? workedExample() : undefined,
  ])
  return { asOf: today, banche, massimi, soglie, esempio }
}
