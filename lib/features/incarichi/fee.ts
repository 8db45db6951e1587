import { invalidField } from '@/lib/core/errors'
import { formatEuro, formatRate, toCents } from '@/lib/core/money'
import { percentOf } from '@/lib/finance/exact'
import { elided } from '@/lib/italian/elided'
import type { Compenso } from './schema'
import type { RegoleIncarico } from './settings'

type Limits = Pick<RegoleIncarico, 'compensoPctMax' | 'compensoMax'>

/**
 * The fee in cents, within the bounds of the settings.
 * @param base the amount that percentages count on, cents
 * @throws 422 on `valore`, naming the bound
 */
export function feeOf({ tipo, valore }: Compenso, base: bigint, limits: Limits): bigint {
  const { compensoPctMax, compensoMax } = limits
  const most = percentOf(Number(base), compensoPctMax)
  if (tipo === 'percentuale' && valore > compensoPctMax)
    throw invalidField('valore', `Il compenso arriva al massimo ${elided('al', formatRate(compensoPctMax))}.`)
  const cents = tipo === 'percentuale' ? percentOf(Number(base), valore) : toCents(valore)
  const bound = Math.min(most, toCents(compensoMax))
  if (cents > bound)
    throw invalidField('valore', `Per questo importo il compenso arriva al massimo a ${formatEuro(bound)}.`)
  return BigInt(cents)
}
