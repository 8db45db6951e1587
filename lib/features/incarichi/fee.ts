import { invalidField } from '@/lib/core/errors'
import { formatEuro, formatRate, toCents } from '@/lib/core/money'
import { percentOf } from '@/lib/finance/exact'
import { elided } from '@/lib/italian/elided'
import type { Pratica } from '@/prisma/generated/client'
import type { Compenso } from './schema'
import type { RegoleIncarico } from './settings'

/** What a percentage of the fee counts on, in cents. */
export type BaseCompenso = { su: 'importo' | 'montante'; cents: bigint }
type Terms = Pick<Pratica, 'product' | 'importoRichiesto' | 'rata' | 'durataMesi'>

/**
 * Of a salary-backed loan it is the montante, as in the quote that the client has accepted: what is paid out hangs on the fee. A case
 * that has no instalment yet has only the amount that was asked for.
 */
export function feeBase({ product, importoRichiesto, rata, durataMesi }: Terms): BaseCompenso {
  return product === 'cdq' && rata
    ? { su: 'montante', cents: rata * BigInt(durataMesi) }
    : { su: 'importo', cents: importoRichiesto }
}

const isOfCents = (euro: number) => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6

type Limits = Pick<RegoleIncarico, 'compensoPctMax' | 'compensoMax'>

/**
 * The fee in cents, within the bounds of the settings.
 * @param base what percentages count on, cents
 * @param path the field that is named where the fee is too high
 * @throws 422 on `path`, naming the bound
 */
export function feeOf(
  { tipo, valore }: Compenso,
  base: bigint,
  limits: Limits,
  path: 'valore' | 'compenso.valore' = 'valore',
): bigint {
  const { compensoPctMax, compensoMax } = limits
  if (tipo === 'importo' && !isOfCents(valore))
    throw invalidField(path, 'Un importo ha al massimo due decimali.')
  const most = percentOf(Number(base), compensoPctMax)
  if (tipo === 'percentuale' && valore > compensoPctMax)
    throw invalidField(path, `Il compenso arriva al massimo ${elided('al', formatRate(compensoPctMax))}.`)
  const cents = tipo === 'percentuale' ? percentOf(Number(base), valore) : toCents(valore)
  const bound = Math.min(most, toCents(compensoMax))
  if (cents > bound)
    throw invalidField(path, `Per questo importo il compenso arriva al massimo a ${formatEuro(bound)}.`)
  return BigInt(cents)
}
