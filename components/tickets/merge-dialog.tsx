'use client'

import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { toastSuccess } from '@/components/ui/toasts'
import { APERTI } from '@/lib/features/tickets/states'
import { api } from '@/lib/http/client'
import type { OfficeTicket } from './ticket-types'

const mergeForm = z.strictObject({ inId: z.string('Scegli il ticket.') })
const MOST = 50

/** The other open tickets of the same opener are those that it can go on in. */
export function MergeDialog({ ticket, onClose }: { ticket: OfficeTicket; onClose: () => void }) {
  const { _id, version, codice, agentId, clientId } = ticket
  const { area, send } = useRecordVerb('tickets', _id)
  const opener = agentId ? { 'filter[agentId]': agentId } : { 'filter[clientId]': clientId }
  const { data, isLoading } = useQuery({
    queryKey: ['tickets', area, 'merge', _id],
    queryFn: ({ signal }) =>
      api.get('/tickets', {
        area,
        signal,
        query: { ...opener, 'filter[stato]': APERTI.join(','), limit: MOST },
      }),
    enabled: Boolean(agentId ?? clientId),
  })
  const title = `Unisci il ticket ${codice} a un altro`
  const options = (data?.items ?? [])
    .filter((one) => one._id !== _id)
    .map((one) => ({ value: one._id, label: `${one.codice}: ${one.oggetto}` }))
  if (options.length === 0 && !isLoading)
    return (
      <Modal
        opened
        onClose={onClose}
        title={title}
        size="lg"
        footer={<Button onClick={onClose}>CHIUDI</Button>}
      >
        Chi l’ha aperto non ha altri ticket aperti a cui unirlo.
      </Modal>
    )
  return (
    <FormDialog
      title={title}
      intro="I messaggi si leggono in uno solo, in ordine di tempo; questo si chiude. Non si può annullare."
      fields={[{ name: 'inId', label: 'Continua in', kind: 'select', options, required: true }]}
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
