import type { Day } from '@/lib/core/dates'
import { toCents, toEuro } from '@/lib/core/money'
import type { Costo } from '@/lib/finance/costs'
import { type Cents, roundRate } from '@/lib/finance/exact'
import { costiPrestito, speseComplete } from '@/lib/finance/grid-costs'
import { rataReddito, rataSostenibile } from '@/lib/finance/mortgage'
import { prestitoConRata, prestitoPersonale } from '@/lib/finance/personal-loan'
import { durataText, euroText } from '@/lib/finance/text'
import {
  type Excluded,
  initialCosts,
  type Offer,
  type PrestitiReply,
  presentCosti,
  presentParty,
} from './present'
import type { PrestitiInput } from './schema'

/** One cell of a price grid; cents, months, percent. `spese`: all that is paid at the start, the tax among them. */
export type RigaPrezzi = {
  importo: Cents
  durata: number
  rata: Cents
  tan: number
  taeg: number
  spese: Cents
}

/** A price grid. `righe` may hold only the rows of the duration asked for. */
export type TabellaPrezzi = {
  id: string
  nome: string
  banca: { id: string; nome: string } | null
  /** Empty: every purpose. */
  finalita: readonly string[]
  validFrom: Day
  validTo: Day | null
  righe: readonly RigaPrezzi[]
}

type Richiesta = {
  importo: Cents
  durata: number
  finalita: string
  oggi: Day
  reddito?: Cents
  altreRate?: Cents
}

/** POST /v2/calculators/prestiti: one offer for each grid that is valid today and has the amount and duration. */
export function calcolaPrestiti(
  input: PrestitiInput,
  { tabelle, oggi }: { tabelle: readonly TabellaPrezzi[]; oggi: Day },
): PrestitiReply {
  const { durata, finalita, reddito, altreRate } = input
  const richiesta: Richiesta = {
    importo: toCents(input.importo),
    durata,
    finalita,
    oggi,
    reddito: reddito === undefined ? undefined : toCents(reddito),
    altreRate: altreRate === undefined ? undefined : toCents(altreRate),
  }
  const offers: Offer[] = []
  const excluded: Excluded[] = []
  for (const tabella of tabelle.filter((one) => isValid(one, oggi))) {
    const found = rowOf(tabella, richiesta)
    if ('motivo' in found) excluded.push(exclusion(tabella, found.motivo))
    else offers.push(offer(tabella, found.riga, richiesta))
  }
  return {
    offers: offers.sort((a, b) => a.taeg - b.taeg || a.rata - b.rata),
    excluded,
    // A grid holds until it is replaced, so its figures are of the day of the question; the quote keeps when each began.
    asOf: offers.length > 0 ? oggi : null,
  }
}

export const isValid = ({ validFrom, validTo }: TabellaPrezzi, oggi: Day) =>
  validFrom <= oggi && (validTo === null || validTo >= oggi)

/** The row of the amount, or of the nearest smaller amount, whose rate holds until the next one. */
function rowOf(tabella: TabellaPrezzi, richiesta: Richiesta): { riga: RigaPrezzi } | { motivo: string } {
  const { importo, durata, finalita } = richiesta
  if (tabella.finalita.length > 0 && !tabella.finalita.includes(finalita)) {
    return { motivo: 'Non è prevista per questa finalità.' }
  }
  const rows = tabella.righe.filter((riga) => riga.durata === durata).sort((a, b) => a.importo - b.importo)
  const first = rows[0]
  const last = rows.at(-1)
  if (!first || !last) return { motivo: `Non prevede una durata di ${durataText(durata)}.` }
  if (importo < first.importo || importo > last.importo) {
    return { motivo: `Per questa durata va da ${euroText(first.importo)} a ${euroText(last.importo)}.` }
  }
  const riga = rows.findLast((one) => one.importo <= importo) ?? first
  if (!speseComplete(riga)) return { motivo: INCOMPLETA }
  return riga.spese < importo ? { riga } : { motivo: 'Le spese superano l’importo.' }
}

/** Below its tax the costs of a row are not all that is paid: no TAEG that follows from them would be true. */
const INCOMPLETA = 'Le spese della tabella non arrivano alle imposte dovute: la tabella va corretta.'

/**
 * The plan at the row's rate; where the grid has this very amount and an instalment of its own, that instalment. The TAEG
 * always follows from the instalments and the costs that are shown.
 */
function figures(riga: RigaPrezzi, { importo, durata }: Richiesta, costi: Costo[]) {
  const asked = { importo, durataMesi: durata, tan: riga.tan, costi }
  const { piano, ...onPlan } = prestitoPersonale(asked)
  const { rata, totaleInteressi } = piano
  if (riga.importo !== importo || riga.rata === rata) {
    return { rata, totaleInteressi, taeg: roundRate(onPlan.taeg), totale: onPlan.totale }
  }
  const own = prestitoConRata(asked, riga.rata)
  return {
    rata: riga.rata,
    totaleInteressi: riga.rata * durata - importo,
    taeg: roundRate(own.taeg),
    totale: own.totale,
  }
}

function offer(tabella: TabellaPrezzi, riga: RigaPrezzi, richiesta: Richiesta): Offer {
  const costi = costiPrestito(riga, richiesta.importo)
  const { rata, taeg, totaleInteressi, totale } = figures(riga, richiesta, costi)
  return {
    ...parties(tabella),
    index: null,
    tenor: null,
    indexValue: null,
    spread: null,
    tan: riga.tan,
    tassi: [],
    taeg,
    rata: toEuro(rata),
    durataMesi: richiesta.durata,
    importo: toEuro(richiesta.importo),
    totaleInteressi: toEuro(totaleInteressi),
    costiIniziali: initialCosts(costi),
    totale: toEuro(totale),
    costi: presentCosti(costi),
    ...carried(rata, richiesta),
  }
}

/** What the instalment takes of the income, where the income is known. */
function carried(rata: Cents, { reddito, altreRate }: Richiesta) {
  if (reddito === undefined) return { rataReddito: null, sostenibile: null }
  return {
    rataReddito: rataReddito(rata, reddito, altreRate),
    sostenibile: rata <= rataSostenibile(reddito, altreRate),
  }
}

const parties = ({ banca, ...tabella }: TabellaPrezzi) => ({
  bank: banca ? presentParty(banca) : null,
  product: presentParty(tabella),
  tipoTasso: 'fisso' as const,
})

const exclusion = (tabella: TabellaPrezzi, motivo: string): Excluded => ({
  ...parties(tabella),
  motivo,
  motivi: [motivo],
})
