import type { Day } from '@/lib/core/dates'
import { toCents, toEuro } from '@/lib/core/money'
import { need } from '@/lib/finance/error'
import type { Cents } from '@/lib/finance/exact'
import { speseComplete } from '@/lib/finance/grid-costs'
import { importoDaRata } from '@/lib/finance/instalment'
import { LIMITI_PRESTITO } from '@/lib/finance/personal-loan'
import { euroText } from '@/lib/finance/text'
import type { IncognitaReply } from './present'
import { calcolaPrestiti, isValid, type TabellaPrezzi } from './prestiti'
import type { IncognitaInput } from './schema'

/** Amounts are proposed in steps of 50 €. */
const STEP: Cents = 5_000

type Grids = { tabelle: readonly TabellaPrezzi[]; oggi: Day }

/**
 * What an instalment reaches with the best of the grids: the largest amount in so many months, or the shortest duration for
 * an amount. The comparison that follows takes these terms as if they had been typed.
 * @throws FinanceError on `rata` where no grid reaches anything
 */
export function reachedBy(input: IncognitaInput, grids: Grids): IncognitaReply {
  const rata = toCents(input.rata)
  if (input.durata !== undefined) {
    const importo = largestAmount(rata, input.durata, input.finalita, grids)
    const least = euroText(LIMITI_PRESTITO.importoMin)
    need(
      importo > 0,
      'rata',
      `Con questa rata e questa durata non si arriva a ${least}, o nessuna tabella la prevede.`,
    )
    return { rata: input.rata, durata: input.durata, importo: toEuro(importo) }
  }
  const importo = input.importo ?? 0
  const durata = shortestDuration(rata, importo, input.finalita, grids)
  need(
    durata !== undefined,
    'rata',
    'Con questa rata non basta la durata più lunga delle tabelle: alza la rata o chiedi meno.',
  )
  return { rata: input.rata, durata, importo }
}

function largestAmount(rata: Cents, durata: number, finalita: string, { tabelle, oggi }: Grids): Cents {
  const amounts = tabelle
    .filter((tabella) => isValid(tabella, oggi) && isFor(tabella, finalita))
    .map((tabella) => largestOf(tabella, rata, durata))
  return Math.max(0, ...amounts)
}

const isFor = ({ finalita }: TabellaPrezzi, asked: string) =>
  finalita.length === 0 || finalita.includes(asked)

/** A row's rate holds up to the next row's amount: from the top, the first row whose amount the instalment repays. */
function largestOf({ righe }: TabellaPrezzi, rata: Cents, durata: number): Cents {
  const rows = righe.filter((riga) => riga.durata === durata).sort((a, b) => b.importo - a.importo)
  for (const [at, riga] of rows.entries()) {
    const above = rows[at - 1]
    const most = above ? above.importo - 1 : riga.importo
    const reached = Math.floor(Math.min(importoDaRata(rata, riga.tan, durata), most) / STEP) * STEP
    if (reached >= riga.importo && speseComplete(riga)) return reached
  }
  return 0
}

function shortestDuration(rata: Cents, importo: number, finalita: string, { tabelle, oggi }: Grids) {
  const months = new Set(tabelle.flatMap(({ righe }) => righe.map(({ durata }) => durata)))
  return [...months]
    .filter((durata) => durata >= LIMITI_PRESTITO.durataMin && durata <= LIMITI_PRESTITO.durataMax)
    .sort((a, b) => a - b)
    .find((durata) => {
      const asked = { importo, durata, finalita: finalita as IncognitaInput['finalita'] }
      return calcolaPrestiti(asked, { tabelle, oggi }).offers.some((offer) => toCents(offer.rata) <= rata)
    })
}
