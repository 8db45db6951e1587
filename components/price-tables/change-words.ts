import type { Confronto } from '@/lib/features/price-tables/types'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** How many cells of a grid are others than in another version. */
export const changeWords = ({
  cambiate,
  nuove,
  tolte,
  uguali,
}: Pick<Confronto, 'cambiate' | 'nuove' | 'tolte' | 'uguali'>): string =>
  [
    count(cambiate.length, 'riga cambiata', 'righe cambiate'),
    count(nuove.length, 'nuova', 'nuove'),
    count(tolte.length, 'tolta', 'tolte'),
    count(uguali, 'uguale', 'uguali'),
  ].join(', ')
