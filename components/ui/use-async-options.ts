import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Option } from './field'

const DELAY_MS = 250

interface Loaded {
  query: string | null
  options: Option[]
  failed: boolean
}

/** Options of a search on the server: waits for a pause in the typing, drops replies that come too late. */
export function useAsyncOptions(
  load: ((query: string) => Promise<Option[]>) | undefined,
  query: string,
  open: boolean,
) {
  const [settled] = useDebouncedValue(query, DELAY_MS)
  const [state, setState] = useState<Loaded>({ query: null, options: [], failed: false })

  useEffect(() => {
    if (!load || !open) return
    let current = true
    load(settled).then(
      (options) => current && setState({ query: settled, options, failed: false }),
      () => current && setState({ query: settled, options: [], failed: true }),
    )
    return () => {
      current = false
    }
  }, [load, settled, open])

  return { options: state.options, failed: state.failed, pending: open && state.query !== query }
}
