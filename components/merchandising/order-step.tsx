'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { cancelValues } from '@/lib/features/merchandising/ordini/schema'
import type { OrderLine } from '@/lib/features/merchandising/ordini/types'
import type { VerbView } from '@/lib/resources/view'
import { ShipDialog } from './ship-dialog'

type Props = { row: Row; lines: readonly OrderLine[]; verbs: readonly VerbView[] }
type Ask = { verb: string; name: 'approve' | 'prepare' | 'deliver'; title: string; done: string }

const APPROVE: Ask = { verb: 'APPROVA', name: 'approve', title: 'Approva l’ordine', done: 'Ordine approvato' }
const PREPARE: Ask = {
  verb: 'PREPARA',
  name: 'prepare',
  title: 'Metti l’ordine in preparazione',
  done: 'Ordine in preparazione',
}
const DELIVER: Ask = {
  verb: 'CONSEGNA',
  name: 'deliver',
  title: 'L’ordine è arrivato',
  done: 'Ordine consegnato',
}
const ASKS: Record<string, Ask> = { inviato: APPROVE, approvato: PREPARE, spedito: DELIVER }

/** What can be done with an order now: the next step, and to strike it off while it is open. */
export function OrderStep({ row, lines, verbs }: Props) {
  const { send, run, busy } = useRecordVerb('merchandising/orders', row._id)
  const [open, setOpen] = useState<'ask' | 'ship' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const { version } = row
  const stato = String(row.stato)
  const ask = ASKS[stato]
  const ships = stato === 'approvato' || stato === 'preparazione'
  const cancel = verbs.find(({ id }) => id === 'cancel')
  return (
    <>
      {(ships || stato === 'inviato') && (
        <Button look="quiet" onClick={() => setOpen('cancel')}>
          ANNULLA L’ORDINE
        </Button>
      )}
      {ask && (
        <Button look={ships ? 'secondary' : 'primary'} onClick={() => setOpen('ask')}>
          {ask.verb}
        </Button>
      )}
      {ships && (
        <Button look="primary" onClick={() => setOpen('ship')}>
          SPEDISCI
        </Button>
      )}
      {ask && (
        <AskDialog
          title={ask.title}
          verb={ask.verb}
          opened={open === 'ask'}
          pending={busy}
          onConfirm={() => void run(() => send(ask.name, { version }), ask.done).then(close)}
          onCancel={close}
        >
          {verbs.find(({ id }) => id === ask.name)?.about}
        </AskDialog>
      )}
      {open === 'ship' && (
        <ShipDialog
          lines={lines}
          fields={verbs.find(({ id }) => id === 'ship')?.fields ?? []}
          onClose={close}
          send={(values) => send('ship', { ...values, version })}
        />
      )}
      {open === 'cancel' && cancel && (
        <FormDialog
          title="Annulla l’ordine"
          intro={
            Number(row.spediti) > 0
              ? 'Una parte è già partita: si annulla quello che manca, e l’ordine si chiude con quanto è partito.'
              : cancel.about
          }
          fields={cancel.fields}
          schema={cancelValues}
          verb="ANNULLA L’ORDINE"
          send={async (values) => {
            await send('cancel', { ...values, version })
            toastSuccess('Ordine annullato')
          }}
          onClose={close}
        />
      )}
    </>
  )
}
