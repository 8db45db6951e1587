import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { FINALITA } from '@/lib/words/purposes'
import type { Bank, BankProduct, PriceTable, Prisma, Rate, Tegm } from '@/prisma/generated/client'
import { nextNumber } from './support'
import { using } from './using'

type Overrides<T> = Partial<T>

export async function buildBank(overrides: Overrides<Prisma.BankUncheckedCreateInput> = {}): Promise<Bank> {
  const n = nextNumber()
  const data = { id: newId(), nome: `Banca Prova ${n}`, slug: `banca-prova-${n}`, provvigionePct: 1.5 }
  return using('Banks', db().bank.create({ data: { ...data, ...overrides } }))
}

/** A fixed-rate mortgage: Eurirs + 0,80, up to 80% of the value. */
export async function buildBankProduct(
  overrides: Overrides<Prisma.BankProductUncheckedCreateInput> = {},
): Promise<BankProduct> {
  const bankId = overrides.bankId ?? (await buildBank()).id
  return db().bankProduct.create({
    data: {
      id: newId(),
      nome: `Mutuo Prova ${nextNumber()}`,
      prodotto: 'mutuo',
      tipoTasso: 'fisso',
      indice: 'EURIRS',
      spread: 0.8,
      finalita: [...FINALITA.mutuo],
      importoMin: 5_000_000n,
      importoMax: 50_000_000n,
      durataMin: 60,
      durataMax: 360,
      istruttoria: 75_000n,
      perizia: 30_000n,
      incassoRata: 150n,
      ...overrides,
      bankId,
    },
  })
}

export async function buildRate(overrides: Overrides<Prisma.RateUncheckedCreateInput> = {}): Promise<Rate> {
  const data = { id: newId(), index: 'EURIRS', tenor: '20Y', date: new Date('2026-01-02'), value: 2.9 }
  return db().rate.create({ data: { ...data, ...overrides } })
}

export async function buildTegm(overrides: Overrides<Prisma.TegmUncheckedCreateInput> = {}): Promise<Tegm> {
  return db().tegm.create({
    data: {
      id: newId(),
      from: new Date('2026-01-01'),
      to: new Date('2026-03-31'),
      category: `categoria_prova_${nextNumber()}`,
      tegm: 4.2,
      ...overrides,
    },
  })
}

type Row = Omit<Prisma.PriceRowUncheckedCreateInput, 'tableId'>

/** A published grid of two rows without fees, 10.000 € over 60 and 120 months, unless others are given. */
export async function buildPriceTable(
  overrides: Overrides<Prisma.PriceTableUncheckedCreateInput> & { righe?: never } = {},
  rows: Row[] = [
    { importo: 1_000_000n, durata: 60, rata: 20_038n, tan: 7.5, taeg: 7.8765, spese: 2_500n },
    { importo: 1_000_000n, durata: 120, rata: 11_870n, tan: 7.5, taeg: 7.8239, spese: 2_500n },
  ],
): Promise<PriceTable> {
  return db().priceTable.create({
    data: {
      id: newId(),
      famiglia: 'asa',
      nome: `Tabella Prova ${nextNumber()}`,
      finalita: [...FINALITA.prestito],
      validFrom: new Date('2026-01-01'),
      stato: 'pubblicata',
      ...overrides,
      righe: { create: rows },
    },
  })
}
