import { type RefObject, useEffect } from 'react'
import { type KeyGroup, useKeyHelp } from './key-help'

const SAVE_KEYS: KeyGroup = {
  title: 'Schede',
  keys: [{ keys: ['Ctrl+S'], label: 'Salva le modifiche' }],
}

/** Ctrl S, or Cmd S, sends the form instead of saving the page. */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>, active: boolean): void {
  useKeyHelp(active ? SAVE_KEYS : undefined)
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      // Behind a tab that is not open nobody sees what would be sent.
      if (form.current?.checkVisibility?.() === false) return
      // A dialog that is open asks for an answer of its own.
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form, active])
}
