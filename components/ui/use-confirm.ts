import { useRef, useState } from 'react'

/**
 * Open → confirm → pending → closed; what it returns can be spread on a ConfirmDialog.
 * A second confirmation while the first one runs does nothing.
 */
export function useConfirm(run: () => Promise<void> | void) {
  const [opened, setOpened] = useState(false)
  const [pending, setPending] = useState(false)
  const running = useRef(false)

  const onConfirm = async () => {
    if (running.current) return
    running.current = true
    setPending(true)
    try {
      await run()
    } finally {
      running.current = false
      setPending(false)
      setOpened(false)
    }
  }
  return { opened, pending, ask: () => setOpened(true), onConfirm, onCancel: () => setOpened(false) }
}
