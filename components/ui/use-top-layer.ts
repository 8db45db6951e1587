import { useId, useLayoutEffect, useSyncExternalStore } from 'react'

/** Dialogs and panels that are open, the last one over the others. */
let layers: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  layers = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether it lies over all others while it is open: Escape is for that one alone, since each hears the key. */
export function useTopLayer(opened: boolean): boolean {
  const id = useId()
  useLayoutEffect(() => {
    if (!opened) return
    change([...layers, id])
    return () => change(layers.filter((one) => one !== id))
  }, [opened, id])
  const top = useSyncExternalStore(
    subscribe,
    () => layers.at(-1),
    () => undefined,
  )
  return top === id
}
