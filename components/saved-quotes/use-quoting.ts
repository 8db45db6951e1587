'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { figureErrors } from '@/components/data/form/figure-errors'
import { useArea } from '@/components/data/page/area'
import { toastError } from '@/components/ui/toasts'
import { ApiError, type Area, api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { bodyOf, FIELDS, type Kind, type Values } from './kinds'
import { type Outcome, outcomeOf, type Reply } from './lines'

/** What was asked, as it was sent, and what came of it. */
export type Answer = Outcome & { kind: Kind; asked: Values; reached: Reached | null; punti: number }
/** What an instalment reaches. */
type Reached = { importo: number; durata: number; rata: number }

/** Asks the calculator of a product; the grids are those that the reader works with. */
export function calculate(kind: Kind, body: Values, area: Area, punti = 0): Promise<Reply> {
  if (kind === 'mutuo' && punti !== 0)
    return api.post('/calculators/mutui/ipotesi', { ...body, punti }, { area })
  if (kind === 'mutuo') return api.post('/calculators/mutui', body, { area })
  if (kind === 'cdq') return api.post('/calculators/cdq', body, { area })
  return api.post('/calculators/prestiti', body, { area })
}

/** An instalment first becomes the amount or the months that it reaches; the comparison is that of the usual question. */
async function reach(values: Values, body: Values, area: Area): Promise<Reached | null> {
  if (values.incognita === 'rata') return null
  const { rata, importo, durata, finalita } = body
  return api.post('/calculators/prestiti/incognita', { rata, importo, durata, finalita }, { area })
}

/** What is asked, as one text; a figure that cannot be read is another one than none. */
const questionOf = (values: Values) =>
  JSON.stringify(values, (_, value) => (Number.isNaN(value) ? 'NaN' : value))

/** Time to finish a figure. */
const PAUSE_MS = 500

/** Works out what is typed, as soon as the typing rests; an answer to an older question is dropped. */
export function useQuoting(kind: Kind, values: Values, fields: readonly Field[] = FIELDS[kind]) {
  const area = useArea()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** The question that answer or errors are for: from the first key on, another one is being worked out. */
  const [settled, setSettled] = useState<string | null>(null)
  const question = questionOf(values)
  const round = useRef(0)
  const ask = useEffectEvent(async () => {
    round.current += 1
    const mine = round.current
    const isLatest = () => mine === round.current
    const wrong = figureErrors(fields, values)
    if (Object.keys(wrong).length > 0) {
      setAnswer(null)
      setErrors(wrong)
      return setSettled(question)
    }
    try {
      const found = await answerTo(kind, values, area)
      if (!isLatest()) return
      setAnswer(found)
      setErrors({})
    } catch (error) {
      if (!isLatest()) return
      setAnswer(null)
      const isOfFields = error instanceof ApiError && error.errors.length > 0
      setErrors(isOfFields ? error.byField : {})
      if (!isOfFields) toastError(error)
    } finally {
      if (isLatest()) setSettled(question)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the question are when to ask; what is sent are its values
  useEffect(() => {
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [question])
  return { answer, errors, busy: settled !== question }
}

async function answerTo(kind: Kind, values: Values, area: Area): Promise<Answer> {
  const body = bodyOf(kind, values)
  const punti = Number(values.punti ?? 0)
  const reached = kind === 'prestito' ? await reach(values, body, area) : null
  const { rata: _rata, ...rest } = body
  const terms = reached ? { importo: reached.importo, durata: reached.durata } : {}
  const asked = kind === 'prestito' ? { ...rest, ...terms } : body
  return { ...outcomeOf(await calculate(kind, asked, area, punti)), kind, asked, reached, punti }
}
