import Decimal from 'decimal.js'

/**
 * What is frozen on a case. `clientFeePct` is of the amount paid out, never more than `clientFeeMax` cents; it counts only as long as
 * `clientFeeAgreed` is null. That is the fee in cents of the mandate that the client has signed, 0 once it was ended.
 */
export type Accordo = {
  bankPct: number
  clientFeePct: number
  clientFeeMax: number | null
  clientFeeAgreed: number | null
  split: Record<Quota, number>
}
export type Quota = 'agente' | 'manager' | 'agenzia' | 'sede'
export type Riga = { quota: Quota; percentuale: number; importo: number }

export const ACCORDO_STANDARD: Accordo = {
  bankPct: 0,
  clientFeePct: 0,
  clientFeeMax: null,
  clientFeeAgreed: null,
  split: { agente: 50, manager: 5, agenzia: 15, sede: 30 },
}

type Case = { provvigioni: unknown; finalita: string }

/** The percentages of a case; what it does not name is as usual. */
export const accordoDi = ({ provvigioni, finalita }: Case): Accordo =>
  withoutFee({ ...ACCORDO_STANDARD, ...(provvigioni as Partial<Accordo>) }, finalita)

/** A surroga costs the client nothing, whatever the agreement asks of other mortgages (art. 120-quater TUB). */
export const withoutFee = (accordo: Accordo, finalita: string | undefined): Accordo =>
  finalita === 'surroga' ? { ...accordo, clientFeePct: 0, clientFeeAgreed: null } : accordo

const percent = (amount: number, pct: number) => new Decimal(amount).times(pct).dividedBy(100)

/** The client's fee before it is rounded: the one that was signed, else the percentage, capped by contract. */
function fee(erogato: number, { clientFeePct, clientFeeMax, clientFeeAgreed }: Accordo): Decimal {
  if (clientFeeAgreed !== null) return new Decimal(clientFeeAgreed)
  const whole = percent(erogato, clientFeePct)
  return clientFeeMax === null ? whole : Decimal.min(whole, clientFeeMax)
}

const toCent = (amount: Decimal) => amount.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()

/** Gross commission in cents: what the bank pays plus the client's fee, rounded once. */
export const provvigioneLorda = (erogato: number, accordo: Accordo): number =>
  toCent(percent(erogato, accordo.bankPct).plus(fee(erogato, accordo)))

/** The client's fee in cents, to be shown beside the gross. */
export const compensoCliente = (erogato: number, accordo: Accordo): number => toCent(fee(erogato, accordo))

/**
 * Splits the gross: every share is rounded down and head office takes the rest, so that the shares are the
 * gross to the cent and never more. A share with nobody to take it goes to head office too.
 */
export function ripartisci(
  lordo: number,
  { split }: Accordo,
  presenti: Record<'agente' | 'manager' | 'agenzia', boolean>,
): Riga[] {
  const others = (['agente', 'manager', 'agenzia'] as const).filter(
    (quota) => presenti[quota] && split[quota] > 0,
  )
  const righe: Riga[] = others.map((quota) => ({
    quota,
    percentuale: split[quota],
    importo: percent(lordo, split[quota]).floor().toNumber(),
  }))
  const given = righe.reduce((sum, { importo }) => sum + importo, 0)
  const percentuale = 100 - righe.reduce((sum, riga) => sum + riga.percentuale, 0)
  return [...righe, { quota: 'sede', percentuale, importo: lordo - given }]
}
