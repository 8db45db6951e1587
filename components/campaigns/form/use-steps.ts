'use client'

import { useEffect, useState } from 'react'

const HASH = /^#passo-(\d)$/
const stepOf = (hash: string) => Number(HASH.exec(hash)?.[1] ?? 1)

/** The steps of a form in the browser's history: its back button goes one step back, and nothing is lost. */
export function useSteps() {
  const [step, setStep] = useState(1)

  useEffect(() => {
    // What was typed does not survive a reload: the form begins again, and its address with it.
    if (HASH.test(location.hash)) history.replaceState(null, '', location.pathname + location.search)
    const onPop = () => setStep(stepOf(location.hash))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])

  const next = () => {
    history.pushState(null, '', `#passo-${step + 1}`)
    setStep(step + 1)
  }
  return { step, next, back: () => history.back() }
}
