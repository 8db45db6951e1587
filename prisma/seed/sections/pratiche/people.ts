import type { Prodotto, TipoLavoro } from '@/prisma/generated/client'
import type { Seeding } from '../../core/context'
import type { Random } from '../../core/random'

export type ClientRef = { id: string; nome: string; cognome: string; agentId: string | null; createdAt: Date }

const JOBS: Record<Prodotto, readonly (readonly [TipoLavoro, number])[]> = {
  mutuo: [
    ['dipendente_privato', 60],
    ['dipendente_pubblico', 20],
    ['autonomo', 16],
    ['pensionato', 3],
    ['altro', 1],
  ],
  prestito: [
    ['dipendente_privato', 60],
    ['dipendente_pubblico', 15],
    ['autonomo', 15],
    ['pensionato', 10],
  ],
  cdq: [
    ['dipendente_pubblico', 40],
    ['dipendente_privato', 25],
    ['pensionato', 35],
  ],
  azienda: [
    ['societa', 80],
    ['autonomo', 20],
  ],
  leasing: [
    ['societa', 85],
    ['autonomo', 15],
  ],
}

export const jobOf = (product: Prodotto, rng: Random): TipoLavoro => rng.weighted(JOBS[product])

function incomeOf(job: TipoLavoro, rng: Random): number {
  const euro =
    job === 'societa' ? rng.int(4_000, 30_000) : Math.max(1_050, Math.round(rng.normal(2_050, 620)))
  return euro * 100
}

/** The richiedente and, on mortgages, often a second or third person. */
export function peopleOf(
  { rng, id }: Seeding,
  praticaId: string,
  product: Prodotto,
  richiedente: ClientRef,
  job: TipoLavoro,
  others: readonly ClientRef[],
  opened: Date,
) {
  const row = (
    client: ClientRef,
    ruolo: 'richiedente' | 'cointestatario' | 'garante' | 'terzo_datore',
    work: TipoLavoro,
  ) => ({
    id: id(opened),
    praticaId,
    clientId: client.id,
    nome: client.nome,
    cognome: client.cognome,
    ruolo,
    tipoLavoro: work,
    redditoNetto: incomeOf(work, rng),
    altreRate: rng.chance(0.25) ? rng.int(80, 450) * 100 : 0,
    createdAt: opened,
  })
  const rows = [row(richiedente, 'richiedente', job)]
  if (product !== 'mutuo') return rows
  const [second, third] = [rng.pick(others), rng.pick(others)]
  if (second.id !== richiedente.id && rng.chance(0.38))
    rows.push(row(second, 'cointestatario', jobOf(product, rng)))
  const free = rows.every(({ clientId }) => clientId !== third.id)
  if (free && rng.chance(0.1))
    rows.push(row(third, rng.chance(0.8) ? 'garante' : 'terzo_datore', jobOf(product, rng)))
  return rows
}
