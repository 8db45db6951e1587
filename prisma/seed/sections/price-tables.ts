import 'server-only'
import { exampleFromGrid } from '@/lib/features/price-tables/example-of-grid'
import { impostaDovuta } from '@/lib/finance/grid-costs'
import type { FamigliaTabella, Prisma } from '@/prisma/generated/client'
import { purposes } from '../content/finalita'
import { bulk } from '../core/bulk'
import { daysFrom, dayText, rowsOf, type Seeding } from '../core/context'
import { instalment, taeg } from '../core/loan'

const EURO = [1, 2, 3, 4, 5, 6, 7.5, 10, 12.5, 15, 17.5, 20, 25, 30, 35, 40, 50, 60].map((k) => k * 1_000)
const MONTHS = [12, 24, 36, 48, 60, 72, 84, 96, 108, 120]

type Sheet = {
  nome: string
  tan: number
  fee: number
  finalita: string[]
  fromDays: number
  toDays: number | null
  /** Nobody has published it. */
  draft?: true
}

const LOANS = [...purposes('prestito')]
const [AUTO = '', ARREDO = '', CURE = '', STUDIO = ''] = LOANS

/** Of each family: the sheet in force, the one before it, one for a purpose of its own, and a draft of the next version. */
const SHEETS: Record<FamigliaTabella, Sheet[]> = {
  asa: [
    { nome: 'Prestito standard', tan: 7.9, fee: 1.5, finalita: LOANS, fromDays: -150, toDays: null },
    { nome: 'Prestito standard', tan: 8.4, fee: 1.5, finalita: LOANS, fromDays: -520, toDays: -151 },
    { nome: 'Auto', tan: 6.6, fee: 1, finalita: [AUTO], fromDays: -90, toDays: null },
    { nome: 'Prestito leggero', tan: 8.35, fee: 0.5, finalita: LOANS, fromDays: -130, toDays: null },
    { nome: 'Prestito personale', tan: 8.15, fee: 0.8, finalita: LOANS, fromDays: -75, toDays: null },
    {
      nome: 'Prestito standard',
      tan: 7.6,
      fee: 1.5,
      finalita: LOANS,
      fromDays: 14,
      toDays: null,
      draft: true,
    },
  ],
  newfin: [
    { nome: 'Prestito flessibile', tan: 8.25, fee: 1, finalita: LOANS, fromDays: -120, toDays: null },
    { nome: 'Prestito flessibile', tan: 8.9, fee: 1, finalita: LOANS, fromDays: -480, toDays: -121 },
    { nome: 'Casa e arredo', tan: 7.1, fee: 0.8, finalita: [ARREDO], fromDays: -60, toDays: null },
    {
      nome: 'Prestito flessibile',
      tan: 7.95,
      fee: 1,
      finalita: LOANS,
      fromDays: 21,
      toDays: null,
      draft: true,
    },
  ],
  hub: [
    { nome: 'Prestito in agenzia', tan: 8.6, fee: 0.5, finalita: LOANS, fromDays: -200, toDays: null },
    { nome: 'Prestito in agenzia', tan: 9.1, fee: 0.5, finalita: LOANS, fromDays: -560, toDays: -201 },
    {
      nome: 'Studio e cure',
      tan: 6.9,
      fee: 0,
      finalita: [STUDIO, CURE],
      fromDays: -45,
      toDays: null,
    },
  ],
}

/** Longer loans cost a little more, bigger ones a little less. */
function tanOf(sheet: Sheet, euro: number, months: number): number {
  return Number((sheet.tan + (months - 60) * 0.006 - Math.log10(euro / 10_000) * 0.5).toFixed(2))
}

function gridOf(tableId: string, sheet: Sheet): Prisma.PriceRowCreateManyInput[] {
  return EURO.flatMap((euro) =>
    MONTHS.map((durata) => {
      const importo = euro * 100
      const tan = tanOf(sheet, euro, durata)
      const rata = instalment(importo, durata, tan)
      const spese = Math.round((importo * sheet.fee) / 100) + impostaDovuta({ importo, durata }).importo
      return { tableId, importo, durata, rata, tan, taeg: taeg(importo, durata, rata, spese), spese }
    }),
  )
}

/** Two mistakes as they are made by hand, for the checks to find: figures that changed places, and a rate with a wrong figure. */
function mistyped(rows: Prisma.PriceRowCreateManyInput[]): Prisma.PriceRowCreateManyInput[] {
  return rows.map((row) => {
    if (row.durata !== 60) return row
    const [a, b, c = '', d = '', e] = String(row.rata)
    if (row.importo === 1_000_000) return { ...row, rata: Number(`${a}${b}${d}${c}${e}`) }
    return row.importo === 2_000_000 ? { ...row, taeg: Number(row.taeg) + 1 } : row
  })
}

type Published = {
  bank: { id: string; nome: string } | null
  rows: ReturnType<typeof gridOf>
  from: string
}

/** What its publication kept with it. */
function exampleOf({ nome, finalita }: Sheet, { bank, rows, from }: Published): Prisma.InputJsonObject {
  const righe = rows.map((row) => ({
    importo: Number(row.importo),
    rata: Number(row.rata),
    spese: Number(row.spese),
    tan: Number(row.tan),
    taeg: Number(row.taeg),
    durata: row.durata,
  }))
  const tabella = { id: '', nome, finalita, banca: bank, validFrom: from, validTo: null, righe }
  return { ...exampleFromGrid(tabella, from) }
}

export async function seedPriceTables({ client, id, now }: Seeding): Promise<void> {
  const lenders = await rowsOf<{ id: string; nome: string }>(
    client,
    "SELECT id, nome FROM banks WHERE nome LIKE 'Finanziaria%' ORDER BY nome",
  )
  for (const famiglia of ['asa', 'newfin', 'hub'] as const) {
    // The versions of a sheet are of one bank.
    const names = [...new Set(SHEETS[famiglia].map(({ nome }) => nome))]
    for (const sheet of SHEETS[famiglia]) {
      const from = daysFrom(now, sheet.fromDays)
      const written = sheet.draft ? now : from
      const bank = lenders[names.indexOf(sheet.nome) % lenders.length] ?? null
      const tableId = id(written)
      const rows = gridOf(tableId, sheet)
      const table = {
        id: tableId,
        famiglia,
        stato: sheet.draft
          ? ('bozza' as const)
          : sheet.toDays === null
            ? ('pubblicata' as const)
            : ('chiusa' as const),
        nome: sheet.nome,
        prodotto: 'prestito' as const,
        bankId: bank?.id ?? null,
        finalita: sheet.finalita,
        validFrom: dayText(from),
        validTo: sheet.toDays === null ? null : dayText(daysFrom(now, sheet.toDays)),
        esempio: sheet.draft ? undefined : exampleOf(sheet, { bank, rows, from: dayText(from) }),
        createdAt: written,
        updatedAt: written,
      }
      await bulk<Prisma.PriceTableCreateManyInput>(client, 'price_tables', [table])
      await bulk(client, 'price_rows', sheet.draft ? mistyped(rows) : rows)
    }
  }
}
