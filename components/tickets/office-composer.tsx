'use client'

import { useQuery } from '@tanstack/react-query'
import { type Ref, useCallback, useId, useState } from 'react'
import { Pills } from '@/components/data/activity/pills'
import { FileUpload } from '@/components/data/file-upload'
import { useRefOptions } from '@/components/data/use-ref-options'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/field'
import { MentionArea } from '@/components/ui/mention-area'
import { Menu } from '@/components/ui/menu'
import { toastSuccess } from '@/components/ui/toasts'
import { STATI_TICKET, type StatoTicket } from '@/lib/features/tickets/states'
import { api } from '@/lib/http/client'
import classes from './composer.module.css'
import { type OfficeTicket, openerOf } from './ticket-types'
import { useReply } from './use-reply'

const KINDS = { risposta: 'Rispondi', nota: 'Nota interna' } as const
type Kind = keyof typeof KINDS
const ENDS: readonly string[] = ['risolto', 'chiuso']

type Props = {
  ref: Ref<HTMLFormElement>
  ticket: OfficeTicket
  last: string | null
  /** Who writes: nobody calls themselves. */
  me: string
  /** Whether the author may end a ticket. */
  canClose: boolean
}

/** An answer to the opener, or a note that stays in the office; with a ready text, files, and where the ticket goes. */
export function OfficeComposer({ ref, ticket, last, me, canClose }: Props) {
  const id = useId()
  const [kind, setKind] = useState<Kind>('risposta')
  const [macroId, setMacroId] = useState<string | undefined>()
  const [called, setCalled] = useState<Option[]>([])
  const { load: find } = useRefOptions('ticketStaff', null)
  const load = useCallback(
    async (text: string) => (await find(text)).filter(({ value }) => value !== me),
    [find, me],
  )
  const { area, draft, change, error, sending, send } = useReply(ticket._id, last)
  const isNote = kind === 'nota'
  const sendTo = async (stato?: StatoTicket) => {
    const done = await send({
      ...(isNote && { interno: true, menzioni: mentionedIn(draft.testo, called) }),
      ...(stato && { stato }),
      ...(macroId && { macroId }),
    })
    if (!done) return
    setMacroId(undefined)
    setCalled([])
    toastSuccess(isNote ? 'Nota aggiunta' : 'Risposta inviata')
  }
  const targets = nextOf(ticket.stato, canClose)
  return (
    <form
      ref={ref}
      noValidate
      className={classes.composer}
      data-note={isNote || undefined}
      aria-label="Scrivi nel ticket"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void sendTo()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void sendTo()
      }}
    >
      <div className={classes.top}>
        <Pills label="Che cosa scrivi" name={`${id}-kind`} options={KINDS} value={kind} onChange={setKind} />
        <span className={classes.last}>
          <Macros
            ticket={ticket}
            onChoose={(macro) => {
              setMacroId(macro._id)
              change({ testo: draft.testo ? `${draft.testo}\n\n${macro.testo}` : macro.testo })
            }}
          />
        </span>
      </div>
      <MentionArea
        label={isNote ? 'Nota per i colleghi: chi ha aperto il ticket non la vede' : 'La tua risposta'}
        description={isNote ? 'Con @ chiami un collega: da lì in poi segue il ticket.' : undefined}
        rows={4}
        value={draft.testo}
        error={error ?? undefined}
        load={isNote ? load : undefined}
        onMention={(option) => setCalled((some) => [...some, option])}
        onChange={(testo) => change({ testo })}
      />
      <FileUpload
        label="Allegati"
        area={area}
        value={draft.allegati}
        onChange={(allegati) => change({ allegati })}
      />
      <div className={classes.send}>
        <span className={classes.last}>
          {!isNote && targets.length > 0 && (
            <Menu
              label="INVIA E…"
              disabled={sending}
              items={targets.map((stato) => ({
                label: STATI_TICKET[stato].label,
                onClick: () => void sendTo(stato),
              }))}
            />
          )}
          <Button type="submit" look="primary" loading={sending}>
            {isNote ? 'AGGIUNGI' : 'INVIA'}
          </Button>
        </span>
      </div>
    </form>
  )
}

/** Those whose name still stands in the note. */
const mentionedIn = (testo: string, called: readonly Option[]) => [
  ...new Set(called.filter(({ label }) => testo.includes(`@${label}`)).map(({ value }) => value)),
]

/** Where a ticket may go with an answer. */
function nextOf(stato: StatoTicket, canClose: boolean): StatoTicket[] {
  const next: readonly StatoTicket[] = STATI_TICKET[stato].next
  return ENDS.includes(stato) && !canClose ? [] : next.filter((to) => canClose || !ENDS.includes(to))
}

type Macro = { _id: string; testo: string }

/** The ready answers of the ticket's category and of all, with the names put in. */
function Macros({ ticket, onChoose }: { ticket: OfficeTicket; onChoose: (macro: Macro) => void }) {
  const { data } = useQuery({
    queryKey: ['ticketMacros', 'admin', 'all'],
    queryFn: ({ signal }) => api.get('/ticketMacros', { area: 'admin', signal, query: { limit: 200 } }),
    staleTime: 60_000,
    meta: { silent: true },
  })
  const macros = (data?.items ?? []).filter(
    ({ categoryId }) => categoryId === null || categoryId === ticket.categoryId,
  )
  if (macros.length === 0) return null
  const filled = (testo: string) =>
    testo
      .replaceAll('{nome}', openerOf(ticket).name.split(' ')[0] ?? '')
      .replaceAll('{codice}', ticket.codice)
  return (
    <Menu
      label="Risposte pronte"
      items={macros.map(({ _id, nome, testo }) => ({
        label: String(nome),
        onClick: () => onChoose({ _id, testo: filled(String(testo)) }),
      }))}
    />
  )
}
