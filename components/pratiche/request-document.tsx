'use client'

import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import type { PraticaDetail } from '@/lib/features/pratiche/data'
import { nuovoDocumentoSchema } from '@/lib/features/pratiche/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { useCase } from './case-context'

type Persone = PraticaDetail['persone']

/** Whose document it is matters where there are several people: the others do not see it. */
const fieldsFor = (persone: Persone): Field[] => [
  { name: 'nome', label: 'Quale documento serve', kind: 'text', required: true },
  ...(persone.length > 1 ? [ownerField(persone)] : []),
]

const ownerField = (persone: Persone): Field => ({
  name: 'di',
  label: 'Di chi è',
  kind: 'select',
  required: true,
  help: 'Nell’area clienti lo vede soltanto questa persona.',
  options: [
    ...persone.map(({ _id, nome, cognome }) => ({ value: _id, label: `${nome} ${cognome}` })),
    { value: 'tutti', label: 'Di tutta la pratica' },
  ],
})

const ownerAtFirst = (persone: Persone) =>
  persone.length > 1 ? { di: persone.find(({ ruolo }) => ruolo === 'richiedente')?._id } : {}

/** Asks the client for one document more than the checklist foresees. */
export function RequestDocument() {
  const area = useArea()
  const { pratica, reload } = useCase()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        CHIEDI UN ALTRO DOCUMENTO
      </Button>
      {open && (
        <FormDialog
          title="Chiedi un altro documento"
          fields={fieldsFor(pratica.persone)}
          start={ownerAtFirst(pratica.persone)}
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
