'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormDialog } from '@/components/data/form-dialog'
import type { Row } from '@/components/data/use-rows'
import { useArea } from '@/components/shell/area'
import { Section } from '@/components/shell/section'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { blockBody } from '@/lib/features/admins/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'

const FIELDS: Field[] = [
  {
    name: 'motivo',
    label: 'Perché',
    kind: 'textarea',
    required: true,
    help: 'Resta nella cronologia. La persona esce subito da tutti i dispositivi.',
  },
]

const when = (value: unknown) => (typeof value === 'string' ? formatInstant(value) : null)

/** How somebody gets in: invitation, block, second factor. */
export function AdminAccount({ row }: { row: Row }) {
  const area = useArea()
  const router = useRouter()
  const queries = useQueryClient()
  const [isBlocking, setBlocking] = useState(false)
  const [busy, setBusy] = useState(false)
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['admins', area] })
    router.refresh()
  }
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await work()
      await refresh()
      toastSuccess(done)
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  const verb = (name: string) => api.post(`/admins/${row._id}/${name}`, undefined, { area })
  const resetTotp = () => api.post('/admin/totp/reset', { role: 'admin', userId: row._id }, { area })
  return (
    <Section
      title="Accesso"
      actions={
        <>
          {row.status === 'pending' && (
            <Button loading={busy} onClick={() => run(() => verb('invite'), 'Invito mandato di nuovo')}>
              INVIA DI NUOVO L’INVITO
            </Button>
          )}
          {row.totpEnabledAt !== null && (
            <Button loading={busy} onClick={() => run(resetTotp, 'Verifica in due passaggi tolta')}>
              TOGLI I DUE PASSAGGI
            </Button>
          )}
          {row.status === 'blocked' ? (
            <Button loading={busy} onClick={() => run(() => verb('unblock'), 'Accesso ridato')}>
              SBLOCCA
            </Button>
          ) : (
            <Button look="danger" onClick={() => setBlocking(true)}>
              BLOCCA
            </Button>
          )}
        </>
      }
    >
      <Facts
        rows={[
          ['Ultimo accesso', when(row.lastLoginAt) ?? 'Mai'],
          ['Invito mandato', when(row.invitedAt)],
          [
            'Verifica in due passaggi',
            row.totpEnabledAt ? `attiva dal ${when(row.totpEnabledAt)}` : 'non attiva',
          ],
        ]}
      />
      {isBlocking && (
        <FormDialog
          title={`Blocca l’accesso di ${row.name} ${row.surname}`}
          fields={FIELDS}
          schema={blockBody}
          verb="BLOCCA"
          send={async (values) => {
            await api.post(`/admins/${row._id}/block`, values, { area })
            await refresh()
            toastSuccess('Accesso bloccato')
          }}
          onClose={() => setBlocking(false)}
        />
      )}
    </Section>
  )
}
