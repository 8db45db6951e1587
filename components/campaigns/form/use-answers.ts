'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CampaignForm, Options } from '../content/types'
import { type Answers, noAnswers } from './answers'
import { keepAnswers, keptAnswers } from './kept-answers'

/** The answers of a form; a reload gives them back before anything is painted. */
export function useAnswers(form: CampaignForm, province: Options) {
  const [answers, setAnswers] = useState(() => noAnswers(form))
  const untouched = useRef(answers)

  useLayoutEffect(() => {
    const kept = keptAnswers(form, province)
    if (kept) setAnswers(kept)
  }, [form, province])

  useEffect(() => {
    if (answers !== untouched.current) keepAnswers(answers)
  }, [answers])

  const change = (part: Partial<Answers>) => setAnswers((current) => ({ ...current, ...part }))
  return [answers, change] as const
}
