import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useArea } from '@/components/data/page/area'
import type { EmailView } from '@/lib/features/emails/schema'
import { api } from '@/lib/http/client'

export type MailText = EmailView['testo']

export function useEmails() {
  const area = useArea()
  return useQuery({
    queryKey: ['emails', area],
    queryFn: ({ signal }) => api.get('/emails', { area, signal }),
    meta: { silent: true },
  })
}

/** One mail, how its words are saved, and how it is sent to oneself. */
export function useEmail(template: string) {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = ['emails', area, template]
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get(`/emails/${template}`, { area, signal }),
    meta: { silent: true },
  })
  const save = useMutation({
    mutationFn: ({ text, version, kept = {} }: { text: MailText; version: number; kept?: object }) =>
      api.patch(`/emails/${template}`, { ...text, ...kept, version }, { area }),
    onSuccess: async (after) => {
      queries.setQueryData(queryKey, after)
      await queries.invalidateQueries({ queryKey: ['emails', area], exact: true })
    },
    meta: { silent: true },
  })
  const trial = useMutation({
    mutationFn: (text: MailText) => api.post(`/emails/${template}/test`, text, { area }),
    meta: { silent: true },
  })
  return { found, save, trial }
}

const PAUSE_MS = 400

/** The mail as it would arrive, asked for when the typing pauses; what was shown stays until there is news. */
export function usePreview(template: string, text: MailText) {
  const area = useArea()
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ['emails', area, template, 'preview', asked],
    queryFn: () => api.post(`/emails/${template}/preview`, asked, { area }),
    placeholderData: (before) => before,
    retry: false,
    meta: { silent: true },
  })
}
