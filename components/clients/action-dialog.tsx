'use client'

import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import { ACTIONS, type Action, type ActionName } from './actions'
import { useClient } from './client-context'

/** The form of a verb; the page shows what came of it. */
export function ActionDialog({ name, onClose }: { name: ActionName; onClose: () => void }) {
  const area = useArea()
  const { row, refresh } = useClient()
  const { path, title, intro, verb, done, schema, fields, start, versioned }: Action = ACTIONS[name]
  return (
    <FormDialog
      title={title}
      intro={intro}
      fields={fields}
      schema={schema}
      start={start}
      verb={verb}
      send={async (values, headers) => {
        const body = versioned ? { ...values, version: row.version } : values
        await api.post(`/clients/${row._id}/${path}`, body, { area, headers })
        await refresh()
        toastSuccess(done)
      }}
      onStale={async () => {
        await refresh()
        return 'Qualcun altro ha modificato questo cliente: ora vedi i dati di adesso. Controlla e ripeti.'
      }}
      onClose={onClose}
    />
  )
}
