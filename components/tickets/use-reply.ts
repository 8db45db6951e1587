'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { STILL_ARRIVING } from '@/components/data/files/file-upload'
import type { UploadedFile } from '@/components/data/files/upload-file'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { useArea } from '@/components/data/page/area'
import { newKey } from '@/lib/core/new-key'
import { type ReplyInput, replySchema } from '@/lib/features/tickets/schema'
import { ApiError, api } from '@/lib/http/client'
import { italianIssue } from '@/lib/italian/zod-issues'
import { mentionedIn, useKeptDraft, type Words } from './use-kept-draft'

type Draft = Words & { allegati: UploadedFile[] }
const EMPTY: Draft = { testo: '', interno: false, called: [], allegati: [] }

/** What is being written in a ticket: what is refused stays, with its reason beside it. Files are not kept with the draft. */
export function useReply(id: string, last: string | null) {
  const area = useArea()
  const queries = useQueryClient()
  const refreshPage = usePageRefresh()
  const [draft, setDraft] = useState(EMPTY)
  const [error, setError] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [arriving, setArriving] = useState(false)
  const busy = useRef(false)
  const key = useRef('')

  const kept = useKeptDraft(id, draft, (words) => setDraft((current) => ({ ...current, ...words })))

  const change = (part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }))
    setError(null)
  }
  /** True when it has been sent. */
  const send = async (more: Partial<ReplyInput> = {}): Promise<boolean> => {
    if (busy.current) return false
    if (arriving) {
      setError(STILL_ARRIVING)
      return false
    }
    const { testo, allegati, interno } = draft
    const menzioni = mentionedIn(draft).map(({ value }) => value)
    const body = {
      testo,
      allegati,
      ...(last && { lastMessageId: last }),
      ...(interno && { interno, menzioni }),
      ...more,
    }
    const parsed = replySchema.safeParse(body, { error: italianIssue })
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message ?? null)
      return false
    }
    busy.current = true
    key.current ||= newKey()
    setSending(true)
    await kept.drop()
    try {
      await api.post(`/tickets/${id}/reply`, parsed.data, {
        area,
        headers: { 'idempotency-key': key.current },
      })
      key.current = ''
      kept.sent()
      setDraft({ ...EMPTY, interno })
      await queries.invalidateQueries({ queryKey: ['tickets', area] })
      await refreshPage()
      return true
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      kept.again()
      // A refused request was not made: mended, it is a new one. What somebody else has written is on show then.
      if (failure.status > 0 && failure.status < 500) key.current = ''
      setError(failure.errors[0]?.message ?? failure.message)
      if (failure.status === 409) await queries.invalidateQueries({ queryKey: ['tickets', area] })
      return false
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return { area, draft, kept, change, error, sending, setArriving, send }
}
