'use client'

import { FormDialog } from '@/components/data/form/form-dialog'
import { toastSuccess } from '@/components/ui/toasts'
import { EVERYBODY, folderSchema } from '@/lib/features/files/manager/schema'
import type { Field } from '@/lib/resources/view'
import { AudienceField } from './file-form'
import { type FolderNode, folderOptions, placesFor } from './folder-tree'
import type { useFolders } from './use-folders'

type Props = {
  folders: ReturnType<typeof useFolders>
  /** What is changed; null makes a new one. */
  folder: FolderNode | null
  /** Where a new one begins. */
  parentId?: string | null
  onClose: () => void
}

/** A person who is left out sees nothing of it, whatever its files say. */
const WIDGETS = { pubblico: AudienceField }

/** A folder's name and place, and for whom it is. */
export function FolderDialog({ folders, folder, parentId = null, onClose }: Props) {
  const fields: Field[] = [
    { name: 'nome', label: 'Nome', kind: 'text', required: true },
    {
      name: 'parentId',
      label: 'Dentro',
      kind: 'select',
      options: folderOptions(placesFor(folders.tree, folder)),
      help: 'Vuoto: tra le prime cartelle.',
    },
    { name: 'ordine', label: 'Ordine', kind: 'number', min: 0, help: 'Prima i numeri più piccoli.' },
    { name: 'pubblico', label: 'Chi vede quello che contiene', kind: 'rows' },
  ]
  const start = folder
    ? {
        nome: folder.nome,
        parentId: folder.parentId,
        ordine: folder.ordine,
        pubblico: folder.pubblico,
      }
    : { nome: '', parentId, ordine: 0, pubblico: EVERYBODY }
  return (
    <FormDialog
      title={folder ? `Cartella «${folder.nome}»` : 'Nuova cartella'}
      fields={fields}
      schema={folderSchema}
      start={start}
      widgets={WIDGETS}
      verb={folder ? 'MODIFICA' : 'CREA'}
      send={async (values, headers) => {
        await folders.save(values, folder ?? undefined, headers)
        toastSuccess(folder ? 'Cartella modificata' : 'Cartella creata')
      }}
      onStale={async () => {
        await folders.refresh()
        return 'Qualcun altro ha modificato la cartella: chiudi e riprova.'
      }}
      onClose={onClose}
    />
  )
}
