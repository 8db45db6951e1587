'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { ResourceList } from '@/components/data/list/resource-list'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { clientSchema, EMPTY_CLIENT } from '@/lib/features/clients/schema'
import { api } from '@/lib/http/client'
import type { ListProps } from '@/lib/resources/pages'
import { DuplicatesDialog } from './duplicates-dialog'
import { PrivacyDialog } from './privacy-dialog'

type Open = 'new' | 'duplicates' | 'privacy' | null

/** The clients, what may be the same person twice, and what was asked by the privacy law. */
export function ClientsList(props: ListProps) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const actions = (
    <>
      <Button href={`${props.view.page}/import`}>IMPORTA</Button>
      <Button onClick={() => setOpen('duplicates')}>DOPPIONI</Button>
      <Button onClick={() => setOpen('privacy')}>RICHIESTE PRIVACY</Button>
    </>
  )
  const primary = props.canCreate && (
    <Button look="primary" onClick={() => setOpen('new')}>
      CREA
    </Button>
  )
  return (
    <>
      <ResourceList {...props} canCreate={false} primary={primary} actions={actions} />
      {open === 'new' && <NewClient view={props.view} onClose={close} />}
      {open === 'duplicates' && <DuplicatesDialog page={props.view.page} onClose={close} />}
      {open === 'privacy' && <PrivacyDialog page={props.view.page} onClose={close} />}
    </>
  )
}

function NewClient({ view, onClose }: Pick<ListProps, 'view'> & { onClose: () => void }) {
  const area = useArea()
  const router = useRouter()
  return (
    <FormDialog
      title="Nuovo cliente"
      intro="Resta da confermare finché la persona non si registra con il suo indirizzo, o l’ufficio non la conferma."
      fields={view.form}
      schema={clientSchema}
      start={EMPTY_CLIENT}
      verb="CREA"
      send={async (values, headers) => {
        const row = await api.post('/clients', values, { area, headers })
        toastSuccess('Creazione riuscita')
        router.push(`${view.page}/${row._id}`)
      }}
      onClose={onClose}
    />
  )
}
