'use client'

import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { toastError } from '@/components/ui/toasts'
import { ApiError, type Area, api } from '@/lib/http/client'
import { bodyOf, type Kind, type Values } from './kinds'
import { type Outcome, outcomeOf } from './lines'

/** What was asked, as it was sent, and what came of it. */
export type Answer = Outcome & { kind: Kind; asked: Values; reached: Reached | null; punti: number }
/** What an instalment reaches. */
type Reached = { importo: number; durata: number; rata: number }

/** Asks the calculator of a product; the grids are those that the reader works with. */
export async function calculate(kind: Kind, body: Values, area: Area, punti = 0): Promise<Outcome> {
  if (kind === 'mutuo' && punti !== 0)
    return outcomeOf(await api.post('/calculators/mutui/ipotesi', { ...body, punti }, { area }))
  if (kind === 'mutuo') return outcomeOf(await api.post('/calculators/mutui', body, { area }))
  if (kind === 'cdq') return outcomeOf(await api.post('/calculators/cdq', body, { area }))
  return outcomeOf(await api.post('/calculators/prestiti', body, { area }))
}

/** An instalment first becomes the amount or the months that it reaches; the comparison is that of the usual question. */
async function reach(values: Values, body: Values, area: Area): Promise<Reached | null> {
  if (values.incognita === 'rata') return null
  const { rata, importo, durata, finalita } = body
  return api.post('/calculators/prestiti/incognita', { rata, importo, durata, finalita }, { area })
}

export function useQuoting(kind: Kind) {
  const area = useArea()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const ask = async (values: Values) => {
    setBusy(true)
    setErrors({})
    try {
      const body = bodyOf(kind, values)
      const punti = Number(values.punti ?? 0)
      const reached = kind === 'prestito' ? await reach(values, body, area) : null
      const { rata: _rata, ...rest } = body
      const terms = reached ? { importo: reached.importo, durata: reached.durata } : {}
      const asked = kind === 'prestito' ? { ...rest, ...terms } : body
      setAnswer({ ...(await calculate(kind, asked, area, punti)), kind, asked, reached, punti })
    } catch (error) {
      setAnswer(null)
      if (error instanceof ApiError && error.errors.length > 0) setErrors(error.byField)
      else toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return { answer, errors, busy, ask }
}
