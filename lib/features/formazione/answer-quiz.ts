import 'server-only'
import { addDays, startOfDay, timeOf, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, staleVersion } from '@/lib/core/errors'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import { elided } from '@/lib/italian/elided'
import { setting } from '@/lib/settings/read'
import type { Lezione } from '@/prisma/generated/client'
import { issueIfDone } from './certificates'
import { counting, isDone, lockedLessons, questionsOf, score } from './lessons'
import { lessonFor, lockLearning } from './own-courses'
import type { Domanda, QuizInput } from './schema'
import { quizFormazione } from './settings'
import type { QuizResult } from './types'
import { LOCKED } from './watch-lesson'

/** What is left of somebody's attempts at the quiz of a lesson today, and when the next one may come. */
export type Attempts = { rimasti: number; riprovaAt: Date | null }

/** The same by lesson. A lesson that says nothing of its own has as many attempts as the settings say. */
export async function attemptsLeft(
  tx: Tx,
  agentId: string,
  lezioni: readonly Pick<Lezione, 'id' | 'tentativi'>[],
  now: Date,
): Promise<Map<string, Attempts>> {
  const since = startOfDay(todayInRome())
  const done = await tx.quizTentativo.groupBy({
    by: ['lezioneId'],
    where: {
      agentId,
      lezioneId: { in: lezioni.map(({ id }) => id) },
      at: { gte: since, lt: addDays(since, 2) },
    },
    _count: true,
    _max: { at: true },
  })
  const usual = await setting(quizFormazione, tx)
  const today = new Map(done.map((one) => [one.lezioneId, one]))
  const leftOf = ({ id, tentativi }: (typeof lezioni)[number]): Attempts => {
    const own = today.get(id)
    const next = own?._max.at ? new Date(own._max.at.getTime() + 60_000 * usual.pausaMinuti) : null
    return {
      rimasti: Math.max(0, (tentativi ?? usual.tentativi) - (own?._count ?? 0)),
      riprovaAt: next && next > now ? next : null,
    }
  }
  return new Map(lezioni.map((one) => [one.id, leftOf(one)]))
}

/** Marks the answers to a lesson's questions; who passes has done the lesson, and maybe the course. */
export async function answerQuiz(ctx: Ctx, lezioneId: string, input: QuizInput): Promise<QuizResult> {
  const agentId = ctx.actor.userId
  return withTransaction(async (tx) => {
    const { course, certificates, lesson } = await lessonFor(tx, agentId, lezioneId)
    // The questions may be others by now.
    if (course.version !== input.version) throw staleVersion()
    await lockLearning(tx, agentId)
    const now = new Date()
    const seen = await tx.formazioneProgresso.findMany({ where: { corsoId: course.id, agentId } })
    const current = counting(seen, certificates, now)
    if (lockedLessons(course, current, certificates, now).has(lezioneId))
      throw new AppError('conflict', LOCKED)
    const before = current.get(lezioneId)
    if (!before || before.vistoPct < course.minimoPct)
      throw new AppError(
        'conflict',
        `Il quiz si apre quando hai visto almeno ${elided('il', `${course.minimoPct}%`)} del video.`,
      )
    const questions = questionsOf(lesson)
    checkAnswers(questions, input)
    refuseTooMany((await attemptsLeft(tx, agentId, [lesson], now)).get(lezioneId))
    const { right, punti } = score(questions, input.risposte)
    const superato = punti >= lesson.soglia
    const key = { corsoId: course.id, lezioneId, agentId }
    await tx.quizTentativo.create({
      data: { ...key, id: newId(), risposte: input.risposte, punti, superato, at: now },
    })
    const quizSuperatoAt = before.quizSuperatoAt ?? (superato ? now : null)
    const quizPunti = Math.max(punti, before.quizPunti ?? 0)
    const done = isDone(course, lesson, { ...before, quizSuperatoAt })
    // Its version is that of the seconds that were seen: a player beside the quiz goes on undisturbed.
    await tx.formazioneProgresso.update({
      where: { id: before.id },
      data: {
        quizSuperatoAt,
        quizPunti,
        completataAt: before.completataAt ?? (done ? now : null),
      },
    })
    return {
      punti,
      superato,
      completata: before.completataAt !== null || done,
      ...presentAttempts((await attemptsLeft(tx, agentId, [lesson], now)).get(lezioneId)),
      attestato: await issueIfDone(tx, { course, agentId, certificates, now }),
      domande: questions.map(({ risposte, spiegazione }, at) => ({
        giusta: superato ? right[at] === true : null,
        corrette: superato ? risposte.flatMap(({ corretta }, place) => (corretta ? [place] : [])) : null,
        spiegazione: superato ? spiegazione : '',
      })),
    }
  }, ctx.tx)
}

function refuseTooMany(left: Attempts | undefined): void {
  if (left?.rimasti === 0)
    throw new AppError('conflict', 'Per oggi i tentativi sono finiti: puoi riprovare da domani.')
  if (left?.riprovaAt) throw new AppError('conflict', `Puoi riprovare dalle ${timeOf(left.riprovaAt)}.`)
}

/** As the reader has them. */
export const presentAttempts = (left: Attempts | undefined) => ({
  rimasti: left?.rimasti ?? 0,
  riprovaAt: left?.riprovaAt?.toISOString() ?? null,
})

function checkAnswers(questions: readonly Domanda[], { risposte }: QuizInput): void {
  if (questions.length === 0) throw new AppError('conflict', 'Questa lezione non ha un quiz.')
  if (risposte.length !== questions.length) throw invalidField('risposte', 'Rispondi a tutte le domande.')
  const empty = risposte.findIndex((chosen) => chosen.length === 0)
  if (empty >= 0) throw invalidField(`risposte.${empty}`, 'Rispondi anche a questa domanda.')
  const wrong = risposte.findIndex((chosen, at) =>
    chosen.some((place) => place >= (questions[at]?.risposte.length ?? 0)),
  )
  if (wrong >= 0) throw invalidField(`risposte.${wrong}`, 'Scegli fra le risposte.')
}
