import { euroText, formatRate, toCents, wholeEuroText } from '@/lib/core/money'
import { FinanceError } from './error'
import { roundRate } from './exact'
import { impostaDovuta, speseComplete } from './grid-costs'
import { rataFrancese } from './instalment'
import { taeg } from './taeg'

/** A cell of a price grid, in euro, months and percent, as forms have it; `spese` contain the tax. */
export type GridRow = {
  importo: number
  durata: number
  rata: number
  tan: number
  taeg: number
  spese: number
}

/** What is wrong, in words, and the figure that it is about; null where it is about the whole grid. */
export type Finding = {
  testo: string
  cella: { importo: number; durata: number; campo: 'rata' | 'tan' | 'taeg' | 'spese' } | null
}

/** What looks wrong in a grid: `errors` are not published, `warnings` may be what the bank wants. */
export type GridChecks = { errors: Finding[]; warnings: Finding[] }

/** The usury threshold of a class of amounts, in cents; null where there is no limit on that side. */
type Limit = { classFrom: number | null; classTo: number | null; soglia: number }

type Terms = {
  /** The bank has instalments of its own: those of the French plan are not asked for. */
  fuoriPiano?: boolean
  /** Whether these are loans that pay the tax of a loan, which their costs must then contain. */
  tassata?: boolean
  soglie?: readonly Limit[]
  /** What rows have wrong by themselves, kept from check to check with the same terms: working out a TAEG takes time. */
  known?: WeakMap<GridRow, Finding[]>
}

/** A percentage point of a hundred: banks round their TAEG to it. */
const TAEG_TOLERANCE = 0.01
const CENT = 1

type Place = Pick<GridRow, 'importo' | 'durata'>

const place = ({ importo, durata }: Place) => `${wholeEuroText(importo)} in ${durata} mesi`
const once = (found: Finding[]) => [...new Map(found.map((one) => [one.testo, one])).values()]

export const wrong = (
  riga: Place,
  campo: NonNullable<Finding['cella']>['campo'],
  words: string,
): Finding => ({
  testo: `${place(riga)}: ${words}`,
  cella: { importo: riga.importo, durata: riga.durata, campo },
})

/** The figures of each row, their order, holes, and the thresholds of usury. */
export function checkGrid(
  righe: readonly GridRow[],
  { fuoriPiano = false, tassata = false, soglie = [], known = new WeakMap() }: Terms = {},
): GridChecks {
  const own = righe.flatMap((riga) => {
    const found = known.get(riga) ?? figuresOf(riga, { fuoriPiano, tassata })
    known.set(riga, found)
    return found
  })
  return {
    errors: once([...own, ...outOfOrder(righe)]),
    warnings: once([...missing(righe), ...righe.flatMap((riga) => aboveLimit(riga, soglie))]),
  }
}

/** Figures that no loan has, such as a rate of five decimals, are refused when they are saved. */
function figuresOf(riga: GridRow, { fuoriPiano, tassata }: Terms): Finding[] {
  try {
    return [
      ...(fuoriPiano ? [] : wrongInstalment(riga)),
      ...(tassata ? belowTax(riga) : []),
      ...wrongTaeg(riga),
    ]
  } catch (error) {
    if (error instanceof FinanceError) return []
    throw error
  }
}

/** Against the French plan at the row's rate. */
function wrongInstalment(riga: GridRow): Finding[] {
  const { importo, durata, tan, rata } = riga
  const plan = rataFrancese(toCents(importo), tan, durata)
  if (Math.abs(plan - toCents(rata)) <= CENT) return []
  const words = `con TAN ${formatRate(tan)} la rata è ${euroText(plan / 100)}, non ${euroText(rata)}.`
  return [wrong(riga, 'rata', words)]
}

/** Costs below the tax cannot be all that is paid. */
function belowTax(riga: GridRow): Finding[] {
  const { durata, spese } = riga
  const row = { importo: toCents(riga.importo), durata, spese: toCents(spese) }
  if (speseComplete(row)) return []
  const { voce, importo } = impostaDovuta(row)
  const words = `le spese comprendono le imposte: ${euroText(spese)} non arrivano all’${voce.toLowerCase()} di ${euroText(importo / 100)}.`
  return [wrong(riga, 'spese', words)]
}

