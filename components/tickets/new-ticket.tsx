'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FileUpload } from '@/components/data/files/file-upload'
import type { UploadedFile } from '@/components/data/files/upload-file'
import { RefInput } from '@/components/data/form/ref-input'
import { useArea } from '@/components/data/page/area'
import { focusFirst } from '@/components/data/record/use-record'
import { Button } from '@/components/ui/button'
import { Card, Text } from '@/components/ui/layout'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { Textarea } from '@/components/ui/textarea'
import { toastSuccess } from '@/components/ui/toasts'
import { ticketSchema } from '@/lib/features/tickets/schema'
import { ApiError, api } from '@/lib/http/client'
import { workingWords } from '@/lib/italian/working-time'
import { italianIssue } from '@/lib/italian/zod-issues'
import { FaqHints } from './faq-hints'
import classes from './new-ticket.module.css'
import { clearDraft, type KeptDraft, readDraft, saveDraft } from './ticket-draft'
import type { OwnTicket } from './ticket-types'
import { type OwnPages, ownKey, withNew } from './use-own-tickets'

type Draft = KeptDraft & { allegati: UploadedFile[] }
const EMPTY: Draft = { category: null, oggetto: '', messaggio: '', praticaId: null, allegati: [] }

type Props = {
  /** Where the reader may choose one of their cases. */
  withCase?: boolean
  /** What a link knows already: then nothing that was kept takes its place. */
  start?: Partial<KeptDraft>
  onCreated: (ticket: OwnTicket) => void
}

/** A question to the office: what it is about, when an answer can be expected, and what the FAQ say already. */
export function NewTicket({ withCase = false, start, onCreated }: Props) {
  const { draft, change, errors, sending, send } = useNewTicket(onCreated, start)
  const area = useArea()
  const categories = useQuery({
    queryKey: ['tickets', area, 'categories'],
    queryFn: ({ signal }) => api.get('/tickets/getCategories', { area, signal }),
    staleTime: 300_000,
    meta: { silent: true },
  })
  const chosen = categories.data?.find(({ _id }) => _id === draft.category)
  const field = (name: keyof Draft) => ({ name, error: errors[name], disabled: sending })
  return (
    <Card
      noValidate
      component="form"
      gap="sm"
      p="md"
      maw={720}
      aria-label="Nuovo ticket"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Select
        {...field('category')}
        label="Di che cosa si tratta"
        required
        options={(categories.data ?? []).map(({ _id, nome }) => ({ value: _id, label: nome }))}
        value={draft.category}
        onChange={(category) => change({ category })}
        description={
          chosen?.rispostaMinuti
            ? `Di solito rispondiamo entro ${workingWords(chosen.rispostaMinuti)}.`
            : undefined
        }
      />
      {categories.isLoadingError && (
        <Text role="alert" c="var(--bad)" fz="xs">
          Le categorie non si sono caricate.{' '}
          <button type="button" className={classes.again} onClick={() => void categories.refetch()}>
            Riprova
          </button>
        </Text>
      )}
      <TextInput
        {...field('oggetto')}
        label="Oggetto"
        required
        value={draft.oggetto}
        onChange={(oggetto) => change({ oggetto })}
      />
      <FaqHints words={draft.oggetto} />
      <Textarea
        {...field('messaggio')}
        label="Messaggio"
        required
        rows={6}
        maxLength={10_000}
        value={draft.messaggio}
        onChange={(messaggio) => change({ messaggio })}
      />
      {withCase && (
        <RefInput
          {...field('praticaId')}
          label="Pratica (facoltativa)"
          resource="pratiche"
          value={draft.praticaId}
          onChange={(praticaId) => change({ praticaId })}
        />
      )}
      <FileUpload
        {...field('allegati')}
        label="Allegati"
        area={area}
        value={draft.allegati}
        onChange={(allegati) => change({ allegati })}
      />
      <div>
        <Button type="submit" look="primary" loading={sending}>
          INVIA
        </Button>
      </div>
    </Card>
  )
}

function useNewTicket(onCreated: Props['onCreated'], start: Props['start']) {
  const area = useArea()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, ...start })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [sending, setSending] = useState(false)
  // What the server draws knows of no window: what it has kept comes after.
  useEffect(() => {
    const kept = start ? null : readDraft(area)
    if (kept) setDraft((current) => ({ ...current, ...kept }))
  }, [area, start])
  const change = (part: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...part }))
    saveDraft(area, { ...draft, ...part })
    const { [Object.keys(part)[0] ?? '']: _, ...others } = errors
    setErrors(others)
  }
  const refuse = (found: Record<string, string>) => {
    setErrors(found)
    // In the order of the form, whatever order the errors came in.
    focusFirst(Object.fromEntries(Object.keys(EMPTY).flatMap((name) => (found[name] ? [[name, '']] : []))))
  }
  const send = async () => {
    const parsed = ticketSchema.safeParse(draft, { error: italianIssue })
    if (!parsed.success) {
      const found = parsed.error.issues.map(({ path, message }) => [String(path[0]), message])
      return refuse(Object.fromEntries(found.reverse()))
    }
    setSending(true)
    try {
      const ticket = await api.post('/tickets/create', parsed.data, { area })
      // The newest stands first, wherever the list is shown; the server's message may have brought it already.
      queries.setQueryData<OwnPages>(ownKey(area), (mine) => mine && withNew(mine, ticket))
      clearDraft(area)
      toastSuccess(`Ticket ${ticket.codice} aperto`)
      onCreated(ticket)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const { byField } = failure
      refuse(Object.keys(byField).length > 0 ? byField : { messaggio: failure.message })
    } finally {
      setSending(false)
    }
  }
  return { draft, change, errors, sending, send }
}
