'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { toastSuccess } from '@/components/ui/toasts'
import { richiamataSchema } from '@/lib/features/saved-quotes/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import classes from './received-quotes.module.css'

const FIELDS: Field[] = [
  { name: 'telefono', label: 'Telefono', kind: 'phone', required: true },
  { name: 'nota', label: 'Di che cosa vuoi parlare, o quando ti troviamo', kind: 'textarea' },
]

type Props = { quote: { _id: string; codice: string; agente: string | null; telefono: string | null } }

/** To be called about a quote, by who made it. */
export function CallBack({ quote: { _id, codice, agente, telefono } }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.document}
        aria-label={`Fammi richiamare per il preventivo ${codice}`}
        onClick={() => setOpen(true)}
      >
        Fammi richiamare
      </button>
      {open && (
        <FormDialog
          title="Fatti richiamare"
          intro={`${agente ?? 'La sede'} riceve la richiesta e ti chiama per il preventivo ${codice}.`}
          fields={FIELDS}
          schema={richiamataSchema}
          start={{ telefono: telefono ?? '', nota: '' }}
          verb="INVIA"
          send={async (values, headers) => {
            await api.post(`/clients/me/quotes/${_id}/richiamata`, values, { area: 'client', headers })
            toastSuccess('Richiesta inviata: ti chiamiamo appena possibile')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
