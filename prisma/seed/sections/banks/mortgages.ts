import type { TipoTasso } from '@/prisma/generated/client'
import { isCommon, purposes } from '../../content/finalita'
import type { Random } from '../../core/random'
import { euro, round2, type Terms, terms } from './terms'

/** The more of the value is financed and the longer, the dearer. */
function spreadByLtv(spread: number, rng: Random) {
  const step = round2(0.08 + rng.next() * 0.12)
  return [
    { ltvMax: 50, durataMax: 240, spread: round2(spread - step) },
    { ltvMax: 50, durataMax: 360, spread: round2(spread - step / 2) },
    { ltvMax: 70, durataMax: 360, spread },
    { ltvMax: 80, durataMax: 360, spread: round2(spread + step) },
  ]
}

export const MORTGAGES: Record<
  TipoTasso,
  { nome: string; indice: Terms['indice']; base: number; more?: Partial<Terms> }
> = {
  fisso: { nome: 'Mutuo Fisso', indice: 'EURIRS', base: 0.45 },
  variabile: { nome: 'Mutuo Variabile', indice: 'EURIBOR_3M', base: 0.95 },
  misto: { nome: 'Mutuo Misto 5+', indice: 'EURIRS', base: 0.7, more: { mesiFissi: 60 } },
  capped: { nome: 'Mutuo con Tetto', indice: 'EURIBOR_3M', base: 1.35, more: { cap: 5 } },
}

export function mortgage(rng: Random, tipoTasso: TipoTasso, nome: string): Terms {
  const { indice, base, more } = MORTGAGES[tipoTasso]
  const spread = round2(base + rng.next() * 0.55)
  const someEuribor =
    tipoTasso === 'variabile' ? rng.pick(['EURIBOR_1M', 'EURIBOR_3M', 'EURIBOR_6M'] as const) : indice
  return terms(rng, {
    nome,
    prodotto: 'mutuo',
    tipoTasso,
    indice: someEuribor,
    spread,
    spreadByLtv: spreadByLtv(spread, rng),
    finalita: purposes('mutuo').filter((key) => isCommon(key) || rng.chance(0.75)),
    importoMin: euro(rng.pick([30_000, 50_000, 60_000])),
    importoMax: euro(rng.pick([350_000, 500_000, 1_000_000])),
    durataMin: rng.pick([60, 120]),
    durataMax: rng.pick([300, 360, 360]),
    etaMaxFine: rng.pick([75, 75, 80]),
    istruttoria: euro(rng.pick([0, 300, 500, 750, 900])),
    perizia: euro(rng.pick([0, 250, 300, 350])),
    assicurazionePct: rng.chance(0.3) ? 0.02 : null,
    compensoMediatorePct: rng.pick([0, 0.5, 1]),
    scontoGreen: rng.pick([0, 0.05, 0.1, 0.15, 0.2]),
    ...more,
  })
}

/** First home for the young, with the state's guarantee: the whole price. */
export function under36(rng: Random): Terms {
  return {
    ...mortgage(rng, 'fisso', 'Mutuo Giovani 100%'),
    finalita: purposes('mutuo').slice(0, 1),
    ltvMax: 100,
    importoMax: euro(250_000),
    spreadByLtv: [],
    note: 'Con la garanzia del Fondo prima casa; ISEE fino a 40.000 €.',
  }
}
