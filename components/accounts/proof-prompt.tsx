'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { Prova } from '@/lib/auth/proof'
import { type Area, onProofRequired } from '@/lib/http/client'

const ProofDialog = lazy(() => import('./proof-dialog').then((module) => ({ default: module.ProofDialog })))

type Asked = { ways: readonly Prova[]; answer: (isProven: boolean) => void }

/** Waits until a call takes a proof of who acts; the dialog that asks for it is loaded then. */
export function ProofPrompt({ area }: { area: Area }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => onProofRequired((ways) => new Promise((answer) => setAsked({ ways, answer }))), [])
  if (!asked || area === 'client') return null
  const end = (isProven: boolean) => {
    setAsked(null)
    asked.answer(isProven)
  }
  return (
    <Suspense>
      <ProofDialog area={area} ways={asked.ways} onEnd={end} />
    </Suspense>
  )
}
