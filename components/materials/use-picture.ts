'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { ApiError, type Area } from '@/lib/http/client'

async function fetchPicture(path: string, area: Area, signal: AbortSignal): Promise<Blob> {
  const reply = await fetch(path, { headers: { 'x-area': area }, signal })
  if (!reply.ok) throw new ApiError({ status: reply.status, detail: await reply.text() })
  return reply.blob()
}

/** A picture that the server draws for this reader; the one before stays until the new one is there. */
export function usePicture(path: string | null, ready: boolean) {
  const area = useArea()
  const found = useQuery({
    queryKey: ['picture', area, path],
    queryFn: ({ signal }) => fetchPicture(path ?? '', area, signal),
    enabled: path !== null && ready,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    meta: { silent: true },
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!found.data) return
    const made = URL.createObjectURL(found.data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [found.data])
  return { url, loading: found.isFetching, error: found.error }
}
