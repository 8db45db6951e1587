'use client'

import { useState } from 'react'
import { useArea } from '@/components/shell/area'
import { toastError } from '@/components/ui/toasts'
import { download } from './download'

/** Exports the whole filtered list; progress in percent while the stream comes in. */
export function useExport(path: string, query: string, columns: string[]) {
  const area = useArea()
  const [progress, setProgress] = useState<number | null>(null)
  const start = async (format: 'csv' | 'xlsx') => {
    const params = new URLSearchParams(query)
    params.delete('cursor')
    params.delete('limit')
    params.set('format', format)
    params.set('columns', columns.join(','))
    setProgress(0)
    try {
      await download(`/v2/${path}/export?${params}`, area, setProgress)
    } catch (error) {
      toastError(error)
    } finally {
      setProgress(null)
    }
  }
  return { progress, start }
}
