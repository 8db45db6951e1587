import { useEffect, useRef } from 'react'
import { useArea } from '@/components/data/page/area'
import { api } from '@/lib/http/client'

const PAUSE_MS = 1_500
const SHORTEST = 3

/** Tells the office which words found nothing, once each, when the typing has come to an end; nobody waits for it. */
export function useCountSearch(text: string, foundNothing: boolean): void {
  const area = useArea()
  const told = useRef(new Set<string>())
  const testo = text.trim().slice(0, 120)
  useEffect(() => {
    if (!foundNothing || testo.length < SHORTEST || told.current.has(testo)) return
    const timer = setTimeout(() => {
      told.current.add(testo)
      api.post('/faqs/ricerche', { testo }, { area }).catch(() => undefined)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [area, testo, foundNothing])
}
