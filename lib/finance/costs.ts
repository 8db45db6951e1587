import type { Cents } from './exact'
import { type Net, withoutZeros } from './flows'
import { pianoAmmortamento } from './schedule'
import type { Piano, RichiestaPiano } from './schedule-types'
import { taegNetto } from './taeg'

/** When a cost is paid: at the start, with every instalment, or at the beginning of every year. */
export type Quando = 'iniziale' | 'mensile' | 'annuale'

/** A cost that the lender knows: it counts in the TAEG. `importo` is one payment, in cents. */
export type Costo = { voce: string; importo: Cents; quando: Quando }

/** What a plan has paid: when, how much, and the interest in it. */
type Pagato = Pick<Piano, 'mesiPerRata' | 'totaleInteressi'> & {
  rate: readonly Pick<Piano['rate'][number], 'n' | 'rata'>[]
}

/** What a credit costs in all. Cents; taeg in percent at full precision. */
export type CostoTotale = { taeg: number; totale: Cents; totaleCosti: Cents }

/**
 * Net flows of a plan with its costs: the amount less initial costs at time 0; instalment k after k periods,
 * with the costs of every instalment; yearly costs at the beginning of each year that the plan enters, which
 * is always the end of some period. Built joined and in order, so that a comparison need not sort.
 * Source: Dir. 2014/17/UE art. 4 n. 13–15 and All. I (all costs known to the lender; no notary).
 */
function flussiPiano(importo: Cents, { rate, mesiPerRata }: Pagato, costi: readonly Costo[]): Net {
  const each = sumOf(costi, 'mensile')
  const yearly = sumOf(costi, 'annuale')
  const end = rate.length * mesiPerRata
  const times = [0]
  const amounts = [importo - sumOf(costi, 'iniziale') - yearly]
  for (const { n, rata } of rate) {
    const mesi = n * mesiPerRata
    times.push(mesi / 12)
    amounts.push(-rata - each - (mesi % 12 === 0 && mesi < end ? yearly : 0))
  }
  return withoutZeros({ times, amounts })
}

/** TAEG, total due (capital, interest and costs) and costs alone of a plan. */
export function costoTotale(importo: Cents, piano: Pagato, costi: readonly Costo[]): CostoTotale {
  const recurring = sumOf(costi, 'mensile') * piano.rate.length + sumOf(costi, 'annuale') * years(piano)
  const totaleCosti = sumOf(costi, 'iniziale') + recurring
  return {
    taeg: taegNetto(flussiPiano(importo, piano, costi)),
    totale: importo + piano.totaleInteressi + totaleCosti,
    totaleCosti,
  }
}

/** A plan together with what it costs. */
export function pianoConTaeg(
  richiesta: RichiestaPiano,
  costi: readonly Costo[] = [],
): { piano: Piano } & CostoTotale {
  const piano = pianoAmmortamento(richiesta)
  return { piano, ...costoTotale(richiesta.importo, piano, costi) }
}

/** What a cost makes over a plan of `mesi` monthly instalments, cents. */
export function interaDurata({ importo, quando }: Costo, mesi: number): Cents {
  if (quando === 'iniziale') return importo
  return importo * (quando === 'mensile' ? mesi : Math.ceil(mesi / 12))
}

/** The costs over the whole term, one by one, as an example lists them; in the unit that they come in, cents or euro. */
export const speseIntere = (costi: readonly Costo[], mesi: number): { label: string; importo: number }[] =>
  costi.map((costo) => ({
    label: costo.voce,
    importo: Math.round(interaDurata(costo, mesi) * 100) / 100,
  }))

/** Sum of the costs paid at a given moment, cents. */
export function sumOf(costi: readonly Costo[], quando: Quando): Cents {
  return costi.reduce((sum, costo) => (costo.quando === quando ? sum + costo.importo : sum), 0)
}

const years = ({ rate, mesiPerRata }: Pagato) => Math.ceil((rate.length * mesiPerRata) / 12)
