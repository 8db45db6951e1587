import { useEffect, useRef } from 'react'

const READING_MS = 3_000

/** Calls `onRead` once the page has been in sight for three seconds: a tab in the background reads nothing. */
export function useReadingTime(isUnread: boolean, onRead: () => Promise<unknown>): void {
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })
  useEffect(() => {
    if (!isUnread) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      // Told again at the next visit, where it did not get through.
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => void latest.current().catch(() => undefined), READING_MS)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [isUnread])
}
