import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { rowsTag } from '@/lib/core/cache'
import { cached } from '@/lib/core/cached'
import { columnOfDay, dayOf, dayOfColumn } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { ProdottoLeasing } from '@/lib/finance/leasing-offers'
import type { ClasseEnergetica, FasciaSpread, ProdottoMutuo } from '@/lib/finance/mortgage-products'
import type { SpeseProdotto } from '@/lib/finance/product-costs'
import { setting } from '@/lib/settings/read'
import type { BankProduct, Prisma, Prodotto } from '@/prisma/generated/client'
import type { CdqData, ProdottoCqs } from './cdq'
import type { TabellaPrezzi } from './prestiti'
import { type Famiglia, pensioneMinima, tabelleUso } from './settings'

type Row = BankProduct & { bank: { id: string; nome: string } }

const activeProducts = (prodotto: Prodotto): Promise<Row[]> =>
  db().bankProduct.findMany({
    where: { prodotto, attivo: true, bank: { attiva: true } },
    include: { bank: { select: { id: true, nome: true } } },
    orderBy: { id: 'asc' },
  })

const OFFERS = ['bank_products', 'banks'].map(rowsTag)

/** The same for everybody until somebody edits an offer or a bank. */
const cachedOffers = <T>(prodotto: Prodotto, load: () => Promise<T[]>): Promise<T[]> =>
  cached({ key: `offers ${prodotto}`, tags: OFFERS, load })

const cents = (value: bigint) => Number(value)
const optional = (value: { toString(): string } | null) => (value === null ? null : Number(value))

/** The mortgages that banks offer today. */
export const mortgageProducts = (): Promise<ProdottoMutuo[]> => cachedOffers('mutuo', readMortgages)

async function readMortgages(): Promise<ProdottoMutuo[]> {
  return (await activeProducts('mutuo')).map((row) => ({
    ...row,
    banca: row.bank,
    spread: Number(row.spread),
    spreadByLtv: row.spreadByLtv as FasciaSpread[],
    cap: optional(row.cap),
    importoMin: cents(row.importoMin),
    importoMax: cents(row.importoMax),
    ltvMax: Number(row.ltvMax),
    ...speseOf(row),
    scontoGreen: Number(row.scontoGreen),
    classiEnergetiche: row.classiEnergetiche as ClasseEnergetica[],
  }))
}

/** What every product costs besides interest, whichever it is: nothing of it may be left out. */
const speseOf = (row: Row): SpeseProdotto => ({
  istruttoria: { fissa: cents(row.istruttoria), percentuale: Number(row.istruttoriaPct) },
  perizia: cents(row.perizia),
  incassoRata: cents(row.incassoRata),
  assicurazione: optional(row.assicurazionePct),
  compensoMediatore: Number(row.compensoMediatorePct),
})

const shared = (row: Row) => ({
  id: row.id,
  banca: row.bank,
  nome: row.nome,
  importoMin: cents(row.importoMin),
  importoMax: cents(row.importoMax),
  durataMin: row.durataMin,
  durataMax: row.durataMax,
  ...speseOf(row),
})

/** The company loans of today, without columns of their own: they travel to the browser. */
export const businessLoans = (): Promise<ProdottoMutuo[]> => cachedOffers('azienda', readBusinessLoans)

async function readBusinessLoans(): Promise<ProdottoMutuo[]> {
  return (await activeProducts('azienda')).map((row) => ({
    ...shared(row),
    tipoTasso: row.tipoTasso,
    indice: row.indice,
    spread: Number(row.spread),
    spreadByLtv: [],
    floor: row.floor,
    cap: optional(row.cap),
    mesiFissi: row.mesiFissi,
    finalita: row.finalita,
    ltvMax: Number(row.ltvMax),
    etaMaxFine: row.etaMaxFine,
    scontoGreen: 0,
  }))
}

/** The leasings of today at a fixed rate: an indexed canone is not a figure to promise. */
export const leasingProducts = (): Promise<ProdottoLeasing[]> => cachedOffers('leasing', readLeasings)

