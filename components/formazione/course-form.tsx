'use client'

import { recordForm } from '@/components/data/form/record-form'
import { formatDay } from '@/lib/core/dates'
import { courseRules, courseSchema } from '@/lib/features/formazione/schema'
import { LessonsInput } from './lessons-input'
import { MeantInput } from './meant-input'

/** Its field stands in the one of the rules. */
const Nothing = () => null

/** Who will find it, and what they are told. */
function publishWords({ obbligatorio, scadeIl }: Record<string, unknown>): string {
  const due =
    obbligatorio === true && scadeIl
      ? `Chi non l’ha completato riceve un avviso e un’e-mail nei sette giorni prima del ${formatDay(String(scadeIl))}.`
      : 'Nessuno riceve e-mail o avvisi, finché non lo chiedi da «Andamento».'
  return `Da subito lo trovano fra i loro corsi gli agenti a cui è rivolto. ${due}`
}

/** A course with its lessons, and whom it is for. */
export const CourseForm = recordForm(courseSchema, courseRules, {
  publishWords,
  widgets: { lezioni: LessonsInput, regole: MeantInput, escludi: Nothing },
})
