import { indennizzoEstinzione, rimborsoCostoAmmortizzato, rimborsoLineare } from './early-repayment'
import { need, needInteger } from './error'
import { type Cents, needCents } from './exact'
import { pianoAmmortamento } from './schedule'
import type { Rata } from './schedule-types'

/**
 * What is given back when credit to a consumer is paid off early, and what is still to be paid. The derivation, its sources and ten
 * worked examples are in docs/early-repayment.md; the examples are the vectors of `early-settlement.test.ts`.
 */

/** The law that a contract follows is that of the day on which it was signed. */
export const PERIODI = {
  prima_2021: 'Prima del 25/07/2021',
  dal_2021: 'Dal 25/07/2021 al 19/11/2026',
  dal_2026: 'Dal 20/11/2026',
} as const
export type Periodo = keyof typeof PERIODI

/** How the contract says that costs are given back. */
export const CRITERI = {
  nessuno: 'Non lo dice, o non lo so',
  lineare: 'Criterio lineare',
  costo_ammortizzato: 'Costo ammortizzato',
} as const
export type Criterio = keyof typeof CRITERI

/** What was paid at the beginning, by what it pays for. */
export const VOCI_ANTICIPATE = {
  iniziali: 'Spese per concludere il contratto',
  durata: 'Commissioni per tutta la durata',
  assicurazione: 'Premio dell’assicurazione',
  terzi: 'Somme pagate a terzi',
  imposte: 'Imposte e bolli',
} as const
export type VoceAnticipata = keyof typeof VOCI_ANTICIPATE

export type RichiestaEstinzione = {
  periodo: Periodo
  criterio: Criterio
  importo: Cents
  /** Percent. */
  tan: number
  durataMesi: number
  /** Instalments already paid: the loan is paid off on the day of the last of them. */
  pagate: number
  /** Default true: at a variable rate nobody asks a fee. */
  tassoFisso?: boolean
  costi: Partial<Record<VoceAnticipata, Cents>>
}

export type Restituzione = {
  voce: VoceAnticipata
  pagato: Cents
  restituito: Cents
  /** Null where nothing of it is given back. */
  criterio: Exclude<Criterio, 'nessuno'> | null
}
export type Conteggio = {
  capitaleResiduo: Cents
  /** Interest of the months that are left: it is not due any more. */
  interessiNonDovuti: Cents
  righe: Restituzione[]
  totaleRestituito: Cents
  indennizzo: Cents
  /** Capital and fee less what is given back; negative where more is given back than is owed. */
  daPagare: Cents
}

type Come = Restituzione['criterio']

/**
 * The criterion of a cost. Taxes are never given back (art. 125-sexies c. 1 TUB). The premium goes back in proportion to the time
 * without cover (art. 22 c. 15-quater D.L. 179/2012). What is paid to third parties counts under the law until 19 November 2026
 * (CJEU C-383/18; Corte cost. 263/2022), and no more under art. 29 of Directive (EU) 2023/2225, which takes what the creditor asks.
 * Of the rest: before 25 July 2021 what pays for the time goes by the time, and what was paid to conclude by the curve of interest
 * (ABF, Collegio di coordinamento, 26525/2019); since then the contract's criterion, amortised cost where it has none
 * (art. 125-sexies c. 2 TUB).
 */
function comeRestituire(voce: VoceAnticipata, { periodo, criterio }: RichiestaEstinzione): Come {
  if (voce === 'imposte' || (voce === 'terzi' && periodo === 'dal_2026')) return null
  if (voce === 'assicurazione') return 'lineare'
  if (periodo === 'prima_2021' && voce === 'durata') return 'lineare'
  return criterio === 'nessuno' ? 'costo_ammortizzato' : criterio
}

function restituito(pagato: Cents, come: Come, rate: readonly Rata[], pagate: number): Cents {
  if (come === null) return 0
  return come === 'lineare'
    ? rimborsoLineare(pagato, rate.length - pagate, rate.length)
    : rimborsoCostoAmmortizzato(pagato, rate, pagate)
}

/**
 * The account of paying off early a loan with constant monthly instalments; every line half-up to the cent.
 * @throws FinanceError on `importo`, `tan`, `durataMesi`, `pagate`, `costi.<voce>`
 */
export function conteggioEstinzione(richiesta: RichiestaEstinzione): Conteggio {
  const { importo, tan, durataMesi, pagate, tassoFisso = true, costi } = richiesta
  const { rate } = pianoAmmortamento({ importo, durataMesi, tan })
  needInteger(
    pagate,
    0,
    durataMesi - 1,
    'pagate',
    'Le rate già pagate devono essere meno di quelle del piano.',
  )
  const capitaleResiduo = pagate === 0 ? importo : (rate[pagate - 1]?.residuo ?? 0)
  const interessiNonDovuti = rate.slice(pagate).reduce((sum, { interessi }) => sum + interessi, 0)
  const voci = Object.keys(VOCI_ANTICIPATE) as VoceAnticipata[]
  const righe = voci.flatMap((voce) => {
    const pagato = costi[voce] ?? 0
    needCents(pagato, `costi.${voce}`)
    if (pagato === 0) return []
    const criterio = comeRestituire(voce, richiesta)
    return [{ voce, pagato, criterio, restituito: restituito(pagato, criterio, rate, pagate) }]
  })
  const totaleRestituito = righe.reduce((sum, riga) => sum + riga.restituito, 0)
  const indennizzo = indennizzoEstinzione({
    tipo: 'credito_consumo',
    capitale: capitaleResiduo,
    mesiResidui: durataMesi - pagate,
    tassoFisso,
    interessiResidui: interessiNonDovuti,
  })
  need(totaleRestituito <= importo, 'costi', 'I costi pagati all’inizio superano l’importo: controllali.')
  const daPagare = capitaleResiduo + indennizzo - totaleRestituito
  return { capitaleResiduo, interessiNonDovuti, righe, totaleRestituito, indennizzo, daPagare }
}
