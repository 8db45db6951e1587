import { useCallback, useEffect, useRef, useState } from 'react'
import { toastError } from '@/components/ui/toasts'

type State<T> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; data: T }

/** Loads when it is first opened, and again only when `version` changes or on request. */
export function useLazyLoad<T>(load: () => Promise<T>, opened: boolean, version: unknown) {
  const [state, setState] = useState<State<T>>({ status: 'idle' })
  const source = useRef(load)
  source.current = load
  const loadedFor = useRef<unknown>(undefined)
  const started = useRef(false)

  const reload = useCallback(async () => {
    setState({ status: 'loading' })
    try {
      setState({ status: 'ready', data: await source.current() })
    } catch (failure) {
      setState({ status: 'failed' })
      toastError(failure)
    }
  }, [])

  useEffect(() => {
    if (!opened || (started.current && loadedFor.current === version)) return
    started.current = true
    loadedFor.current = version
    void reload()
  }, [opened, version, reload])

  return { state, reload }
}
