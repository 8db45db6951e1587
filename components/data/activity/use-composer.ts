'use client'

import { useRef, useState } from 'react'
import {
  type AttivitaInput,
  attivitaLeadSchema,
  attivitaPraticaSchema,
  type EsitoChiamata,
  type TipoAttivita,
} from '@/lib/activity/schema'
import { newKey } from '@/lib/core/new-key'
import { ApiError } from '@/lib/http/client'
import { italianIssue } from '@/lib/italian/zod-issues'

type Draft = {
  tipo: TipoAttivita
  testo: string
  esito: EsitoChiamata | null
  quando: string | null
  pubblico: boolean
}
const EMPTY: Draft = { tipo: 'nota', testo: '', esito: null, quando: null, pubblico: false }

/** What was written while an entry was sent is the next one, of the kind that is chosen now; what was sent is not in it again. */
function withoutSent(current: Draft, sent: Draft): Draft {
  const { tipo } = current
  const testo = current.testo.startsWith(sent.testo)
    ? current.testo.slice(sent.testo.length).trimStart()
    : current.testo
  const stays = <T>(now: T, before: T, empty: T) => (now === before ? empty : now)
  return {
    tipo,
    testo,
    esito: stays(current.esito, sent.esito, EMPTY.esito),
    quando: stays(current.quando, sent.quando, EMPTY.quando),
    pubblico: stays(current.pubblico, sent.pubblico, EMPTY.pubblico),
  }
}

/** What is being written into a time line: what is refused stays, with its reason beside it. */
export function useComposer(
  canShare: boolean,
  onAdd: (body: AttivitaInput, key: string) => Promise<unknown>,
) {
  const [draft, setDraft] = useState(EMPTY)
  // What `send` reads: a second press of the keys may come before the emptied draft is drawn, and would send it again.
  const latest = useRef(EMPTY)
  const [error, setError] = useState<{ field: string; message: string } | null>(null)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const key = useRef('')

  const show = (next: Draft) => {
    latest.current = next
    setDraft(next)
  }
  const change = (part: Partial<Draft>) => {
    show({ ...latest.current, ...part })
    setError(null)
  }
  const send = async () => {
    if (busy.current) return
    const sent = latest.current
    const { tipo, testo, esito, quando, pubblico } = sent
    const ended = tipo === 'chiamata' ? esito : null
    const body = {
      tipo,
      testo,
      esito: ended,
      ...(ended === 'richiamare' && { quando }),
      ...(canShare && { pubblico }),
    }
    const parsed = (canShare ? attivitaPraticaSchema : attivitaLeadSchema).safeParse(body, {
      error: italianIssue,
    })
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return setError({ field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' })
    }
    busy.current = true
    key.current ||= newKey()
    setSending(true)
    try {
      await onAdd(parsed.data, key.current)
      key.current = ''
      show(withoutSent(latest.current, sent))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      // A refused request was not made: mended, it is a new one.
      if (failure.status > 0 && failure.status < 500) key.current = ''
      const [first] = failure.errors
      setError({ field: first?.path ?? '', message: first?.message ?? failure.message })
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return { draft, change, error, sending, send }
}
