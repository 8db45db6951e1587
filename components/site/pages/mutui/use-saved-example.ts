import { useEffect } from 'react'

/**
 * Has the example's comparison kept under a `quoteId` as soon as somebody touches the page: its PDF, its mail and a
 * request need one, and most visits that only read do not.
 */
export function useSavedExample(isExample: boolean, keep: () => Promise<void>): void {
  useEffect(() => {
    if (!isExample) return
    const controller = new AbortController()
    const touched = () => {
      controller.abort()
      void keep()
    }
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, touched, controller)
    return () => controller.abort()
  }, [isExample, keep])
}
