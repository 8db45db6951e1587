import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db, type Tx } from '@/lib/core/db'
import { grouped } from '@/lib/core/grouped'
import { holds } from '@/lib/core/search-words'
import { audienceWhere } from '@/lib/features/audiences/audience-where'
import { findRow } from '@/lib/resources/read'
import type { Attestato, FormazioneProgresso } from '@/prisma/generated/client'
import { NOMI_STATI, type StatoCorso } from './labels'
import { counting } from './lessons'
import { rulesOf, withAssigned } from './own-courses'
import { presentSummary } from './present'
import { formazione } from './resource'
import type { AndamentoQuery } from './schema'
import type { Andamento, AndamentoLine } from './types'

const PAGE = 50

/** Certificates by their course, in the order in which they come. */
export const certificatesByCourse = (rows: readonly Attestato[]) => grouped(rows, ({ corsoId }) => corsoId)

/** Everybody for whom a course is, or who has begun it: how far each of them is, by surname. */
export async function linesOf(corsoId: string, tx: Tx = db()): Promise<AndamentoLine[]> {
  const course = await tx.formazione.findUniqueOrThrow({
    where: { id: corsoId },
    include: { lezioni: { orderBy: [{ ordine: 'asc' }, { id: 'asc' }] } },
  })
  const given = await tx.corsoAssegnato.findMany({ where: { corsoId } })
  const givenTo = grouped(given, ({ agentId }) => agentId)
  const [people, seen, certificates] = await Promise.all([
    tx.agent.findMany({
      where: {
        OR: [
          audienceWhere(withAssigned(rulesOf(course), [...givenTo.keys()])),
          { status: 'validated', progressi: { some: { corsoId } } },
          { status: 'validated', attestati: { some: { corsoId } } },
        ],
      },
      orderBy: [{ cognome: 'asc' }, { nome: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        nome: true,
        cognome: true,
        mandatoDal: true,
        createdAt: true,
        agency: { select: { nome: true } },
      },
    }),
    tx.formazioneProgresso.findMany({ where: { corsoId } }),
    tx.attestato.findMany({ where: { corsoId }, orderBy: { emessoAt: 'desc' } }),
  ])
  const now = new Date()
  const [seenBy, earnedBy] = [
    grouped(seen, ({ agentId }) => agentId),
    grouped(certificates, ({ agentId }) => agentId),
  ]
  return people.map(({ id, nome, cognome, agency, ...dates }) => {
    const joined = { ...dates, corsiAssegnati: givenTo.get(id) ?? [] }
    const [own, earned] = [seenBy.get(id) ?? [], earnedBy.get(id) ?? []]
    const { stato, scadeIl, fatte, lezioni, attestato } = presentSummary(course, joined, own, earned, now)
    const current = [...counting(own, earned, now).values()]
    return {
      _id: id,
      nome: `${nome} ${cognome}`,
      agenzia: agency?.nome ?? null,
      stato,
      scadeIl,
      fatte,
      lezioni,
      attestato,
      assegnato: givenTo.has(id),
      vistoSec: current.reduce((sum, { vistoSec }) => sum + vistoSec, 0),
      quiz: averageQuiz(current),
    }
  })
}

function averageQuiz(seen: readonly FormazioneProgresso[]): number | null {
  const points = seen.flatMap(({ quizPunti }) => quizPunti ?? [])
  return points.length === 0 ? null : Math.round(points.reduce((sum, one) => sum + one, 0) / points.length)
}

/** The lines that a query leaves. */
export function chosenLines(lines: readonly AndamentoLine[], { stato, q = '' }: AndamentoQuery) {
  const isFound = holds(q)
  return lines.filter(
    (line) => (!stato || line.stato === stato) && isFound(`${line.nome} ${line.agenzia ?? ''}`),
  )
}

/** GET /v2/formazione/{id}/andamento: a page of them, and how many stand where. */
export async function andamentoOf(actor: Actor, id: string, query: AndamentoQuery): Promise<Andamento> {
  await findRow(formazione, formazione.access.read, actor, id)
  const lines = await linesOf(id)
  const chosen = chosenLines(lines, query)
  const start = Number(query.cursor || 0)
  const next = start + PAGE
  const count = (stato: StatoCorso) => lines.filter((line) => line.stato === stato).length
  return {
    items: chosen.slice(start, next),
    nextCursor: next < chosen.length ? String(next) : null,
    totali: Object.fromEntries(NOMI_STATI.map((stato) => [stato, count(stato)])) as Andamento['totali'],
  }
}
