'use client'

import { type Ref, useCallback, useId, useState } from 'react'
import { Pills } from '@/components/data/activity/pills'
import { FileUpload } from '@/components/data/files/file-upload'
import { useRefOptions } from '@/components/data/form/use-ref-options'
import { Button } from '@/components/ui/button'
import { Box, Flex, Group, Stack } from '@/components/ui/layout'
import { MentionArea } from '@/components/ui/mention-area'
import { Menu } from '@/components/ui/menu'
import { toastSuccess } from '@/components/ui/toasts'
import { STATI_TICKET, type StatoTicket } from '@/lib/features/tickets/states'
import classes from './composer.module.css'
import { DraftLine } from './draft-line'
import type { OfficeTicket } from './ticket-types'
import { type ReadyAnswer, useReadyAnswers } from './use-ready-answers'
import { useReply } from './use-reply'
import { useTicketComplaint } from './use-ticket-complaint'

const KINDS = { risposta: 'Rispondi', nota: 'Nota interna' } as const
const ENDS: readonly string[] = ['risolto', 'chiuso']

type Props = {
  ref: Ref<HTMLFormElement>
  ticket: OfficeTicket
  last: string | null
  /** Who writes: nobody calls themselves. */
  me: string
  /** Whether the author may end a ticket. */
  canClose: boolean
  /** With each key: colleagues see that somebody writes. */
  onWrite: () => void
}

/** An answer to the opener, or a note that stays in the office; with a ready text, files, and where the ticket goes. */
export function OfficeComposer({ ref, ticket, last, me, canClose, onWrite }: Props) {
  const id = useId()
  const [macroId, setMacroId] = useState<string | undefined>()
  const { load: find } = useRefOptions('ticketStaff', null)
  const load = useCallback(
    async (text: string) => (await find(text)).filter(({ value }) => value !== me),
    [find, me],
  )
  const { area, draft, kept, change, error, sending, setArriving, send } = useReply(ticket._id, last)
  const isNote = draft.interno
  const answers = useReadyAnswers(ticket)
  const write = ({ _id, testo }: ReadyAnswer, before = '') => {
    setMacroId(_id)
    change({ testo: before + testo })
  }
  const sendTo = async (stato?: StatoTicket) => {
    const done = await send({
      ...(stato && { stato }),
      ...(macroId && { macroId }),
    })
    if (!done) return
    setMacroId(undefined)
    toastSuccess(isNote ? 'Nota aggiunta' : 'Risposta inviata')
  }
  const complaint = useTicketComplaint(ticket)
  const mayEnd = canClose && !(complaint && !complaint.esito)
  const targets = nextOf(ticket.stato, mayEnd)
  return (
    <Stack
      ref={ref}
      noValidate
      component="form"
      gap="xs"
      p="sm"
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
      <Group gap="xs">
        <Pills
          label="Che cosa scrivi"
          name={`${id}-kind`}
          options={KINDS}
          value={isNote ? 'nota' : 'risposta'}
          onChange={(kind) => change({ interno: kind === 'nota' })}
        />
        <Flex component="span" gap="xs" wrap="wrap" ml="auto">
          {answers.length > 0 && (
            <Menu
              label="RISPOSTE PRONTE"
              size="xs"
              items={answers.map((answer) => ({
                label: answer.nome,
                onClick: () => write(answer, draft.testo && `${draft.testo}\n\n`),
              }))}
            />
          )}
        </Flex>
      </Group>
      <MentionArea
        label={isNote ? 'Nota per i colleghi: chi ha aperto il ticket non la vede' : 'La tua risposta'}
        hasSpokenName={!isNote}
        placeholder={isNote ? undefined : answerWords(answers.length > 0)}
        description={isNote ? NOTE_HELP : answerHelp(ticket)}
        rows={2}
        value={draft.testo}
        error={error ?? undefined}
        load={isNote ? load : undefined}
        onMention={(option) => change({ called: [...draft.called, option] })}
        ready={isNote ? [] : answers.map(({ _id, nome }) => ({ value: _id, label: nome }))}
        onReady={(id) => {
          const answer = answers.find(({ _id }) => _id === id)
          if (answer) write(answer)
        }}
        onChange={(testo) => {
          change({ testo })
          onWrite()
        }}
      />
      <Group gap="xs" align="flex-end">
        <Box flex="1 1 130px" miw={0}>
          <FileUpload
            slim
            label="Allegati"
            area={area}
            value={draft.allegati}
            onChange={(allegati) => change({ allegati })}
            onBusy={setArriving}
          />
        </Box>
        <Flex component="span" gap="xs" wrap="wrap" ml="auto">
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
        </Flex>
      </Group>
      <DraftLine draft={kept} />
    </Stack>
  )
}

const NOTE_HELP = 'Con @ chiami un collega: da lì in poi segue il ticket.'

/** What stands in the empty field: it takes no line of the conversation above. */
const answerWords = (hasReady: boolean) =>
  hasReady ? 'La tua risposta: con / ne scegli una pronta' : 'La tua risposta'

/** What the answer does besides. */
const answerHelp = ({ assigneeId }: OfficeTicket) =>
  assigneeId ? undefined : 'Nessuno lo ha preso: se rispondi diventa tuo.'

/** Where a ticket may go with an answer. */
function nextOf(stato: StatoTicket, canClose: boolean): StatoTicket[] {
  const next: readonly StatoTicket[] = STATI_TICKET[stato].next
  return ENDS.includes(stato) && !canClose ? [] : next.filter((to) => canClose || !ENDS.includes(to))
}
