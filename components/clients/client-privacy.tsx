'use client'

import { useState } from 'react'
import { download } from '@/components/data/files/download'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Group } from '@/components/ui/layout'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import type { RichiestaPrivacy } from '@/lib/features/clients/privacy'
import { ESITI_PRIVACY, privacyOutcomeBody, TIPI_PRIVACY } from '@/lib/features/clients/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { ActionDialog } from './action-dialog'
import { useClient } from './client-context'
import { Due } from './due'
import { PagedTable } from './paged-table'

/** What the person asked by the privacy law, the file of their data, and the erasure. */
export function ClientPrivacy() {
  const area = useArea()
  const { row, canErase } = useClient()
  const [open, setOpen] = useState<'privacy' | 'erase' | null>(null)
  const [settling, setSettling] = useState<RichiestaPrivacy | null>(null)
  const isGone = row.status === 'deleted'
  const save = () =>
    download(`/v2/clients/${row._id}/export`, area, () => undefined).catch((error) => toastError(error))
  return (
    <>
      <Group gap="xs" mb="sm">
        {!isGone && <Button onClick={() => setOpen('privacy')}>ANNOTA UNA RICHIESTA</Button>}
        {!isGone && <Button onClick={() => void save()}>SCARICA I DATI</Button>}
        {!isGone && canErase && (
          <Button look="danger" onClick={() => setOpen('erase')}>
            CANCELLA I DATI
          </Button>
        )}
      </Group>
      <PagedTable
        id={row._id}
        part="privacy"
        caption="Richieste privacy"
        none="Nessuna richiesta"
        columns={[
          { label: 'Richiesta', cell: ({ tipo }) => TIPI_PRIVACY[tipo] },
          { label: 'Ricevuta', cell: ({ ricevutaIl }) => formatDay(ricevutaIl) },
          { label: 'Risposta', cell: (request) => <Due {...request} /> },
          { label: 'Note', cell: ({ motivo, esitoMotivo }) => esitoMotivo || motivo || '—' },
          { label: 'Chi', cell: ({ chi }) => chi ?? 'La persona' },
          {
            label: 'Azioni',
            cell: (request) =>
              !request.esito && canErase && !isGone ? (
                <Button size="xs" onClick={() => setSettling(request)}>
                  EVADI
                </Button>
              ) : (
                '—'
              ),
          },
        ]}
      />
      {open && <ActionDialog name={open} onClose={() => setOpen(null)} />}
      {settling && <SettleDialog request={settling} onClose={() => setSettling(null)} />}
    </>
  )
}

const FIELDS: Field[] = [
  {
    name: 'esito',
    label: 'Esito',
    kind: 'select',
    options: optionsOf(ESITI_PRIVACY),
    required: true,
  },
  { name: 'identita', label: 'Come hai controllato chi l’ha chiesto', kind: 'text', required: true },
  { name: 'motivo', label: 'Che cosa hai risposto', kind: 'textarea', required: true },
]

function SettleDialog({ request, onClose }: { request: RichiestaPrivacy; onClose: () => void }) {
  const area = useArea()
  const { row, refresh } = useClient()
  return (
    <FormDialog
      title={`Evadi: ${TIPI_PRIVACY[request.tipo]}`}
      fields={FIELDS}
      schema={privacyOutcomeBody.omit({ version: true })}
      verb="EVADI"
      send={async (values) => {
        const body = { ...values, version: request.version }
        await api.patch(`/clients/${row._id}/privacy/${request._id}`, body, { area })
        await refresh()
        toastSuccess('Richiesta evasa')
      }}
      onClose={onClose}
    />
  )
}
