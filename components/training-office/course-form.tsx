'use client'

import { recordForm } from '@/components/data/record-form'
import { courseRules, courseSchema } from '@/lib/features/formazione/schema'
import { LessonsInput } from './lessons-input'
import { MeantInput } from './meant-input'

/** Its field stands in the one of the rules. */
const Nothing = () => null

/** A course with its lessons, and whom it is for. */
export const CourseForm = recordForm(courseSchema, courseRules, {
  widgets: { lezioni: LessonsInput, regole: MeantInput, escludi: Nothing },
})
