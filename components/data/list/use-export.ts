'use client'

import { useRef, useState } from 'react'
import { download } from '@/components/data/files/download'
import { useArea } from '@/components/data/page/area'
import { toastError } from '@/components/ui/toasts'

export type ExportFormat = 'csv' | 'xlsx' | 'pdf'

/** Exports the whole filtered list; says how far it is while the stream comes in, and can be stopped. */
export function useExport(path: string, query: string, columns: string[]) {
  const area = useArea()
  const [progress, setProgress] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  const start = async (format: ExportFormat) => {
    const params = new URLSearchParams(query)
    params.delete('cursor')
    params.delete('limit')
    params.set('format', format)
    params.set('columns', columns.join(','))
    running.current = new AbortController()
    const { signal } = running.current
    setProgress('')
    try {
      await download(`/v2/${path}/export?${params}`, area, setProgress, signal)
    } catch (error) {
      if (!signal.aborted) toastError(error)
    } finally {
      setProgress(null)
    }
  }
  return { progress, start, stop: () => running.current?.abort() }
}
