'use client'

import { type RefObject, useEffect, useState } from 'react'

/** How far beyond the edge of the box counts: the next lines that the arrows go to. */
const MARGIN = '100px 0px'

/** Whether a line stands in what its sheet shows, or just beside it; always where nobody watches. The line that is typed in stays near. */
export function useNear(line: RefObject<HTMLElement | null>, watches: boolean): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = line.current
    if (!watches || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting === true
        setSeen(isIn || element.contains(document.activeElement))
      },
      { root: element.closest('[data-sheet]'), rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [line, watches])
  return !watches || isSeen
}
