import { type Costo, sumOf } from './costs'
import type { Cents } from './exact'
import { withoutZeros } from './flows'
import { type Leasing, leasing, type RichiestaLeasing } from './leasing'
import { taegNetto } from './taeg'

/** A leasing with what it costs in all: `totale` has maxicanone, canoni, riscatto and every cost. */
export type LeasingConCosti = Leasing & { taeg: number; totaleCosti: Cents }

/**
 * TAEG of a leasing, percent at full precision: at the start the asset comes and the maxicanone goes, then the
 * canoni, and the riscatto with the last month. Costs of every month and year are paid as with a loan.
 * @throws FinanceError on `valore`, `anticipoPct`, `riscattoPct`, `durata`, `tan`
 */
export function leasingConCosti(richiesta: RichiestaLeasing, costi: readonly Costo[] = []): LeasingConCosti {
  const plain = leasing(richiesta)
  const { valore, durata, anticipato = false } = richiesta
  const each = sumOf(costi, 'mensile')
  const yearly = sumOf(costi, 'annuale')
  const times = Array.from({ length: durata + 1 }, (_, month) => month / 12)
  const amounts = times.map((_, month) => {
    const due = (anticipato ? month < durata : month > 0) ? plain.canone + each : 0
    return -due - (month % 12 === 0 && month < durata ? yearly : 0)
  })
  amounts[0] = (amounts[0] ?? 0) + valore - plain.maxicanone - sumOf(costi, 'iniziale')
  amounts[durata] = (amounts[durata] ?? 0) - plain.riscatto
  const totaleCosti = sumOf(costi, 'iniziale') + each * durata + yearly * Math.ceil(durata / 12)
  return {
    ...plain,
    taeg: taegNetto(withoutZeros({ times, amounts })),
    totale: plain.totale + totaleCosti,
    totaleCosti,
  }
}
