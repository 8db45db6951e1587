import { need, needInteger } from './error'
import { type Cents, mulDivRound, needCents, rateUnits } from './exact'
import { annuity } from './instalment'
import { MAX_MESI, MESI_PER_RATA, periodDenominator } from './periods'
import type { CambioTasso, Piano, Rata, RichiestaPiano, TipoPiano } from './schedule-types'

/** A request checked and counted in periods. */
type Terms = {
  importo: Cents
  tipo: TipoPiano
  mesiPerRata: number
  den: number
  pre: number
  total: number
  maxirata: Cents
  /** Rate units of every change, by the first period that they hold for (1-based), in order. */
  steps: { from: number; units: number }[]
}

/**
 * Repayment plan: French, Italian, interest-only, with balloon, pre-amortisation, changes of rate, any
 * periodicity. Interest of a period = round(residual · TAN · months/12), half-up to the cent; the last
 * instalment pays the residual, so the capital adds up to the amount exactly. A French instalment is
 * recomputed on the residual and the remaining periods whenever the rate changes. No instalment pays more
 * capital than is left, so the residual never goes below zero, whatever rounding does to tiny loans.
 * @throws FinanceError naming the wrong field of the request
 */
export function pianoAmmortamento(richiesta: RichiestaPiano): Piano {
  const terms = check(richiesta)
  const rate: Rata[] = []
  let residuo = terms.importo
  let totaleInteressi = 0
  let quota: Cents = 0
  let next = 0
  let units = 0
  for (let n = 1; n <= terms.total; n++) {
    const step = terms.steps[next]
    const changed = step?.from === n
    if (step && changed) {
      units = step.units
      next += 1
    }
    if (changed || n === terms.pre + 1) quota = quotaOf(terms, residuo, units, n)
    const interessi = mulDivRound(residuo, units, terms.den)
    const capitale = capitalOf(terms, n, quota, interessi, residuo)
    residuo -= capitale
    totaleInteressi += interessi
    rate.push({ n, rata: interessi + capitale, interessi, capitale, residuo })
  }
  return { rata: rate[terms.pre]?.rata ?? 0, rate, totaleInteressi, mesiPerRata: terms.mesiPerRata }
}

/** The constant part of the coming instalments: the whole instalment (French) or its capital (Italian). */
function quotaOf(terms: Terms, residuo: Cents, units: number, n: number): Cents {
  if (n <= terms.pre || terms.tipo === 'interessi') return 0
  const left = terms.total - n + 1
  if (terms.tipo === 'francese') return annuity(residuo, units, terms.den, left, terms.maxirata)
  const first = terms.total - terms.pre
  return mulDivRound(terms.importo - terms.maxirata, 1, first)
}

function capitalOf(terms: Terms, n: number, quota: Cents, interessi: Cents, residuo: Cents): Cents {
  if (n === terms.total) return residuo
  if (n <= terms.pre || terms.tipo === 'interessi') return 0
  const capitale = terms.tipo === 'francese' ? quota - interessi : quota
  return Math.max(0, Math.min(capitale, residuo - terms.maxirata))
}

function check(request: RichiestaPiano): Terms {
  const { importo, durataMesi, tipo = 'francese', periodicita = 'mensile', preammortamento = 0 } = request
  const maxirata = request.maxirata ?? 0
  const mesiPerRata = MESI_PER_RATA[periodicita]
  needCents(importo, 'importo', 1)
  needCents(maxirata, 'maxirata')
  need(maxirata <= importo, 'maxirata', 'La maxirata non può superare l’importo.')
  needInteger(durataMesi, 1, MAX_MESI, 'durataMesi', `La durata va da 1 a ${MAX_MESI} mesi.`)
  needInteger(
    preammortamento,
    0,
    MAX_MESI,
    'preammortamento',
    `Il preammortamento va da 0 a ${MAX_MESI} mesi.`,
  )
  needPeriods(durataMesi, mesiPerRata, 'durataMesi')
  needPeriods(preammortamento, mesiPerRata, 'preammortamento')
  const pre = preammortamento / mesiPerRata
  const total = pre + durataMesi / mesiPerRata
  const den = periodDenominator(mesiPerRata)
  return { importo, tipo, mesiPerRata, den, pre, total, maxirata, steps: stepsOf(request, mesiPerRata) }
}

const needPeriods = (mesi: number, mesiPerRata: number, field: string) =>
  need(mesi % mesiPerRata === 0, field, `I mesi devono essere un multiplo di ${mesiPerRata}, come le rate.`)

/** A change holds from the first period that begins in or after its month. */
function stepsOf(request: RichiestaPiano, mesiPerRata: number): Terms['steps'] {
  const limit = (tan: number) => entroLimiti(tan, request.floor ?? null, request.cap ?? null)
  const steps = [{ from: 1, units: rateUnits(limit(request.tan)) }]
  let last = 0
  for (const { dalMese, tan } of request.tassi ?? []) {
    needChange(dalMese, last)
    last = dalMese
    const step = { from: Math.ceil((dalMese - 1) / mesiPerRata) + 1, units: rateUnits(limit(tan), 'tassi') }
    while ((steps.at(-1)?.from ?? 0) >= step.from) steps.pop()
    steps.push(step)
  }
  return steps
}

function needChange(dalMese: CambioTasso['dalMese'], last: number): void {
  needInteger(
    dalMese,
    1,
    2 * MAX_MESI,
    'tassi',
    'Il mese di un cambio di tasso è un numero intero da 1 in su.',
  )
  need(dalMese > last, 'tassi', 'I cambi di tasso vanno in ordine di mese, uno per mese.')
}

/** A rate kept between a floor and a cap; null is no bound. */
export function entroLimiti(tan: number, floor: number | null, cap: number | null): number {
  const raised = floor === null ? tan : Math.max(tan, floor)
  return cap === null ? raised : Math.min(raised, cap)
}
