'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useArea } from '@/components/data/page/area'
import type { Option } from '@/components/ui/field'
import { api } from '@/lib/http/client'
import { draftSaver } from './draft-saver'

/** What is being written: the words, whether they are a note, and whom it has called. */
export type Words = { testo: string; interno: boolean; called: readonly Option[] }

type Kept = { testo: string; interno: boolean; menzioni: { _id: string; nome: string }[]; at: string | null }

/** Those whose name still stands in the note. */
export const mentionedIn = ({ testo, called }: Words) => [
  ...new Map(
    called.filter(({ label }) => testo.includes(`@${label}`)).map((one) => [one.value, one]),
  ).values(),
]

const wordsOf = ({ testo, interno, menzioni }: Kept): Words => ({
  testo,
  interno,
  called: menzioni.map(({ _id, nome }) => ({ value: _id, label: nome })),
})
const keptOf = (words: Words, at: string | null): Kept => ({
  testo: words.testo,
  interno: words.interno,
  at,
  menzioni: mentionedIn(words).map(({ value, label }) => ({ _id: value, nome: label })),
})
const NOTHING = keptOf({ testo: '', interno: false, called: [] }, null)

/** Two that are alike are the same; nothing written is nothing, whatever it was to become. */
const textOf = (words: Words) =>
  words.testo.trim()
    ? JSON.stringify([
        words.testo,
        words.interno,
        mentionedIn(words)
          .map(({ value }) => value)
          .toSorted(),
      ])
    : ''

/**
 * Keeps on the server what is written in a ticket, and shows what was written on another device where nothing newer stands here.
 * Writing never waits for it.
 */
export function useKeptDraft(id: string, words: Words, show: (words: Words) => void) {
  const area = useArea()
  const queries = useQueryClient()
  const [failed, setFailed] = useState(false)
  const key = useMemo(() => ['ticketDrafts', area, id], [area, id])
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get(`/tickets/${id}/draft`, { area, signal }),
    staleTime: 0,
    meta: { silent: true },
  })
  /** What the server has, as far as this page has taken notice of it. */
  const known = useRef('')
  const saver = useMemo(() => {
    const save = async (written: Words) => {
      // What is being read at this moment is older.
      await queries.cancelQueries({ queryKey: key })
      const { testo, interno } = written
      const body = {
        testo,
        ...(interno && { interno, menzioni: mentionedIn(written).map(({ value }) => value) }),
      }
      const reply = await api.put(`/tickets/${id}/draft`, body, { area }).catch(() => null)
      setFailed(reply === null)
      if (!reply) return
      known.current = textOf(written)
      queries.setQueryData(key, reply.at ? keptOf(written, reply.at) : NOTHING)
    }
    return draftSaver(save)
  }, [queries, key, id, area])
  const text = textOf(words)
  const compare = useEffectEvent(() => {
    const isSaved = text === known.current
    if (data) known.current = textOf(wordsOf(data))
    if (text === known.current) saver.forget()
    else if (isSaved && data) show(wordsOf(data))
    else saver.want(words)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared when the server has said something, and when something was written
  useEffect(() => compare(), [data, text])
  useEffect(() => () => void saver.flush(), [saver])
  return {
    /** Since when all of this is kept, null while it is not. */
    at: text && data && text === textOf(wordsOf(data)) ? data.at : null,
    failed: failed && text !== '',
    /** Before it is sent: nothing of it may arrive afterwards. */
    drop: saver.drop,
    /** It was not sent after all. */
    again: () => saver.want(words),
    /** It has been sent. */
    sent: () => {
      known.current = ''
      queries.setQueryData(key, NOTHING)
    },
  }
}
