import type { Prisma } from '@/prisma/generated/client'
import type { Random } from '../../core/random'

/** A product without what belongs to its row. */
export type Terms = Omit<Prisma.BankProductCreateManyInput, 'id' | 'bankId' | 'createdAt' | 'updatedAt'>

export const round2 = (value: number) => Math.round(value * 100) / 100
export const euro = (value: number) => value * 100

/** What products share; each kind says the rest. Every row has every field, as bulk loading wants. */
export function terms(
  rng: Random,
  own: Partial<Terms> & Pick<Terms, 'nome' | 'prodotto' | 'tipoTasso' | 'spread'>,
): Terms {
  return {
    indice: null,
    spreadByLtv: [],
    floor: true,
    cap: null,
    mesiFissi: null,
    finalita: [],
    importoMin: euro(1_000),
    importoMax: euro(60_000),
    durataMin: 12,
    durataMax: 120,
    ltvMax: 80,
    etaMaxFine: 75,
    istruttoria: 0,
    istruttoriaPct: 0,
    perizia: 0,
    incassoRata: euro(rng.pick([0, 0, 1, 1.5, 2])),
    assicurazionePct: null,
    compensoMediatorePct: 0,
    classiEnergetiche: [],
    scontoGreen: 0,
    note: '',
    ...own,
  }
}
