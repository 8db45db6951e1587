import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, staleVersion } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import { numberText } from '@/lib/core/number-text'
import type { Ctx } from '@/lib/http/context'
import { setting } from '@/lib/settings/read'
import type { FormazioneProgresso, Prisma } from '@/prisma/generated/client'
import { issueIfDone } from './certificates'
import { isSpent } from './course-state'
import { type Clock, creditAt, type Interval, percentOf, secondsOf, takeTime, union } from './intervals'
import { counting, isDone, lockedLessons } from './lessons'
import { lessonFor, lockLearning } from './own-courses'
import type { ProgressInput } from './schema'
import { velocitaVideo } from './settings'
import type { Progress } from './types'

export const stretchesOf = ({ intervalli }: Pick<FormazioneProgresso, 'intervalli'>) =>
  intervalli as unknown as [number, number][]

/** Begun now: nothing seen, and time counts from here. */
const fresh = (now: Date) => ({
  intervalli: [] as Prisma.InputJsonArray,
  posizioneSec: 0,
  vistoSec: 0,
  vistoPct: 0,
  contatoAt: now,
  tolleranzaSec: 0,
  iniziataAt: now,
  quizPunti: null,
  quizSuperatoAt: null,
  completataAt: null,
})

export const LOCKED = 'Questa lezione si apre quando hai completato quella prima.'

/**
 * Notes which seconds of a lesson were seen. What counts is the union of all that was ever told, by every tab; more than fits into the
 * time that has gone by is refused, whatever else was watched meanwhile. Without seconds the lesson is opened.
 */
export async function watchLesson(ctx: Ctx, lezioneId: string, input: ProgressInput): Promise<Progress> {
  const agentId = ctx.actor.userId
  return withTransaction(async (tx) => {
    const { course, certificates, lesson } = await lessonFor(tx, agentId, lezioneId)
    await lockLearning(tx, agentId)
    const now = new Date()
    const credit = await creditOf(tx, agentId, now)
    const seen = await tx.formazioneProgresso.findMany({ where: { corsoId: course.id, agentId } })
    const current = counting(seen, certificates, now)
    if (lockedLessons(course, current, certificates, now).has(lezioneId))
      throw new AppError('conflict', LOCKED)
    const stored = seen.find((one) => one.lezioneId === lezioneId)
    if ((stored?.version ?? 0) !== input.version) throw staleVersion()
    const before = await begin(tx, { corsoId: course.id, lezioneId, agentId }, stored, certificates[0], now)
    const visto = union([...stretchesOf(before), ...input.intervalli.map(pairOf)], lesson.durataSec)
    const seenSec = secondsOf(union(stretchesOf(before), lesson.durataSec))
    const speed = await setting(velocitaVideo, tx)
    const taken = takeTime({
      gained: secondsOf(visto) - seenSec,
      seen: seenSec,
      length: lesson.durataSec,
      speed,
      credit,
      now,
      tolerated: before.tolleranzaSec,
      openedAt: before.iniziataAt,
    })
    if (!taken) throw invalidField('intervalli', tooFast(speed))
    const row = await tx.formazioneProgresso.update({
      where: { id: before.id },
      data: {
        ...counted(before, lesson, course, visto, now),
        ...taken,
        posizioneSec: Math.round(input.posizione),
      },
    })
    const attestato = await issueIfDone(tx, { course, agentId, certificates, now })
    return { ...presentProgress(row), attestato }
  }, ctx.tx)
}

const tooFast = (speed: number) =>
  `È più video di quanto tempo è passato: si guarda un video alla volta, al massimo a velocità ${numberText(speed)}×.`

/** The time of an agent that no video has taken yet: the latest count of any of their lessons knows. */
async function creditOf(tx: Tx, agentId: string, now: Date): Promise<number> {
  const latest: Clock | null = await tx.formazioneProgresso.findFirst({
    where: { agentId },
    orderBy: [{ contatoAt: 'desc' }, { updatedAt: 'desc' }],
    select: { contatoAt: true, creditoSec: true },
  })
  return latest ? creditAt(latest, now) : 0
}

const pairOf = ([from = 0, to = 0]: readonly number[]): Interval => [from, to]

type Key = { corsoId: string; lezioneId: string; agentId: string }

/** The row of a lesson: a new one where it is opened for the first time, or again after a certificate has expired. */
async function begin(
  tx: Tx,
  key: Key,
  stored: FormazioneProgresso | undefined,
  latest: Parameters<typeof isSpent>[1],
  now: Date,
): Promise<FormazioneProgresso> {
  if (!stored)
    return tx.formazioneProgresso.create({ data: { ...key, ...fresh(now), id: newId(), version: 0 } })
  return isSpent(stored.iniziataAt, latest, now) ? { ...stored, ...fresh(now), intervalli: [] } : stored
}

function counted(
  before: FormazioneProgresso,
  lesson: Parameters<typeof isDone>[1] & { durataSec: number },
  course: { minimoPct: number },
  visto: Interval[],
  now: Date,
) {
  const vistoSec = secondsOf(visto)
  const after = {
    vistoSec: Math.round(vistoSec),
    // A video that was replaced by a longer one takes nothing away from who had seen enough of it.
    vistoPct: Math.max(percentOf(vistoSec, lesson.durataSec), before.completataAt ? before.vistoPct : 0),
    quizPunti: before.quizPunti,
    quizSuperatoAt: before.quizSuperatoAt,
    iniziataAt: before.iniziataAt,
  }
  const completataAt = before.completataAt ?? (isDone(course, lesson, after) ? now : null)
  return {
    ...after,
    completataAt,
    intervalli: visto as unknown as Prisma.InputJsonArray,
    contatoAt: now,
    version: before.version + 1,
  }
}

export const presentProgress = (row: FormazioneProgresso) => ({
  pct: row.vistoPct,
  completata: row.completataAt !== null,
  visto: stretchesOf(row),
  posizione: row.posizioneSec,
  version: row.version,
})
