import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { byRole, staffRole } from '@/lib/auth/by-role'
import { todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { invalidField, orNotFound } from '@/lib/core/errors'
import { refuseImpersonal } from '@/lib/core/impersonal'
import { toEuro } from '@/lib/core/money'
import { setting } from '@/lib/settings/read'
import type { TipoClassifica } from '@/prisma/generated/client'
import { countPlaces, type Place, ruleOf } from './count-rows'
import { placesOf } from './data'
import { CLASSIFICHE, type Misure, type Periodo, periodBefore, periodOf, type Regola } from './labels'
import type { MonthQuery } from './schema'
import { classificheMostra, classificheRegole, type Mostra } from './settings'
import type { ClassificaRete, RigaRete } from './types'

/** As many rows from the top as a screen shows, and one's own with so many on each side. */
const TOP = 20
const AROUND = 2
const MOST_ROWS = 2_000
/** Months that a picker offers, and that one's own course has. */
const MONTHS = 60
const COURSE = 12

type Source = { rows: Place[]; rule: Regola; period: Periodo; provvisoria: boolean; at: Date | null }

/** The running month as it stands at this moment: no row of it is stored. */
async function running(tipo: TipoClassifica): Promise<Source> {
  refuseImpersonal('the month')
  const period = periodOf(todayInRome().slice(0, 7))
  const rule = (await setting(classificheRegole))[tipo]
  const rows = await countPlaces(db(), tipo, period, rule)
  return { rows, rule, period, provvisoria: true, at: new Date() }
}

async function published(tipo: TipoClassifica, period: Periodo): Promise<Source> {
  const ranking = orNotFound(
    await db().classifica.findFirst({
      where: { tipo, ...period, published: true },
      include: {
        voci: { orderBy: [{ posizione: 'asc' }, { nome: 'asc' }, { id: 'asc' }], take: MOST_ROWS },
      },
    }),
    'Di questo mese non c’è una classifica pubblicata.',
  )
  const rows = ranking.voci.map(
    (voce): Place => ({
      agentId: voce.agentId,
      employeeId: voce.employeeId,
      nome: voce.nome,
      agenzia: voce.agenzia,
      posizione: voce.posizione,
      punti: Number(voce.punti),
      misure: voce.misure as Misure,
      correzione: Number(voce.correzione),
      correzioneMotivo: voce.correzioneMotivo,
    }),
  )
  return { rows, rule: ruleOf(ranking.criteri), period, provvisoria: false, at: ranking.pubblicataAt }
}

/** A ranking as the network reads it: a published month, or the running one without being asked for any. */
export async function networkRanking(
  actor: Actor,
  tipo: TipoClassifica,
  { anno, mese }: MonthQuery,
): Promise<ClassificaRete> {
  if ((anno === undefined) !== (mese === undefined))
    throw invalidField('mese', 'Indica sia l’anno sia il mese.')
  const source = anno && mese ? await published(tipo, { anno, mese }) : await running(tipo)
  const [before, mostra, mesi, andamento] = await Promise.all([
    placesOf(tipo, periodBefore(source.period)),
    setting(classificheMostra),
    publishedMonths(tipo),
    courseOf(actor, tipo),
  ])
  const seen = byRole(staffRole(actor.role), { admin: () => 'importi' as const, agent: () => mostra })
  const at = source.rows.findIndex(({ agentId }) => actor.role === 'agent' && agentId === actor.userId)
  const righe = source.rows.map((row, index) => presentRow(row, index === at, before, { tipo, seen }))
  return {
    tipo,
    ...source.period,
    provvisoria: source.provvisoria,
    mostra: seen,
    aggiornataAt: source.at?.toISOString() ?? null,
    partecipanti: source.rows.length,
    righe: righe.slice(0, TOP),
    intorno: at >= TOP ? righe.slice(Math.max(TOP, at - AROUND), at + AROUND + 1) : [],
    mia: at < 0 ? null : ownOf(source.rows, at),
    regola: source.rule,
    mesi,
    andamento,
  }
}

type Seen = { tipo: TipoClassifica; seen: Mostra }

function presentRow(
  row: Place,
  mia: boolean,
  before: Map<string, number> | null,
  { tipo, seen }: Seen,
): RigaRete {
  const { posizione, nome, agenzia, punti, misure } = row
  const isOfNetwork = CLASSIFICHE[tipo].of === 'agenti'
  const shows = (what: Mostra[]) => mia || what.includes(seen)
  return {
    posizione,
    nome,
    agenzia,
    mia,
    prima: before?.get(row.agentId ?? row.employeeId ?? nome) ?? null,
    punti: shows(['punti', 'importi']) ? punti : null,
    importo: isOfNetwork && shows(['importi']) ? toEuro(misure.erogato ?? 0) : null,
    pratiche: isOfNetwork && shows(['importi']) ? (misure.liquidate ?? 0) : null,
  }
}

/** One's own row, and how far the next place is. */
function ownOf(rows: readonly Place[], at: number): ClassificaRete['mia'] {
  const own = rows[at] as Place
  const next = rows.findLast((row, index) => index < at && row.punti > own.punti)
  const { posizione, punti, misure, correzione, correzioneMotivo } = own
  return {
    posizione,
    punti,
    misure,
    correzione,
    correzioneMotivo,
    manca: next ? { punti: Math.round((next.punti - punti) * 100) / 100, posizione: next.posizione } : null,
  }
}

async function publishedMonths(tipo: TipoClassifica): Promise<Periodo[]> {
  return db().classifica.findMany({
    where: { tipo, published: true },
    select: { anno: true, mese: true },
    orderBy: [{ periodo: 'desc' }, { id: 'desc' }],
    take: MONTHS,
  })
}

/** An agent's own places in the last published months. */
async function courseOf({ role, userId }: Actor, tipo: TipoClassifica): Promise<ClassificaRete['andamento']> {
  if (role !== 'agent' || CLASSIFICHE[tipo].of !== 'agenti') return []
  const rows = await db().classifica.findMany({
    where: { tipo, published: true },
    select: {
      anno: true,
      mese: true,
      voci: { where: { agentId: userId }, select: { posizione: true }, take: 1 },
    },
    orderBy: [{ periodo: 'desc' }, { id: 'desc' }],
    take: COURSE,
  })
  const course = rows.map(({ anno, mese, voci }) => ({ anno, mese, posizione: voci[0]?.posizione ?? null }))
  return course.some(({ posizione }) => posizione !== null) ? course.reverse() : []
}
