import 'server-only'
import { startOfDay } from '@/lib/core/dates'
import {
  amountOf,
  CLASSIFICHE,
  type Misure,
  monthOfPeriod,
  type Periodo,
  periodAfter,
  periodBefore,
  periodOf,
  periodWords,
  placed,
  pointsOf,
  TIPI,
  winnersOf,
} from '@/lib/features/rankings/labels'
import { classificheRegole } from '@/lib/features/rankings/settings'
import type { Prisma, TipoClassifica } from '@/prisma/generated/client'
import { bulk } from '../core/bulk'
import { daysFrom, earlier, rowsOf, type Seeding } from '../core/context'
import { seedOfficeWork } from './office-work'

type Score = {
  agentId: string | null
  employeeId: string | null
  nome: string
  agenzia: string
  misure: Misure
}
type Staff = { id: string; nome: string; ufficio: string }
type Produced = Score & { mese: string }

/** The months that are over, the last one first. */
function lastMonths(now: Date, count: number): Periodo[] {
  const months = [periodBefore(periodOf(now.toISOString().slice(0, 7)))]
  while (months.length < count) months.push(periodBefore(months.at(-1) as Periodo))
  return months
}

const startOf = (period: Periodo) => startOfDay(`${monthOfPeriod(period)}-01`)

/** What agents, or those whom managers lead, brought month by month. */
async function producers(
  { client }: Seeding,
  by: 'id' | 'manager_id',
  since: Date,
): Promise<Map<string, Score[]>> {
  const rows = await rowsOf<Produced>(
    client,
    `WITH q AS (
       SELECT agent_id, to_char(mese, 'YYYY-MM') AS mese, sum(liquidato - stornato) AS erogato,
         sum(liquidate - stornate) AS liquidate, 0 AS convertite
       FROM cubo_agente_mese_ora WHERE mese >= giorno_di($1) GROUP BY 1, 2
       UNION ALL
       SELECT agent_id, to_char(chiuso_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM'), 0, 0, count(*)
       FROM leads WHERE stato = 'convertito' AND chiuso_at >= $1 GROUP BY 1, 2)
     SELECT q.mese, who.id AS "agentId", NULL AS "employeeId", who.nome || ' ' || who.cognome AS nome, coalesce(g.nome, '') AS agenzia,
       jsonb_build_object('erogato', sum(erogato)::bigint, 'liquidate', sum(liquidate), 'convertite', sum(convertite)) AS misure
     FROM q JOIN agents a ON a.id = q.agent_id JOIN agents who ON who.id = a.${by} LEFT JOIN agencies g ON g.id = who.agency_id
     GROUP BY q.mese, who.id, g.nome ORDER BY q.mese, who.id`,
    [since],
  )
  const months = new Map<string, Score[]>()
  for (const { mese, ...score } of rows) months.set(mese, [...(months.get(mese) ?? []), score])
  return months
}

/** Work of the office in months that are over; nobody asks where it is written any more. */
const workers = ({ rng }: Seeding, staff: readonly Staff[], tipo: TipoClassifica): Score[] =>
  staff
    .filter(({ ufficio }) => (ufficio === 'Contact center') === (tipo === 'contact_center'))
    .map(({ id, nome, ufficio }) => ({
      agentId: null,
      employeeId: id,
      nome,
      agenzia: ufficio,
      misure: Object.fromEntries(
        CLASSIFICHE[tipo].misure.map((misura) => [misura, rng.int(3, misura === 'appuntamenti' ? 12 : 45)]),
      ),
    }))

/** Nobody is told of this yet: the last month of the contact centre. */
const isOut = (tipo: TipoClassifica, back: number) => back > 0 || tipo !== 'contact_center'

export async function seedRankings(seeding: Seeding): Promise<void> {
  const { client, id, now } = seeding
  await seedOfficeWork(seeding)
  const staff = await rowsOf<Staff>(
    client,
    "SELECT id, nome || ' ' || cognome AS nome, ufficio FROM employees ORDER BY id",
  )
  const months = lastMonths(now, seeding.count(36, 3))
  const since = startOf(months.at(-1) as Periodo)
  const [agents, managers] = [
    await producers(seeding, 'id', since),
    await producers(seeding, 'manager_id', since),
  ]
  const rankings: Prisma.ClassificaCreateManyInput[] = []
  const entries: Prisma.ClassificaVoceCreateManyInput[] = []
  for (const [back, period] of months.entries()) {
    for (const tipo of TIPI) {
      const network = { agenti: agents, managers }[tipo as 'agenti' | 'managers']
      const scores = network ? (network.get(monthOfPeriod(period)) ?? []) : workers(seeding, staff, tipo)
      const one = rankingOf(seeding, tipo, period, scores, isOut(tipo, back))
      // A month before there was anybody to count.
      if (one.rows.length === 0) continue
      rankings.push(one.ranking)
      entries.push(...one.rows.map((row) => ({ id: id(one.ranking.createdAt as Date), ...row })))
    }
  }
  await bulk(client, 'classifiche', rankings)
  await bulk(client, 'classifica_voci', entries)
}

/** A ranking and its rows, counted by the rule of the settings; it comes out on the third day after its month. */
function rankingOf(
  { id, now }: Seeding,
  tipo: TipoClassifica,
  period: Periodo,
  scores: readonly Score[],
  out: boolean,
) {
  const rule = classificheRegole.initial[tipo]
  const when = earlier(daysFrom(startOf(periodAfter(period)), 2.4), now)
  const able = scores.filter(({ misure }) => amountOf(tipo, misure) >= rule.minimo)
  const places = placed(able.map((score) => ({ ...score, punti: pointsOf(score.misure, rule) })))
  const published = out && places.length > 0
  const ranking = {
    id: id(when),
    tipo,
    ...period,
    titolo: `${CLASSIFICHE[tipo].title}, ${periodWords(period)}`,
    published,
    pubblicataAt: published ? when : null,
    calcolataAt: when,
    criteri: rule,
    partecipanti: places.length,
    vincitore: winnersOf(places),
    createdAt: when,
    updatedAt: when,
  }
  const rows = places.map((place) => ({
    classificaId: ranking.id,
    ...place,
    pratiche: amountOf(tipo, place.misure),
    importo: BigInt(place.misure.erogato ?? 0),
  }))
  return { ranking, rows }
}
