'use client'

import Link from 'next/link'
import { type ComponentProps, useRef, useState } from 'react'

/** People with a metered connection: nothing is loaded before they want it. */
export function savesData(): boolean {
  if (typeof navigator === 'undefined') return false
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & {
  href: string
  /** Somebody points at it: what else the page needs may be asked for. */
  onIntent?: () => void
}

/** Who only crosses a link on the way to another has left it before. */
const POINTED_MS = 65

/**
 * A link whose page is fetched when somebody points at it. A screen of the areas shows fifty links and more: fetching whatever
 * is in view would cost the server as many pages, of which at most one is opened.
 */
export function IntentLink({ onIntent, onMouseEnter, onMouseLeave, onTouchStart, onFocus, ...rest }: Props) {
  const [wanted, setWanted] = useState(false)
  const pointed = useRef<ReturnType<typeof setTimeout>>(undefined)
  const want = () => {
    if (wanted || savesData()) return
    setWanted(true)
    onIntent?.()
  }
  return (
    <Link
      {...rest}
      prefetch={wanted ? 'auto' : false}
      onMouseEnter={(event) => {
        pointed.current = setTimeout(want, POINTED_MS)
        onMouseEnter?.(event)
      }}
      onMouseLeave={(event) => {
        clearTimeout(pointed.current)
        onMouseLeave?.(event)
      }}
      onTouchStart={(event) => {
        want()
        onTouchStart?.(event)
      }}
      onFocus={(event) => {
        want()
        onFocus?.(event)
      }}
    />
  )
}
