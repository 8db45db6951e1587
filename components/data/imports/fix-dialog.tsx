'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { ApiError, api } from '@/lib/http/client'
import type { DettaglioImport, RigaImport } from '@/lib/imports/schema'
import type { Field } from '@/lib/resources/view'
import { useAfterFix } from './use-imports'

type Props = { run: DettaglioImport; row: RigaImport; onClose: () => void }

/** The cells of a wrong row, to be put right and tried again at once. */
export function FixDialog({ run, row, onClose }: Props) {
  const area = useArea()
  const after = useAfterFix(run._id)
  const fields = run.campi
    .filter(({ name, required }) => required || run.mapping[name] || row.dati[name])
    .map(
      ({ name, label, required, help }): Field => ({
        name,
        label,
        required,
        kind: 'text',
        width: 6,
        ...(help && { help }),
      }),
    )
  const text = z.string()
  const schema = z.object(Object.fromEntries(fields.map(({ name }) => [name, text])))
  const start = Object.fromEntries(fields.map(({ name }) => [name, row.dati[name] ?? '']))
  return (
    <FormDialog
      title={`Riga ${row.riga}`}
      intro={row.errori.map(({ message }) => message).join(' ')}
      fields={fields}
      schema={schema}
      start={start}
      verb="CORREGGI"
      send={async (values, headers) => {
        const body = { dati: values, version: row.version }
        const fixed = await api.patch(`/imports/${run._id}/rows/${row.riga}`, body, {
          area,
          headers,
        })
        await after()
        if (fixed.esito !== 'errato') return toastSuccess('Riga corretta')
        throw stillWrong(fixed)
      }}
      onClose={onClose}
    />
  )
}

/** What is wrong still is said beside its field. */
function stillWrong({ errori }: RigaImport): ApiError {
  return new ApiError({ status: 422, detail: errori.map(({ message }) => message).join(' '), errors: errori })
}
