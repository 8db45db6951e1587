import 'server-only'
import type { Tx } from '@/lib/core/db'
import { notFound, orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { isMeant } from '@/lib/features/audiences/is-meant'
import type { AudienceRules } from '@/lib/features/audiences/schema'
import type { Attestato, Formazione, Lezione } from '@/prisma/generated/client'

/** Of an agent what decides which courses are theirs, and by when. */
const LEARNER = {
  id: true,
  figura: true,
  agencyId: true,
  provincia: true,
  provinceOperative: true,
  managerIds: true,
  mandatoDal: true,
  oamData: true,
  createdAt: true,
  corsiAssegnati: { select: { corsoId: true, scadeIl: true } },
} as const

export type Learner = Awaited<ReturnType<typeof learnerById>>

export const learnerById = async (tx: Tx, id: string) =>
  orNotFound(await tx.agent.findUnique({ where: { id }, select: LEARNER }))

export const rulesOf = ({ regole, escludi }: Pick<Formazione, 'regole' | 'escludi'>): AudienceRules =>
  ({ regole, escludi }) as unknown as AudienceRules

/** Besides those whom the rules find: to whom it was given by name. Who is excluded stays out. */
export const withAssigned = (rules: AudienceRules, agentIds: string[]): AudienceRules =>
  agentIds.length === 0
    ? rules
    : { ...rules, regole: [...rules.regole, { tipo: 'agente', valori: agentIds }] }

/** Whose a course is: of those whom its rules find, or to whom it was given, while it is published, and of who has done it. */
export const isTheirs = (
  course: Pick<Formazione, 'id' | 'published' | 'regole' | 'escludi'>,
  learner: Learner,
  certificates: readonly Attestato[],
): boolean => {
  const given = learner.corsiAssegnati.some(({ corsoId }) => corsoId === course.id) ? [learner.id] : []
  return (
    course.published && (certificates.length > 0 || isMeant(withAssigned(rulesOf(course), given), learner))
  )
}

/** Certificates of somebody for a course, the latest first. */
export const certificatesFor = (tx: Tx, corsoId: string, agentId: string): Promise<Attestato[]> =>
  tx.attestato.findMany({ where: { corsoId, agentId }, orderBy: { emessoAt: 'desc' }, take: 20 })

export type CourseOf = Formazione & { lezioni: Lezione[] }

/** A course of one's own with its lessons in order, or the 404 that a course of others is too. */
export async function courseFor(tx: Tx, agentId: string, corsoId: string) {
  const course = isId(corsoId)
    ? await tx.formazione.findUnique({
        where: { id: corsoId },
        include: { lezioni: { orderBy: [{ ordine: 'asc' }, { id: 'asc' }] } },
      })
    : null
  const learner = await learnerById(tx, agentId)
  const certificates = course ? await certificatesFor(tx, course.id, agentId) : []
  if (!course || !isTheirs(course, learner, certificates)) throw notFound('Il corso non c’è.')
  return { course, learner, certificates }
}

/** The same by one of its lessons. */
export async function lessonFor(tx: Tx, agentId: string, lezioneId: string) {
  const found = isId(lezioneId)
    ? await tx.lezione.findUnique({ where: { id: lezioneId }, select: { corsoId: true } })
    : null
  if (!found) throw notFound('La lezione non c’è.')
  const own = await courseFor(tx, agentId, found.corsoId)
  const lesson = orNotFound(own.course.lezioni.find(({ id }) => id === lezioneId))
  return { ...own, lesson }
}

/** One at a time of what somebody learns: two tabs, a quiz beside a video, or two lessons at once. */
export async function lockLearning(tx: Tx, agentId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`formazione:${agentId}`}, 0))`
}
