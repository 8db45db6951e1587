import { euroText, formatRate, toCents, wholeEuroText } from '@/lib/core/money'
import { type Riga, rigaSchema } from '@/lib/features/price-tables/schema'
import { FinanceError } from '@/lib/finance/error'
import { rataFrancese } from '@/lib/finance/instalment'
import { taeg } from '@/lib/finance/taeg'

/** A percentage point of a hundred: banks round their TAEG to it. */
const TAEG_TOLERANCE = 0.01
const CENT = 1

const place = ({ importo, durata }: Pick<Riga, 'importo' | 'durata'>) =>
  `${wholeEuroText(importo)} in ${durata} mesi`

/**
 * What looks wrong in a grid, in words; nothing of it forbids to save, because a bank may want it so. Rows that are still being
 * typed are left out. In euro and percent, as the form has them.
 */
export function checkRows(rows: readonly unknown[]): string[] {
  const righe = rows.flatMap((row) => rigaSchema.safeParse(withoutId(row)).data ?? [])
  return [...new Set([...righe.flatMap(figuresOf), ...outOfOrder(righe), ...missing(righe)])]
}

/** Figures that no loan has, such as a rate of five decimals, are refused when they are saved. */
function figuresOf(riga: Riga): string[] {
  try {
    return wrongFigures(riga)
  } catch (error) {
    if (error instanceof FinanceError) return []
    throw error
  }
}

function withoutId(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const { _id: _, ...rest } = row as Record<string, unknown>
  return rest
}

/** The instalment of the French plan at the row's rate, and the TAEG of instalments and fees paid at the start. */
function wrongFigures(riga: Riga): string[] {
  const { importo, durata, tan, rata, spese } = riga
  const plan = rataFrancese(toCents(importo), tan, durata)
  const wrong: string[] = []
  if (Math.abs(plan - toCents(rata)) > CENT)
    wrong.push(
      `${place(riga)}: con TAN ${formatRate(tan)} la rata è ${euroText(plan / 100)}, non ${euroText(rata)}.`,
    )
  const real = spese < importo ? taegOf(riga) : undefined
  if (real === undefined) wrong.push(`${place(riga)}: le spese superano l’importo.`)
  // Instalments of whole cents bring small loans a little below their TAN: that is no mistake.
  else if (Math.abs(real - riga.taeg) > TAEG_TOLERANCE)
    wrong.push(
      riga.taeg < tan
        ? `${place(riga)}: il TAEG è più basso del TAN.`
        : `${place(riga)}: con questa rata e queste spese il TAEG è ${formatRate(real)}, non ${formatRate(riga.taeg)}.`,
    )
  return wrong
}

const taegOf = ({ importo, durata, rata, spese }: Riga): number =>
  rata === 0
    ? Number.NaN
    : taeg({
        erogazioni: [{ t: 0, importo: importo - spese }],
        pagamenti: Array.from({ length: durata }, (_, month) => ({ t: (month + 1) / 12, importo: rata })),
      })

/** More money costs more a month, more time costs less. */
function outOfOrder(righe: readonly Riga[]): string[] {
  const sorted = [...righe].sort((a, b) => a.importo - b.importo || a.durata - b.durata)
  const before = new Map<number, Riga>()
  return sorted.flatMap((riga, at) => {
    const smaller = before.get(riga.durata)
    const shorter = sorted[at - 1]
    before.set(riga.durata, riga)
    const wrong: string[] = []
    if (smaller && smaller.importo < riga.importo && riga.rata <= smaller.rata)
      wrong.push(`${place(riga)}: la rata non è più alta che per ${wholeEuroText(smaller.importo)}.`)
    if (shorter?.importo === riga.importo && shorter.durata < riga.durata && riga.rata >= shorter.rata)
      wrong.push(`${place(riga)}: la rata non è più bassa che in ${shorter.durata} mesi.`)
    return wrong
  })
}

/** Amounts that lack a duration which others have. */
function missing(righe: readonly Riga[]): string[] {
  const has = new Set(righe.map(({ importo, durata }) => `${importo} ${durata}`))
  const durations = [...new Set(righe.map(({ durata }) => durata))].sort((a, b) => a - b)
  const amounts = [...new Set(righe.map(({ importo }) => importo))].sort((a, b) => a - b)
  return amounts.flatMap((importo) =>
    durations.flatMap((durata) =>
      has.has(`${importo} ${durata}`) ? [] : [`${place({ importo, durata })}: manca la riga.`],
    ),
  )
}
