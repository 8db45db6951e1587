'use client'

import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { nuovoDocumentoSchema } from '@/lib/features/pratiche/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { useCase } from './case-context'
import { FormDialog } from './form-dialog'

const fields: Field[] = [{ name: 'nome', label: 'Quale documento serve', kind: 'text', required: true }]

/** Asks the client for one document more than the checklist foresees. */
export function RequestDocument() {
  const area = useArea()
  const { pratica, reload } = useCase()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Chiedi un altro documento
      </Button>
      {open && (
        <FormDialog
          title="Chiedi un altro documento"
          fields={fields}
          schema={nuovoDocumentoSchema}
          verb="CHIEDI"
          send={async (values, headers) => {
            await api.post(`/pratiche/${pratica._id}/documenti`, values, { area, headers })
            await reload()
            toastSuccess('Documento richiesto al cliente')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