async function readLeasings(): Promise<ProdottoLeasing[]> {
  const rows = await activeProducts('leasing')
  return rows
    .filter(({ indice, tipoTasso }) => indice === null && tipoTasso === 'fisso')
    .map((row) => ({ ...shared(row), tan: Number(row.spread) }))
}

/** Salary-backed loans; a product's purposes name the kinds of pay it is for. */
export async function cqsData(): Promise<CdqData> {
  const prodotti: ProdottoCqs[] = (await activeProducts('cdq')).map((row) => ({
    ...row,
    banca: row.bank,
    tan: Number(row.spread),
    tipi: row.finalita.filter((name) => /^(dipendente|pensionat)/.test(name)),
    importoMin: cents(row.importoMin),
    importoMax: cents(row.importoMax),
    ...speseOf(row),
  }))
  return { prodotti, pensioneMinima: await setting(pensioneMinima), oggi: dayOf(new Date()) }
}

const ALL: readonly Famiglia[] = ['asa', 'newfin', 'hub']

/** The families of grids that somebody's calculator works with; the office sees what everybody sees. */
async function familiesOf(reader: Actor | null): Promise<readonly Famiglia[]> {
  if (reader?.role === 'admin') return ALL
  const { pubblico, agenti, agenzie } = await setting(tabelleUso)
  if (reader?.role !== 'agent') return pubblico
  return reader.agencyId ? agenzie : agenti
}

/** Drafts are nobody's offer; of what was published the days decide, whatever the night has written. */
const validOn = (day: Date, famiglie: readonly Famiglia[]) => ({
  stato: { not: 'bozza' as const },
  prodotto: 'prestito' as const,
  famiglia: { in: [...famiglie] },
  validFrom: { lte: day },
  OR: [{ validTo: null }, { validTo: { gte: day } }],
})

/** The durations that today's price grids have, months, from the shortest. */
export async function loanDurations(reader: Actor | null = null): Promise<number[]> {
  const famiglie = await familiesOf(reader)
  const rows = await db().priceRow.findMany({
    where: { table: validOn(columnOfDay(dayOf(new Date())), famiglie) },
    distinct: ['durata'],
    select: { durata: true },
    orderBy: { durata: 'asc' },
  })
  return rows.map(({ durata }) => durata)
}

/** A grid as calculators take it, with the rows of one duration or of some; of all where none is named. */
const withRows = (durata: number | readonly number[] | undefined) =>
  ({
    bank: { select: { id: true, nome: true } },
    righe: {
      where: durata === undefined ? {} : { durata: { in: [durata].flat() } },
      orderBy: { importo: 'asc' },
    },
  }) satisfies Prisma.PriceTableInclude
type TableRow = Prisma.PriceTableGetPayload<{ include: ReturnType<typeof withRows> }>

const tabellaOf = (table: TableRow): TabellaPrezzi => ({
  ...table,
  banca: table.bank,
  validFrom: dayOfColumn(table.validFrom),
  validTo: table.validTo && dayOfColumn(table.validTo),
  righe: table.righe.map(({ importo, rata, spese, tan, taeg, durata }) => ({
    importo: cents(importo),
    rata: cents(rata),
    spese: cents(spese),
    tan: Number(tan),
    taeg: Number(taeg),
    durata,
  })),
})

/** The price grids that are valid today, with the rows of one duration or of some; of all where none is named. */
export async function priceTables(
  durata: number | readonly number[] | undefined,
  reader: Actor | null = null,
): Promise<{ tabelle: TabellaPrezzi[]; oggi: string }> {
  const oggi = dayOf(new Date())
  const famiglie = await familiesOf(reader)
  const rows = await db().priceTable.findMany({
    where: validOn(columnOfDay(oggi), famiglie),
    include: withRows(durata),
  })
  return { tabelle: rows.map(tabellaOf), oggi }
}

/** Grids that the caller has found by the rules of who keeps them, drafts among them; with the rows of one duration, or of all. */
export async function namedTables(ids: readonly string[], durata?: number): Promise<TabellaPrezzi[]> {
  const rows = await db().priceTable.findMany({ where: { id: { in: [...ids] } }, include: withRows(durata) })
  return rows.map(tabellaOf)
}