/** Against the TAEG of instalments and fees paid at the start. */
function wrongTaeg(riga: GridRow): Finding[] {
  const real = riga.spese < riga.importo ? realTaeg(riga) : undefined
  if (real === undefined) return [wrong(riga, 'spese', 'le spese superano l’importo.')]
  // Without an instalment there is none; that it is missing is said of the instalment.
  if (Number.isNaN(real)) return []
  // Instalments of whole cents bring small loans a little below their TAN: that is no mistake.
  if (Math.abs(real - riga.taeg) <= TAEG_TOLERANCE) return []
  const words =
    riga.taeg < riga.tan
      ? 'il TAEG è più basso del TAN.'
      : `con questa rata e queste spese il TAEG è ${formatRate(real)}, non ${formatRate(riga.taeg)}.`
  return [wrong(riga, 'taeg', words)]
}

type Paid = Pick<GridRow, 'importo' | 'durata' | 'rata' | 'spese'>

const realTaeg = ({ importo, durata, rata, spese }: Paid): number =>
  rata === 0
    ? Number.NaN
    : taeg({
        erogazioni: [{ t: 0, importo: importo - spese }],
        pagamenti: Array.from({ length: durata }, (_, month) => ({ t: (month + 1) / 12, importo: rata })),
      })

/**
 * The rates that an instalment comes to: the TAN of the French plan with this instalment, with as few decimals as give it back to the
 * cent, and the TAEG with the fees. @throws FinanceError where no rate does
 */
export function ratesOfInstalment(paid: Paid): { tan: number; taeg: number } {
  const yearly = realTaeg({ ...paid, spese: 0 })
  const exact = Math.max(0, 1_200 * ((1 + yearly / 100) ** (1 / 12) - 1))
  const tan = [2, 3, 4].map((decimals) => Number(exact.toFixed(decimals))).find((one) => gives(one, paid))
  return { tan: tan ?? Number(exact.toFixed(4)), taeg: roundRate(realTaeg(paid)) }
}

const gives = (tan: number, { importo, durata, rata }: Paid) =>
  rataFrancese(toCents(importo), tan, durata) === toCents(rata)

/** More money costs more a month, more time costs less. */
function outOfOrder(righe: readonly GridRow[]): Finding[] {
  const sorted = [...righe].sort((a, b) => a.importo - b.importo || a.durata - b.durata)
  const before = new Map<number, GridRow>()
  return sorted.flatMap((riga, at) => {
    const smaller = before.get(riga.durata)
    const shorter = sorted[at - 1]
    before.set(riga.durata, riga)
    const found: Finding[] = []
    if (smaller && smaller.importo < riga.importo && riga.rata <= smaller.rata)
      found.push(wrong(riga, 'rata', `la rata non è più alta che per ${wholeEuroText(smaller.importo)}.`))
    if (shorter?.importo === riga.importo && shorter.durata < riga.durata && riga.rata >= shorter.rata)
      found.push(wrong(riga, 'rata', `la rata non è più bassa che in ${shorter.durata} mesi.`))
    return found
  })
}

/** Amounts that lack a duration which others have. */
function missing(righe: readonly GridRow[]): Finding[] {
  const has = new Set(righe.map(({ importo, durata }) => `${importo} ${durata}`))
  const durations = [...new Set(righe.map(({ durata }) => durata))].sort((a, b) => a - b)
  const amounts = [...new Set(righe.map(({ importo }) => importo))].sort((a, b) => a - b)
  return amounts.flatMap((importo) =>
    durations.flatMap((durata) =>
      has.has(`${importo} ${durata}`) ? [] : [wrong({ importo, durata }, 'rata', 'manca la riga.')],
    ),
  )
}

/** The law compares the threshold with the TEG, which is not quite the TAEG: a warning, and no more. */
function aboveLimit(riga: GridRow, soglie: readonly Limit[]): Finding[] {
  const cents = toCents(riga.importo)
  const limit = soglie.find(
    ({ classFrom, classTo }) => cents > (classFrom ?? -1) && (classTo === null || cents <= classTo),
  )
  if (!limit || riga.taeg <= limit.soglia) return []
  const words = `il TAEG, ${formatRate(riga.taeg)}, supera la soglia di usura, ${formatRate(limit.soglia, 4)}.`
  return [wrong(riga, 'taeg', words)]
}
