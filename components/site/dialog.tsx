'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useBackCloses } from '@/components/ui/use-back-closes'
import styles from './dialog.module.css'

interface Props {
  title: string
  kind: 'drawer' | 'card' | 'wide'
  /** Shown in the address bar while it is open: opens it again. */
  address?: string
  children: ReactNode
  onClose: () => void
}

/** The browser's own modal dialog: it keeps the focus, closes with Escape or Back, and gives the focus back. */
export function Dialog({ title, kind, address, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useBackCloses(onClose, { address })

  useEffect(() => {
    const node = dialog.current
    const before = document.activeElement
    node?.showModal()
    return () => {
      node?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the browser's.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-kind={kind}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose}>
            Chiudi
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
