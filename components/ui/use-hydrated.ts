import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False until scripts run. A form sent before that would be sent by the browser itself, without our checks:
 * its button waits, and its method keeps passwords out of the address in any case.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
