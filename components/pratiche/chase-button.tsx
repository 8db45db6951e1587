'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { useRecordRefresh } from '@/components/data/record/use-record-refresh'
import { Button } from '@/components/ui/button'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { chaseBody, chaseVerb } from '@/lib/features/pratiche/stalled-schema'
import { records } from '@/lib/http/records'

type Stalled = { _id: string; version: number; codice: string; agente: string }

/** Asks who follows a stalled case what becomes of it, from where it is seen. */
export function ChaseButton({ pratica }: { pratica: Stalled }) {
  const { _id, version, codice, agente } = pratica
  const area = useArea()
  const refresh = useRecordRefresh('pratiche')
  const [open, setOpen] = useState(false)
  const chase = async (values: Record<string, unknown>) => {
    const body = { rows: [{ _id, version }], values, preview: false }
    const { lines } = await records.verb('pratiche', chaseVerb.id, body, { area })
    await refresh()
    const refused = lines.find(({ message }) => message !== null)
    if (refused) toastError(refused.message)
    else toastSuccess(`Sollecito inviato a ${agente}`)
  }
  return (
    <>
      <Button size="xs" aria-label={`SOLLECITA: ${codice}, ${agente}`} onClick={() => setOpen(true)}>
        SOLLECITA
      </Button>
      {open && (
        <FormDialog
          title={`Sollecita ${agente}: ${codice}`}
          intro="Riceve un avviso e un’e-mail. Una volta al giorno per pratica."
          fields={chaseVerb.fields}
          schema={chaseBody}
          verb="SOLLECITA"
          send={chase}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
