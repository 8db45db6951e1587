'use client'

import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface Props {
  label: ReactNode
  children: ReactNode
  className?: string
  buttonClass?: string
  panelClass?: string
}

/** A button that opens a panel; a click outside, Escape or a navigation closes it. */
export function Disclosure({ label, children, className, buttonClass, panelClass }: Props) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const path = usePathname() ?? ''
  const open = openAt === path
  const root = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(null)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpenAt(null)
    root.current?.querySelector('button')?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the button and the links inside.
    <div ref={root} className={className} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={buttonClass}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : path)}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a followed link closes the panel; Enter on it is a click too. */}
      <div
        id={id}
        className={panelClass}
        data-open={open}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpenAt(null)
        }}
      >
        {children}
      </div>
    </div>
  )
}
