'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import { reasonSchema } from '@/lib/italian/reason'
import type { Field } from '@/lib/resources/view'
import { useCase } from './case-context'

const schema = z.strictObject({
  motivo: reasonSchema('Scrivi che cosa non va.'),
})
const fields: Field[] = [
  {
    name: 'motivo',
    label: 'Che cosa non va',
    kind: 'textarea',
    required: true,
    help: 'Il cliente legge queste parole: scrivi che cosa deve rifare.',
  },
]

type Props = { documento: { _id: string; nome: string }; onClose: () => void }

/** Sends a document back, with words the client can act on. */
export function RejectDialog({ documento: { _id, nome }, onClose }: Props) {
  const area = useArea()
  const { pratica, reload } = useCase()
  return (
    <FormDialog
      title={`Respingi: ${nome}`}
      fields={fields}
      schema={schema}
      verb="RESPINGI"
      send={async ({ motivo }) => {
        const body = { esito: 'respinto', motivo }
        await api.post(`/pratiche/${pratica._id}/documenti/${_id}/esito`, body, { area })
        await reload()
        toastSuccess(`Da rifare: ${nome}`)
      }}
      onClose={onClose}
    />
  )
}
