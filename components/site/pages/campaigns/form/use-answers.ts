'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CampaignForm, Options } from '../content/types'
import { type Answers, noAnswers } from './answers'
import { readDraft, saveDraft } from './draft'

/** The answers of a form; a reload gives them back before anything is painted. */
export function useAnswers(form: CampaignForm, province: Options) {
  const [answers, setAnswers] = useState(() => noAnswers(form))
  const untouched = useRef(answers)

  useLayoutEffect(() => {
    const draft = readDraft(form, province)
    if (draft) setAnswers(draft)
  }, [form, province])

  useEffect(() => {
    if (answers !== untouched.current) saveDraft(answers)
  }, [answers])

  const change = (part: Partial<Answers>) => setAnswers((current) => ({ ...current, ...part }))
  return [answers, change] as const
}
