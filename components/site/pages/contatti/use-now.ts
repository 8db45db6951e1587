'use client'

import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time, from the moment scripts run: a page that is kept for hours cannot know it. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
