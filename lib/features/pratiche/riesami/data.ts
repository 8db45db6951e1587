import 'server-only'
import type { Actor, Scope } from '@/lib/auth/actor'
import { columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import type { Part } from '@/lib/duties/types'
import { rowsOfCase, visiblePratiche, worksOnCases } from '@/lib/features/pratiche/access'
import { allowedRows } from '@/lib/resources/access'
import { setting } from '@/lib/settings/read'
import { ALTRO } from '@/lib/words/case-states'
import type { Pratica, Prisma, Riesame } from '@/prisma/generated/client'
import type { RiesameDetail, Rifiuto } from './schema'
import { aiutoDebiti, motiviSpiegati } from './settings'

/**
 * The last review of a case that its reader sees; of a client, the one that they have asked for of the present refusal: what was answered
 * before it would stand in the place of the button by which they ask again (art. 18).
 */
export async function reviewOf(actor: Actor, praticaId: string): Promise<RiesameDetail | null> {
  const own = rowsOfCase<Prisma.RiesameWhereInput>(actor, (clientId) => ({ persona: { clientId } }))
  const row = await db().riesame.findFirst({
    where: { AND: [{ praticaId }, own] },
    include: { pratica: { select: { stato: true, statoDal: true } } },
    orderBy: { createdAt: 'desc' },
  })
  return row && (worksOnCases(actor) || isOfNow(row)) ? present(row) : null
}

/** One that nobody has answered counts whenever it was asked for: as long as it waits no other can be asked for. */
const isOfNow = ({ rispostoAt, pratica }: Riesame & { pratica: Pick<Pratica, 'stato' | 'statoDal'> }) =>
  pratica.stato !== 'respinta' || rispostoAt === null || rispostoAt >= pratica.statoDal

const present = (row: Riesame): RiesameDetail => ({
  _id: row.id,
  version: row.version,
  testo: row.testo,
  chiestoAt: row.createdAt.toISOString(),
  scadeIl: dayOfColumn(row.scadeIl),
  risposta: row.risposta,
  rispostoAt: row.rispostoAt?.toISOString() ?? null,
  rispostoDa: row.rispostoDa,
})

const UNSAID = 'La domanda non è stata accolta. Il tuo consulente ti spiega perché e che cosa si può fare.'

/** Why a case was refused, in the office's plain words; null for one that was not. */
export async function refusalOf({
  stato,
  causale,
}: Pick<Pratica, 'stato' | 'causale'>): Promise<Rifiuto | null> {
  if (stato !== 'respinta') return null
  const words = await setting(motiviSpiegati)
  const known = words.find(({ motivo }) => motivo.toLowerCase() === causale?.toLowerCase())
  const bare = causale && causale !== ALTRO ? `${causale}. ${UNSAID}` : UNSAID
  return { parole: known?.parole ?? bare, aiuti: await setting(aiutoDebiti) }
}

/** Reviews that wait for an answer, those past their last day first. */
export async function reviewsDue({ actor }: Scope, { take, skip }: Part = { take: 200, skip: 0 }) {
  const rows = await db().riesame.findMany({
    where: { rispostoAt: null, pratica: allowedRows(visiblePratiche, actor) },
    include: { pratica: { select: { id: true, codice: true, intestatario: true, agentId: true } } },
    orderBy: [{ scadeIl: 'asc' }, { id: 'asc' }],
    take,
    skip,
  })
  const today = columnOfDay(todayInRome())
  return rows.map(({ pratica, scadeIl }) => ({
    praticaId: pratica.id,
    codice: pratica.codice,
    cliente: pratica.intestatario,
    agentId: pratica.agentId,
    entro: dayOfColumn(scadeIl),
    tardi: scadeIl < today,
  }))
}
