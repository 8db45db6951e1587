'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form-dialog'
import { useRecordVerb } from '@/components/data/use-record-verb'
import type { Row } from '@/components/data/use-rows'
import { Section } from '@/components/shell/section'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { blockBody } from '@/lib/features/accounts/block-schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'

type Props = {
  account: 'admin' | 'agent'
  row: Row
  /** Whose access it is. */
  name: string
  /** What else a block does, after the words that both roles share. */
  besides?: string
}

const fieldsOf = (besides = ''): Field[] => [
  {
    name: 'motivo',
    label: 'Perché',
    kind: 'textarea',
    required: true,
    help: `Resta nella cronologia. La persona esce subito da tutti i dispositivi${besides}.`,
  },
]

const when = (value: unknown) => (typeof value === 'string' ? formatInstant(value) : null)

/** How somebody of the house gets in: invitation, block, second factor. */
export function RecordAccess({ account, row, name, besides }: Props) {
  const { area, busy, send, run, refresh } = useRecordVerb(`${account}s`, row._id)
  const [isBlocking, setBlocking] = useState(false)
  const resetTotp = async () => {
    await api.post('/admin/totp/reset', { role: account, userId: row._id }, { area })
    await refresh()
  }
  return (
    <Section
      title="Accesso"
      actions={
        <>
          {row.status === 'pending' && (
            <Button loading={busy} onClick={() => run(() => send('invite'), 'Invito mandato di nuovo')}>
              INVIA DI NUOVO L’INVITO
            </Button>
          )}
          {row.totpEnabledAt !== null && (
            <Button loading={busy} onClick={() => run(resetTotp, 'Verifica in due passaggi tolta')}>
              TOGLI I DUE PASSAGGI
            </Button>
          )}
          {row.status === 'blocked' ? (
            <Button loading={busy} onClick={() => run(() => send('unblock'), 'Accesso ridato')}>
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
          title={`Blocca l’accesso di ${name}`}
          fields={fieldsOf(besides)}
          schema={blockBody}
          verb="BLOCCA"
          send={async (values) => {
            await send('block', values)
            toastSuccess('Accesso bloccato')
          }}
          onClose={() => setBlocking(false)}
        />
      )}
    </Section>
  )
}
