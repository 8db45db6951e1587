'use client'

import { useEffect, useLayoutEffect, useState } from 'react'

const HASH = /^#passo-([23])$/
const stepOf = (hash: string) => Number(HASH.exec(hash)?.[1] ?? 1)
const addressOf = (step: number) => (step > 1 ? `#passo-${step}` : location.pathname + location.search)

/**
 * The steps of a form in the browser's history: its back button goes one step back, and a reload stays at the step.
 * `reached` is the furthest step that the answers allow, whatever the address asks for.
 */
export function useSteps(reached: number) {
  const [asked, setAsked] = useState(1)
  /** Whether the person went from one step to another: a page that has just opened moves nobody's focus. */
  const [moved, setMoved] = useState(false)

  useLayoutEffect(() => {
    setAsked(stepOf(location.hash))
    // From here on the form itself says which step is shown; see step-script.ts.
    delete document.documentElement.dataset.passo
    const onPop = () => {
      // A jump inside the page, to its content, is not a step.
      if (location.hash && !HASH.test(location.hash)) return
      setMoved(true)
      setAsked(stepOf(location.hash))
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])

  useEffect(() => {
    if (asked <= reached) return
    history.replaceState(null, '', addressOf(reached))
    setAsked(reached)
  }, [asked, reached])

  const step = Math.min(asked, reached)
  const next = () => {
    history.pushState(null, '', addressOf(step + 1))
    setMoved(true)
    setAsked(step + 1)
  }
  return { step, moved, next, back: () => history.back() }
}
