'use client'

import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { records } from '@/lib/http/records'
import type { ResourceView } from '@/lib/resources/view'
import { DiffTable } from './diff-table'
import type { Row } from './use-rows'

type Props = {
  opened: boolean
  view: ResourceView
  id: string
  mine: Record<string, unknown>
  onClose: () => void
  onKeepMine: (latest: Row) => void
  onTakeTheirs: (latest: Row) => void
}

/** Somebody saved first: shows what they have now beside what was typed here, and loses neither. */
export function ConflictDialog({ opened, view, id, mine, onClose, onKeepMine, onTakeTheirs }: Props) {
  const area = useArea()
  const { data: latest } = useQuery({
    queryKey: [view.path, area, 'latest', id],
    queryFn: () => records.read(view.path, id, { area }),
    enabled: opened,
    gcTime: 0,
    staleTime: 0,
  })
  const decide = (choice: (row: Row) => void) => {
    if (latest) choice(latest)
    onClose()
  }
  const labels = Object.fromEntries(view.form.map(({ name, label }) => [name, label]))
  const changes = latest
    ? Object.entries(mine).map(([field, after]) => ({ field, before: latest[field], after }))
    : []
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Qualcun altro ha salvato prima di te"
      size="lg"
      footer={
        <>
          <Button disabled={!latest} onClick={() => decide(onTakeTheirs)}>
            Carica i dati salvati
          </Button>
          <Button look="primary" disabled={!latest} onClick={() => decide(onKeepMine)}>
            Tieni le mie modifiche
          </Button>
        </>
      }
    >
      <p>
        Non è stato perso nulla. Confronta i dati salvati con quelli che hai scritto, poi scegli come
        continuare.
      </p>
      {latest ? (
        <DiffTable
          changes={changes}
          labels={labels}
          fields={view.form}
          heads={['Salvato', 'Scritto da te']}
        />
      ) : (
        <Loading />
      )}
    </Modal>
  )
}
