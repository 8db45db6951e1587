'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { euroText } from '@/lib/core/money'
import { QUOTE } from '@/lib/features/provvigioni/accordi/schema'
import { stornoBody } from '@/lib/features/provvigioni/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { useCase } from './case-context'

const fieldsFor = (resta: number): Field[] => [
  {
    name: 'importo',
    label: 'Importo',
    kind: 'money',
    help: `Al massimo ${euroText(resta)}. Se non lo scrivi, si storna tutto quello che resta.`,
  },
  { name: 'motivo', label: 'Motivo', kind: 'textarea', required: true },
]

type Props = { id: string; quota: keyof typeof QUOTE; resta: number }

/** Takes a share back, whole or in part. */
export function ReverseShare({ id, quota, resta }: Props) {
  const area = useArea()
  const { pratica, reload } = useCase()
  const [open, setOpen] = useState(false)
  const name = QUOTE[quota].toLowerCase()
  return (
    <>
      <Button look="quiet" size="xs" onClick={() => setOpen(true)} aria-label={`Storna la quota ${name}`}>
        STORNA
      </Button>
      {open && (
        <FormDialog
          title={`Storna la quota ${name} di ${pratica.codice}`}
          intro="Lo storno è una riga di oggi con il segno meno: quello che è maturato prima non cambia. Non si annulla."
          fields={fieldsFor(resta)}
          schema={stornoBody}
          verb="STORNA"
          send={async (values, headers) => {
            await api.post(`/provvigioni/${id}/storno`, values, { area, headers })
            await reload()
            toastSuccess('Quota stornata')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
