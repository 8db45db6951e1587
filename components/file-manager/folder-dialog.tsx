'use client'

import { FormDialog } from '@/components/data/form-dialog'
import { toastSuccess } from '@/components/ui/toasts'
import { folderSchema } from '@/lib/features/file-manager/schema'
import type { Field } from '@/lib/resources/view'
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

/** A folder's name and place. */
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
  ]
  const start = folder
    ? { nome: folder.nome, parentId: folder.parentId, ordine: folder.ordine }
    : { nome: '', parentId, ordine: 0 }
  return (
    <FormDialog
      title={folder ? `Cartella «${folder.nome}»` : 'Nuova cartella'}
      fields={fields}
      schema={folderSchema}
      start={start}
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
