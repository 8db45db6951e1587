'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { shownInstant } from '@/lib/core/dates'
import { blockBody } from '@/lib/features/accounts/block-schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { SessionsTable } from './sessions-table'

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

/** How somebody of the house gets in: invitation, block, second factor, and from which devices. */
export function RecordAccess({ account, row, name, besides }: Props) {
  const { area, busy, send, run, refresh } = useRecordVerb(`${account}s`, row._id)
  const [isBlocking, setBlocking] = useState(false)
  const [isResetting, setResetting] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const resetTotp = async () => {
    setTaking(true)
    try {
      await api.post('/admin/totp/reset', { role: account, userId: row._id }, { area })
      setResetting(false)
      await refresh()
      toastSuccess('Verifica in due passaggi tolta')
    } catch (error) {
      toastError(error)
    }
    setTaking(false)
  }
  return (
    <Section
      title="Accesso"
      actions={
        <>
          {row.status === 'pending' && (
            <Button loading={busy} onClick={() => run(() => send('invite'), 'Invito inviato di nuovo')}>
              INVIA DI NUOVO L’INVITO
            </Button>
          )}
          {row.secondFactorAt !== null && (
            <Button onClick={() => setResetting(true)}>TOGLI I DUE PASSAGGI</Button>
          )}
          {row.lastLoginAt !== null && row.status !== 'blocked' && (
            <Button loading={busy} onClick={() => run(() => send('sessions', {}), 'Dispositivi disconnessi')}>
              DISCONNETTI TUTTI
            </Button>
          )}
          {row.status === 'blocked' ? (
            <Button loading={busy} onClick={() => run(() => send('unblock'), 'Accesso sbloccato')}>
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
          ['Ultimo accesso', shownInstant(row.lastLoginAt) ?? 'Mai'],
          ['Invito inviato', shownInstant(row.invitedAt)],
          [
            'Verifica in due passaggi',
            row.secondFactorAt ? `attiva dal ${shownInstant(row.secondFactorAt)}` : 'non attiva',
          ],
        ]}
      />
      <SessionsTable
        resource={`${account}s`}
        id={row._id}
        caption={`Accessi di ${name}`}
        none={row.lastLoginAt === null ? 'Non è mai entrato' : 'Nessun dispositivo collegato'}
        busy={busy}
        onEnd={(sessionId) => void run(() => send('sessions', { sessionId }), 'Dispositivo disconnesso')}
      />
      <AskDialog
        title="Togli la verifica in due passaggi"
        verb="TOGLI"
        danger
        opened={isResetting}
        pending={isTaking}
        onConfirm={() => void resetTotp()}
        onCancel={() => setResetting(false)}
      >
        {`Serve a chi ha perso il telefono: ${name} potrà entrare con la sola password e attivare di nuovo la verifica.`}
      </AskDialog>
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
