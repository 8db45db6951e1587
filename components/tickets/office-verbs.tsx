'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form-dialog'
import { useRecordVerb } from '@/components/data/use-record-verb'
import { Button } from '@/components/ui/button'
import { Menu, type MenuItem } from '@/components/ui/menu'
import { toastSuccess } from '@/components/ui/toasts'
import { STATI_TICKET, type StatoTicket } from '@/lib/features/tickets/states'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { TakeButton } from './take-button'
import type { OfficeTicket } from './ticket-types'

/** What the reader may do with tickets, by their flags. */
export type TicketRights = { answer: boolean; assign: boolean; close: boolean }

type Props = { ticket: OfficeTicket; me: string; rights: TicketRights }
type Dialog = 'assegna' | 'attesa' | 'unisci'
const ENDS: readonly string[] = ['risolto', 'chiuso']

const assignForm = z.strictObject({ adminId: z.string().nullable() })
const assignFields: Field[] = [
  {
    ...{ name: 'adminId', label: 'Chi risponde', kind: 'ref', resource: 'ticketStaff' },
    help: 'Lascia vuoto per rimetterlo fra quelli da assegnare.',
  },
]
const snoozeForm = z.strictObject({ riprendiIl: z.string('Indica giorno e ora.') })
const snoozeFields: Field[] = [{ name: 'riprendiIl', label: 'Riprende il', kind: 'instant', required: true }]
const mergeForm = z.strictObject({ inId: z.string('Scegli il ticket.') })

/** The steps of a ticket: the next one at hand, the others one click further. */
export function OfficeVerbs({ ticket, me, rights }: Props) {
  const { _id, version, stato, unitoAId } = ticket
  const { busy, send, run } = useRecordVerb('tickets', _id)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  if (unitoAId) return null
  const move = (to: StatoTicket) =>
    run(() => send('state', { to, version }), `Ticket: ${STATI_TICKET[to].label.toLowerCase()}`)
  const isOver = ENDS.includes(stato)
  const canMove = (to: StatoTicket) =>
    (STATI_TICKET[stato].next as readonly string[]).includes(to) &&
    (isOver || ENDS.includes(to) ? rights.close : rights.answer)
  const stateItems: MenuItem[] = (['in_lavorazione', 'in_attesa', 'risolto', 'chiuso'] as const)
    .filter(canMove)
    .map((to) => ({
      label: isOver && to === 'in_lavorazione' ? 'Riapri' : STATI_TICKET[to].label,
      onClick: () => void move(to),
    }))
  const items: MenuItem[] = [
    ...(rights.assign ? [{ label: 'Assegna…', onClick: () => setDialog('assegna') }] : []),
    ...(rights.answer && !isOver ? [{ label: 'In attesa fino a…', onClick: () => setDialog('attesa') }] : []),
    ...stateItems,
    ...(rights.close ? [{ label: 'Unisci a un altro…', onClick: () => setDialog('unisci') }] : []),
  ]
  const canTake = rights.answer && !ticket.assigneeId && !isOver
  const close = () => setDialog(null)
  const doing = { ticket, onClose: close }
  return (
    <>
      {items.length > 0 && <Menu label="Azioni" disabled={busy} items={items} />}
      {canTake ? (
        <TakeButton ticket={ticket} me={me} main />
      ) : (
        canMove('risolto') && (
          <Button look="primary" loading={busy} onClick={() => void move('risolto')}>
            RISOLTO
          </Button>
        )
      )}
      {dialog === 'assegna' && <Assign {...doing} />}
      {dialog === 'attesa' && <Snooze {...doing} />}
      {dialog === 'unisci' && <Merge {...doing} />}
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

/** The other open tickets of the same opener are those that it can go on in. */
function Merge({ ticket, onClose }: DialogProps) {
  const { _id, version, codice, agentId, clientId } = ticket
  const { area, send } = useRecordVerb('tickets', _id)
  const of = agentId ? { 'filter[agentId]': agentId } : { 'filter[clientId]': clientId }
  const { data, isPending } = useQuery({
    queryKey: ['tickets', area, 'merge', _id],
    queryFn: ({ signal }) =>
      api.get('/tickets', {
        ...{ area, signal },
        query: { ...of, 'filter[stato]': 'aperto,in_lavorazione,in_attesa', limit: 50 },
      }),
    enabled: Boolean(agentId ?? clientId),
  })
  const others = (data?.items ?? []).filter((one) => one._id !== _id)
  const options = others.map((one) => ({ value: one._id, label: `${one.codice}: ${one.oggetto}` }))
  const none = options.length === 0 && !isPending
  return (
    <FormDialog
      title={`Unisci il ticket ${codice} a un altro`}
      intro={
        none
          ? 'Questa persona non ha altri ticket aperti a cui unirlo.'
          : 'I messaggi si leggono in uno solo, in ordine di tempo; questo si chiude. Non si può annullare.'
      }
      fields={none ? [] : [{ name: 'inId', label: 'Continua in', kind: 'select', options, required: true }]}
      schema={mergeForm}
      verb="UNISCI"
      send={async (values) => {
        await send('merge', { ...values, version })
        toastSuccess('Ticket uniti')
      }}
      onClose={onClose}
    />
  )
}
