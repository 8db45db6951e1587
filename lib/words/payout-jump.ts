import { euroText } from '@/lib/core/money'

/** How far above what was approved an amount may be before it is asked about again. */
const FAR_ABOVE = 1.1

/**
 * Says that an amount paid out is far above the one that was approved, or else asked for; null where it is not. It is looked
 * at again and not refused: amounts in euro.
 */
export function payoutJump(
  { importoDeliberato, importoRichiesto }: { importoDeliberato: number | null; importoRichiesto: number },
  erogato: number | null | undefined,
): string | null {
  const known = importoDeliberato ?? importoRichiesto
  if (!erogato || known === 0 || erogato <= known * FAR_ABOVE) return null
  const what = importoDeliberato === null ? 'richiesto' : 'deliberato'
  return `L’importo erogato (${euroText(erogato)}) è molto più alto di quello ${what} (${euroText(known)}).`
}
