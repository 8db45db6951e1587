import type { Attestato, Formazione, FormazioneProgresso, Lezione } from '@/prisma/generated/client'
import { type Attempts, presentAttempts } from './answer-quiz'
import { presentCertificate } from './certificates'
import { courseState, dueDay } from './course-state'
import { counting, questionsOf } from './lessons'
import type { Learner } from './own-courses'
import type { Allegato } from './schema'
import type { CourseSummary, Lesson } from './types'
import { embedOf } from './video-schema'
import { stretchesOf } from './watch-lesson'

type CourseRow = Formazione & { lezioni: readonly Pick<Lezione, 'id' | 'durataSec'>[] }

/** A course as one of its readers has it. */
export function presentSummary(
  course: CourseRow,
  learner: Pick<Learner, 'mandatoDal' | 'createdAt' | 'corsiAssegnati'>,
  seen: readonly FormazioneProgresso[],
  certificates: readonly Attestato[],
  now: Date,
): CourseSummary {
  const { id, titolo, descrizione, categoria, obbligatorio, oreOam, lezioni } = course
  const current = counting(seen, certificates, now)
  const isDone = (one: { id: string }) => Boolean(current.get(one.id)?.completataAt)
  const due = dueDay(course, learner)
  const begun = lezioni.flatMap((one) => current.get(one.id)?.iniziataAt ?? [])
  const [latest] = certificates
  return {
    _id: id,
    titolo,
    descrizione,
    categoria,
    obbligatorio,
    oreOam: Number(oreOam),
    scadeIl: due,
    stato: courseState({ certificate: latest, begun, due }, now),
    lezioni: lezioni.length,
    fatte: lezioni.filter(isDone).length,
    durataSec: lezioni.reduce((sum, { durataSec }) => sum + durataSec, 0),
    attestato: latest ? presentCertificate(latest) : null,
    prossima: (lezioni.find((one) => !isDone(one)) ?? lezioni[0])?.id ?? null,
  }
}

type Standing = {
  progress: FormazioneProgresso | undefined
  version: number
  isLocked: boolean
  left: Attempts | undefined
}

/** A lesson without what would give the quiz away, and without its video while it is locked. */
export function presentLesson(lesson: Lezione, { progress, version, isLocked, left }: Standing): Lesson {
  const { id, titolo, descrizione, durataSec, video, copertina, sottotitoli, soglia } = lesson
  const questions = questionsOf(lesson)
  const embed = embedOf(video)
  return {
    _id: id,
    titolo,
    descrizione,
    durataSec,
    bloccata: isLocked,
    version,
    completata: Boolean(progress?.completataAt),
    video: isLocked ? null : (embed?.src ?? video),
    esterno: !video.startsWith('/'),
    copertina,
    sottotitoli: isLocked ? null : sottotitoli,
    allegati: isLocked
      ? []
      : (lesson.allegati as unknown as Allegato[]).map(({ nome, url }) => ({ nome, url })),
    visto: progress ? stretchesOf(progress) : [],
    pct: progress?.vistoPct ?? 0,
    posizione: progress?.posizioneSec ?? 0,
    quiz:
      questions.length === 0
        ? null
        : {
            soglia,
            superato: Boolean(progress?.quizSuperatoAt),
            punti: progress?.quizPunti ?? null,
            ...presentAttempts(left),
            domande: isLocked ? [] : questions.map(presentQuestion),
          },
  }
}

const presentQuestion = ({ domanda, risposte }: ReturnType<typeof questionsOf>[number]) => ({
  domanda,
  risposte: risposte.map(({ testo }) => testo),
  multipla: risposte.filter(({ corretta }) => corretta).length > 1,
})
