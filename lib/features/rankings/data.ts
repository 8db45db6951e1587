import 'server-only'
import type { Actor, AdminScope } from '@/lib/auth/actor'
import { monthOf, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { getRow } from '@/lib/resources/read'
import { setting } from '@/lib/settings/read'
import type { Classifica, ClassificaVoce, TipoClassifica } from '@/prisma/generated/client'
import type { Ranking } from './advance'
import { countPlaces, personOf, ruleOf } from './count-rows'
import { type Misure, monthOfPeriod, type Periodo, periodBefore, periodOf, TIPI } from './labels'
import { classificheRegole } from './settings'
import type { Fase, RankingCard, RankingExtra, RigaClassifica } from './types'

const MOST_ROWS = 2_000
/** How far back the hub looks for months that nobody has published. */
const BACK = 6
const FIRST = 3

/** The places of a published month by person; null where there is none. */
export async function placesOf(tipo: TipoClassifica, period: Periodo): Promise<Map<string, number> | null> {
  const ranking = await db().classifica.findFirst({
    where: { tipo, ...period, published: true },
    select: {
      voci: {
        select: { agentId: true, employeeId: true, nome: true, posizione: true },
        orderBy: { posizione: 'asc' },
        take: MOST_ROWS,
      },
    },
  })
  return ranking && new Map(ranking.voci.map((row) => [personOf(row), row.posizione]))
}

export const phaseOf = ({ published, anno, mese }: Pick<Classifica, 'published' | 'anno' | 'mese'>): Fase => {
  if (published) return 'pubblicata'
  return monthOfPeriod({ anno, mese }) >= monthOf(new Date()) ? 'in_corso' : 'da_pubblicare'
}

const presentRow = (row: ClassificaVoce, before: Map<string, number> | null): RigaClassifica => ({
  _id: row.id,
  posizione: row.posizione,
  nome: row.nome,
  agenzia: row.agenzia,
  prima: before?.get(personOf(row)) ?? null,
  misure: row.misure as Misure,
  punti: Number(row.punti),
  correzione: Number(row.correzione),
  correzioneMotivo: row.correzioneMotivo,
})

/** A ranking with its rows, for who manages it. */
export async function rankingDetail(ranking: Ranking, actor: Actor, id: string) {
  const row = await getRow(ranking, actor, id)
  const whole = row as unknown as Pick<Classifica, 'tipo' | 'anno' | 'mese' | 'published' | 'criteri'>
  const tipo = ranking.fixed?.tipo as TipoClassifica
  const [voci, before] = await Promise.all([
    db().classificaVoce.findMany({
      where: { classificaId: String(row._id) },
      orderBy: [{ posizione: 'asc' }, { nome: 'asc' }, { id: 'asc' }],
      take: MOST_ROWS,
    }),
    placesOf(tipo, periodBefore(whole)),
  ])
  const extra: RankingExtra = {
    tipo,
    elenco: voci.map((voce) => presentRow(voce, before)),
    regola: ruleOf(whole.criteri),
    hasBefore: before !== null,
    fase: phaseOf(whole),
  }
  return { ...row, _id: String(row._id), version: Number(row.version), ...extra }
}

/** The four rankings at a glance: the running month as it stands, what came out last, what has not. */
export async function rankingCards(_scope: AdminScope): Promise<RankingCard[]> {
  const rules = await setting(classificheRegole)
  return Promise.all(TIPI.map((tipo) => cardOf(tipo, rules[tipo])))
}

async function cardOf(tipo: TipoClassifica, rule: Parameters<typeof countPlaces>[3]): Promise<RankingCard> {
  const month = periodOf(todayInRome().slice(0, 7))
  const [places, last, recent] = await Promise.all([
    countPlaces(db(), tipo, month, rule),
    db().classifica.findFirst({
      where: { tipo, published: true },
      orderBy: [{ periodo: 'desc' }, { id: 'desc' }],
    }),
    recentOf(tipo, month),
  ])
  return {
    tipo,
    running: {
      ...month,
      partecipanti: places.length,
      primi: places.slice(0, FIRST).map(({ posizione, nome, punti }) => ({ posizione, nome, punti })),
    },
    last: last && {
      _id: last.id,
      anno: last.anno,
      mese: last.mese,
      vincitore: last.vincitore,
      partecipanti: last.partecipanti,
    },
    missing: recent,
  }
}

/** Of the last months those that are not published. */
async function recentOf(tipo: TipoClassifica, month: Periodo): Promise<RankingCard['missing']> {
  const months: Periodo[] = []
  for (let one = periodBefore(month); months.length < BACK; one = periodBefore(one)) months.push(one)
  const rows = await db().classifica.findMany({
    where: { tipo, OR: months },
    select: { id: true, anno: true, mese: true, published: true },
    orderBy: { periodo: 'desc' },
    take: BACK,
  })
  return months.flatMap((one) => {
    const row = rows.find(({ anno, mese }) => anno === one.anno && mese === one.mese)
    return row?.published ? [] : [{ _id: row?.id ?? null, ...one }]
  })
}
