import type { Attestato, FormazioneProgresso, Lezione } from '@/prisma/generated/client'
import { isSpent, isValid } from './course-state'
import type { Domanda } from './schema'

type Seen = Pick<FormazioneProgresso, 'lezioneId' | 'iniziataAt' | 'completataAt'>

/** What still counts of what somebody has seen, by lesson: nothing from before a certificate that has expired. */
export const counting = <S extends Seen>(
  seen: readonly S[],
  [latest]: readonly Attestato[],
  now: Date,
): Map<string, S> =>
  new Map(
    seen.filter((one) => !isSpent(one.iniziataAt, latest, now)).map((one) => [one.lezioneId, one] as const),
  )

/** Lessons that wait for one before them. */
export function lockedLessons(
  { sequenziale, lezioni }: { sequenziale: boolean; lezioni: readonly Pick<Lezione, 'id'>[] },
  seen: ReadonlyMap<string, Seen>,
  [latest]: readonly Attestato[],
  now: Date,
): Set<string> {
  if (!sequenziale || isValid(latest, now)) return new Set()
  const first = lezioni.findIndex(({ id }) => !seen.get(id)?.completataAt)
  return new Set(first < 0 ? [] : lezioni.slice(first + 1).map(({ id }) => id))
}

export const questionsOf = ({ domande }: Pick<Lezione, 'domande'>) => domande as unknown as Domanda[]

/** Whether a lesson is done: enough of it seen, and its questions answered. */
export const isDone = (
  { minimoPct }: { minimoPct: number },
  lesson: Pick<Lezione, 'domande'>,
  { vistoPct, quizSuperatoAt }: { vistoPct: number; quizSuperatoAt: Date | null },
): boolean => vistoPct >= minimoPct && (questionsOf(lesson).length === 0 || quizSuperatoAt !== null)

/** Right answers in percent; a question is right where all that is right was chosen, and nothing else. */
export function score(questions: readonly Domanda[], answers: readonly (readonly number[])[]) {
  const right = questions.map(({ risposte }, at) => {
    const chosen = new Set(answers[at] ?? [])
    return risposte.every(({ corretta }, place) => corretta === chosen.has(place))
  })
  const count = right.filter(Boolean).length
  return { right, punti: questions.length === 0 ? 100 : Math.floor((100 * count) / questions.length) }
}
