'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button, type ButtonProps } from '@/components/ui/button'
import { Menu, type MenuItem } from '@/components/ui/menu'
import { toastSuccess } from '@/components/ui/toasts'
import type { TicketRights } from '@/lib/features/tickets/access'
import { STATI_TICKET, type StatoTicket } from '@/lib/features/tickets/states'
import type { Field } from '@/lib/resources/view'
import { MergeDialog } from './merge-dialog'
import { OutcomeDialog } from './outcome-dialog'
import { RegisterDialog } from './register-dialog'
import { parted, SplitDialog } from './split-dialog'
import { TakeButton } from './take-button'
import type { Message, OfficeTicket } from './ticket-types'
import { useTicketComplaint } from './use-ticket-complaint'

type Props = {
  ticket: OfficeTicket
  /** As much of its conversation as is on show. */
  messages: readonly Message[]
  me: string
  rights: TicketRights
  /** Brings the writer of answers before the reader; without it the writer stands just below. */
  onReply?: () => void
  size?: ButtonProps['size']
}
type Dialog = 'assegna' | 'attesa' | 'unisci' | 'dividi' | 'reclamo' | 'esito'
const ENDS: readonly string[] = ['risolto', 'chiuso']

/** What sends a ticket to each state, as one would say it. */
const STEPS = {
  in_lavorazione: 'Riprendi',
  in_attesa: 'Metti in attesa',
  risolto: 'Risolvi',
  chiuso: 'Chiudi',
} as const

const assignForm = z.strictObject({ adminId: z.string().nullable() })
const assignFields: Field[] = [
  {
    name: 'adminId',
    label: 'Chi risponde',
    kind: 'ref',
    resource: 'ticketStaff',
    help: 'Lascia vuoto per rimetterlo fra quelli da assegnare.',
  },
]
const snoozeForm = z.strictObject({ riprendiIl: z.string('Indica giorno e ora.') })
const snoozeFields: Field[] = [{ name: 'riprendiIl', label: 'Riprende il', kind: 'instant', required: true }]

/** The steps of a ticket: the next one at hand, the others one click further. */
export function OfficeVerbs({ ticket, messages, me, rights, onReply, size }: Props) {
  const { _id, version, stato, unitoAId, daRispondere } = ticket
  const { busy, send, run } = useRecordVerb('tickets', _id)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const complaint = useTicketComplaint(ticket)
  /** A complaint ends by its outcome, which solves the ticket, too. */
  const owed = complaint && !complaint.esito ? complaint : null
  if (unitoAId) return null
  const move = (to: StatoTicket) =>
    run(() => send('state', { to, version }), `Ticket: ${STATI_TICKET[to].label.toLowerCase()}`)
  const isOver = ENDS.includes(stato)
  const canMove = (to: StatoTicket) =>
    (STATI_TICKET[stato].next as readonly string[]).includes(to) &&
    (isOver || ENDS.includes(to) ? rights.close : rights.answer)
  const stateItems: MenuItem[] = (['in_lavorazione', 'in_attesa', 'risolto', 'chiuso'] as const)
    .filter((to) => canMove(to) && !(owed && ENDS.includes(to) && !isOver))
    .map((to) => ({
      label: isOver && to === 'in_lavorazione' ? 'Riapri' : STEPS[to],
      onClick: () => void move(to),
    }))
  const items: MenuItem[] = [
    ...(rights.assign ? [{ label: 'Assegna…', onClick: () => setDialog('assegna') }] : []),
    ...(rights.answer && !isOver
      ? [{ label: 'Metti in attesa fino a…', onClick: () => setDialog('attesa') }]
      : []),
    ...stateItems,
    ...(rights.answer && parted(messages).length > 1
      ? [{ label: 'Dividi in due…', onClick: () => setDialog('dividi') }]
      : []),
    ...(rights.answer && !ticket.reclamoEntro
      ? [{ label: 'È un reclamo…', onClick: () => setDialog('reclamo') }]
      : []),
    ...(rights.close ? [{ label: 'Unisci a un altro…', onClick: () => setDialog('unisci') }] : []),
  ]
  const solves = () => {
    if (owed && !isOver) return rights.answer ? () => setDialog('esito') : undefined
    return canMove('risolto') ? () => void move('risolto') : undefined
  }
  const canTake = rights.answer && !ticket.assigneeId && !isOver
  const close = () => setDialog(null)
  const doing = { ticket, onClose: close }
  return (
    <>
      {items.length > 0 && <Menu label="AZIONI" size={size} disabled={busy} items={items} />}
      {canTake ? (
        <TakeButton ticket={ticket} me={me} main size={size} />
      ) : (
        <NextSteps
          waits={daRispondere && rights.answer}
          busy={busy}
          size={size}
          onReply={rights.answer ? onReply : undefined}
          verb={owed ? 'REGISTRA L’ESITO' : 'RISOLVI'}
          onSolve={solves()}
        />
      )}
      {dialog === 'assegna' && <Assign {...doing} />}
      {dialog === 'attesa' && <Snooze {...doing} />}
      {dialog === 'reclamo' && <RegisterDialog {...doing} />}
      {dialog === 'esito' && owed && <OutcomeDialog complaint={owed} onClose={close} />}
      {dialog === 'unisci' && <MergeDialog {...doing} />}
      {dialog === 'dividi' && <SplitDialog {...doing} messages={messages} />}
    </>
  )
}

type NextProps = {
  waits: boolean
  busy: boolean
  size: ButtonProps['size']
  verb: string
  onReply?: () => void
  onSolve?: () => void
}

/** The one who has asked last waits for an answer; otherwise what remains is to solve it. */
function NextSteps({ waits, busy, size, verb, onReply, onSolve }: NextProps) {
  const answers = onReply !== undefined && (waits || !onSolve)
  // While an answer is waited for, sending it is the next step, wherever it is written.
  const solves = !waits
  const reply = onReply && (
    <Button size={size} look={answers ? 'primary' : 'secondary'} onClick={onReply}>
      RISPONDI
    </Button>
  )
  const solve = onSolve && (
    <Button size={size} look={solves ? 'primary' : 'secondary'} loading={busy} onClick={onSolve}>
      {verb}
    </Button>
  )
  // The next step stands last, as everywhere.
  return (
    <>
      {answers ? solve : reply}
      {answers ? reply : solve}
    </>
  )
}

type DialogProps = { ticket: OfficeTicket; onClose: () => void }

function Assign({ ticket: { _id, version, assigneeId, codice }, onClose }: DialogProps) {
  const { send } = useRecordVerb('tickets', _id)
  return (
    <FormDialog
      title={`Assegna il ticket ${codice}`}
      intro="Chi lo riceve lo legge nella campanella."
      fields={assignFields}
      schema={assignForm}
      start={{ adminId: assigneeId }}
      verb="ASSEGNA"
      send={async ({ adminId }) => {
        await send('assign', { adminId, version })
        toastSuccess('Ticket assegnato')
      }}
      onClose={onClose}
    />
  )
}

function Snooze({ ticket: { _id, version, codice }, onClose }: DialogProps) {
  const { send } = useRecordVerb('tickets', _id)
  return (
    <FormDialog
      title={`Metti in attesa il ticket ${codice}`}
      intro="Le scadenze si fermano. Torna in lavorazione a quell’ora, o prima se chi l’ha aperto risponde."
      fields={snoozeFields}
      schema={snoozeForm}
      verb="CONFERMA"
      send={async (values) => {
        await send('snooze', { ...values, version })
        toastSuccess('Ticket in attesa')
      }}
      onClose={onClose}
    />
  )
}
