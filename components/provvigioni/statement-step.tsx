'use client'

import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { payValues } from '@/lib/features/provvigioni/estratti/schema'
import type { Field } from '@/lib/resources/view'

type Ask = { verb: string; name: 'close' | 'send'; title: string; what: string; done: string }

const STEPS: Record<string, Ask> = {
  bozza: {
    verb: 'CHIUDI',
    name: 'close',
    title: 'Chiudi l’estratto',
    what: 'Prende un numero e non cambia più. Il beneficiario riceve un avviso.',
    done: 'Estratto chiuso',
  },
  chiuso: {
    verb: 'INVIA',
    name: 'send',
    title: 'Invia l’estratto',
    what: 'Il beneficiario riceve per e-mail l’avviso che l’estratto è in pagamento.',
    done: 'Estratto inviato',
  },
}

/** The one next step of a statement, and its document. */
export function StatementStep({
  row,
  canEdit,
  fields,
}: {
  row: Row
  canEdit: boolean
  fields: readonly Field[]
}) {
  const area = useArea()
  const { send, run, busy } = useRecordVerb('provvigioni/estratti', row._id)
  const [confirming, setConfirming] = useState(false)
  const [loading, setLoading] = useState(false)
  const { version } = row
  const stato = String(row.stato)
  const step = STEPS[stato]
  const isDue = stato === 'inviato' && Number(row.totale) >= 0
  const pdf = async () => {
    setLoading(true)
    await download(`/v2/provvigioni/estratti/${row._id}/pdf`, area, () => undefined).catch(toastError)
    setLoading(false)
  }
  return (
    <>
      {stato !== 'bozza' && (
        <Button onClick={() => void pdf()} loading={loading}>
          SCARICA IL PDF
        </Button>
      )}
      {canEdit && (step || isDue) && (
        <Button look="primary" onClick={() => setConfirming(true)}>
          {step?.verb ?? 'PAGA'}
        </Button>
      )}
      {step && (
        <AskDialog
          title={step.title}
          verb={step.verb}
          opened={confirming}
          pending={busy}
          onConfirm={() =>
            void run(() => send(step.name, { version }), step.done).then(() => setConfirming(false))
          }
          onCancel={() => setConfirming(false)}
        >
          {step.what}
        </AskDialog>
      )}
      {confirming && isDue && (
        <FormDialog
          title="Registra il pagamento"
          intro="Con questo estratto risultano pagati anche quelli in negativo che ha riportato. Non si annulla."
          fields={fields}
          schema={payValues}
          start={{}}
          verb="PAGA"
          send={async (values) => {
            await send('pay', { ...values, version })
            toastSuccess('Pagamento registrato')
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}
