import { percentOf } from '@/lib/finance/exact'

type Agreed = { compensoFisso: bigint; compensoPct: { toString(): string } }

/** What an agreement pays for a case, cents: the fixed part, and its percent of the amount paid out, half-up. */
export const feeOf = ({ compensoFisso, compensoPct }: Agreed, erogato: bigint | null): bigint =>
  compensoFisso + BigInt(percentOf(Number(erogato ?? 0n), Number(compensoPct)))
