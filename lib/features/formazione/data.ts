import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { setting } from '@/lib/settings/read'
import { certificatesByCourse } from './andamento'
import { attemptsLeft } from './answer-quiz'
import { ownHours } from './hours'
import { counting, lockedLessons } from './lessons'
import { courseFor, isTheirs, learnerById } from './own-courses'
import { presentLesson, presentSummary } from './present'
import { velocitaVideo } from './settings'
import type { Course, Courses } from './types'

/** More courses than an office publishes. */
const MOST = 500

/** GET /v2/formazione/corsi: what the reader has to do, is doing and has done, and the hours of it. */
export async function ownCourses({ actor: { userId: agentId } }: Scope): Promise<Courses> {
  const [learner, courses, seen, certificates, external] = await Promise.all([
    learnerById(db(), agentId),
    db().formazione.findMany({
      where: { published: true },
      include: {
        lezioni: { orderBy: [{ ordine: 'asc' }, { id: 'asc' }], select: { id: true, durataSec: true } },
      },
      orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
      take: MOST,
    }),
    db().formazioneProgresso.findMany({ where: { agentId } }),
    db().attestato.findMany({ where: { agentId }, orderBy: { emessoAt: 'desc' } }),
    db().attestatoEsterno.findMany({ where: { agentId }, orderBy: { conseguitoIl: 'desc' } }),
  ])
  const now = new Date()
  const earned = certificatesByCourse(certificates)
  const corsi = courses
    .filter((course) => isTheirs(course, learner, earned.get(course.id) ?? []))
    .map((course) =>
      presentSummary(
        course,
        learner,
        seen.filter(({ corsoId }) => corsoId === course.id),
        earned.get(course.id) ?? [],
        now,
      ),
    )
  return { corsi, ore: await ownHours(certificates, external, learner) }
}

/** GET /v2/formazione/corsi/{id}: a course of one's own, with its lessons. */
export async function ownCourse({ actor: { userId: agentId } }: Scope, id: string): Promise<Course> {
  const { course, learner, certificates } = await courseFor(db(), agentId, id)
  const now = new Date()
  const [seen, left] = await Promise.all([
    db().formazioneProgresso.findMany({ where: { agentId, corsoId: course.id } }),
    attemptsLeft(db(), agentId, course.lezioni, now),
  ])
  const current = counting(seen, certificates, now)
  const locked = lockedLessons(course, current, certificates, now)
  const versions = new Map(seen.map(({ lezioneId, version }) => [lezioneId, version]))
  return {
    ...presentSummary(course, learner, seen, certificates, now),
    version: course.version,
    sequenziale: course.sequenziale,
    minimoPct: course.minimoPct,
    velocita: await setting(velocitaVideo),
    elenco: course.lezioni.map((lesson) =>
      presentLesson(lesson, {
        progress: current.get(lesson.id),
        version: versions.get(lesson.id) ?? 0,
        isLocked: locked.has(lesson.id),
        left: left.get(lesson.id),
      }),
    ),
  }
}
