import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Classifica, ClassificaVoce, Prisma, TipoClassifica } from '@/prisma/generated/client'
import { type Counted, countedIn } from './figures'
import {
  amountOf,
  CLASSIFICHE,
  type Misure,
  type Periodo,
  placed,
  pointsOf,
  type Regola,
  winnersOf,
} from './labels'

type Correction = Pick<
  ClassificaVoce,
  'nome' | 'agenzia' | 'agentId' | 'employeeId' | 'correzione' | 'correzioneMotivo'
>

export type Place = Counted & {
  posizione: number
  punti: number
  correzione: number
  correzioneMotivo: string
}

type Named = Pick<Counted, 'agentId' | 'employeeId' | 'nome'>

/** Who it is: those without an account are known by their name. */
export const personOf = ({ agentId, employeeId, nome }: Named): string => agentId ?? employeeId ?? nome

/** The rule of a ranking as its column holds it. */
export const ruleOf = (criteri: unknown): Regola => {
  const { pesi = {}, minimo = 0 } = (criteri ?? {}) as Partial<Regola>
  return { pesi, minimo }
}

/**
 * The places of a month: who reaches the minimum, and who was given points by hand, whatever was counted of them.
 * @param corrections rows of before that were corrected
 */
export async function countPlaces(
  client: Pick<Tx, '$queryRaw'>,
  tipo: TipoClassifica,
  period: Periodo,
  rule: Regola,
  corrections: readonly Correction[] = [],
): Promise<Place[]> {
  const counted = await countedIn(client, tipo, period)
  const corrected = new Map(corrections.map((row) => [personOf(row), row]))
  const known = new Set(counted.map(personOf))
  const others = corrections.filter((row) => !known.has(personOf(row)))
  const all: Counted[] = [
    ...counted,
    ...others.map(({ nome, agenzia, agentId, employeeId }) => ({
      nome,
      agenzia,
      agentId,
      employeeId,
      misure: {},
    })),
  ]
  const rows = all.flatMap((one) => {
    const own = corrected.get(personOf(one))
    const correzione = Number(own?.correzione ?? 0)
    if (amountOf(tipo, one.misure) < rule.minimo && correzione === 0) return []
    const punti = Math.round((pointsOf(one.misure, rule) + correzione) * 100) / 100
    return [
      {
        ...one,
        misure: measured(tipo, one.misure),
        punti,
        correzione,
        correzioneMotivo: own?.correzioneMotivo ?? '',
      },
    ]
  })
  return placed(rows)
}

/** Only what this ranking counts. */
const measured = (tipo: TipoClassifica, misure: Misure): Misure =>
  Object.fromEntries(CLASSIFICHE[tipo].misure.map((misura) => [misura, misure[misura] ?? 0]))

/** Counts a ranking's rows again by its own rule, and keeps what was corrected by hand. Gives what the ranking says of them. */
export async function rewriteRows(
  tx: Tx,
  { id, tipo, anno, mese, criteri }: Pick<Classifica, 'id' | 'tipo' | 'anno' | 'mese' | 'criteri'>,
): Promise<Pick<Classifica, 'partecipanti' | 'vincitore'>> {
  const corrections = await tx.classificaVoce.findMany({
    where: { classificaId: id, correzione: { not: 0 } },
    orderBy: { id: 'asc' },
    take: 2_000,
  })
  const places = await countPlaces(tx, tipo, { anno, mese }, ruleOf(criteri), corrections)
  await tx.classificaVoce.deleteMany({ where: { classificaId: id } })
  await tx.classificaVoce.createMany({
    data: places.map(
      ({ misure, ...place }): Prisma.ClassificaVoceCreateManyInput => ({
        id: newId(),
        classificaId: id,
        ...place,
        misure,
        pratiche: amountOf(tipo, misure),
        importo: BigInt(misure.erogato ?? 0),
      }),
    ),
  })
  return { partecipanti: places.length, vincitore: winnersOf(places) }
}
