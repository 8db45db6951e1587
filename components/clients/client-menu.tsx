'use client'

import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Menu } from '@/components/ui/menu'
import { ActionDialog } from './action-dialog'
import type { ActionName } from './actions'
import { useClient } from './client-context'
import { MergeDialog } from './merge-dialog'

/** The one next step of a client, and everything else that can be done. */
export function ClientMenu() {
  const { row, canErase, overview, busy, run } = useClient()
  const [open, setOpen] = useState<ActionName | 'merge' | 'resend' | null>(null)
  const { status } = row
  if (status === 'deleted') return null
  const dialog = (label: string, name: ActionName | 'merge' | 'resend') => ({
    label,
    onClick: () => setOpen(name),
  })
  const items = [
    ...(status === 'pending'
      ? overview?.daConfermare
        ? [dialog('Invia di nuovo la conferma', 'resend')]
        : []
      : [dialog(row.agentId ? 'Cambia agente' : 'Assegna a un agente', 'agent')]),
    dialog('Cambia e-mail', 'email'),
    ...(canErase ? [dialog('Unisci con un’altra scheda', 'merge')] : []),
    ...(status === 'blocked' ? [] : [dialog('Blocca l’accesso', 'block')]),
  ]
  return (
    <>
      <Menu label="AZIONI" items={items} disabled={busy} />
      {status === 'pending' && (
        <Button look="primary" onClick={() => setOpen('validate')}>
          CONFERMA
        </Button>
      )}
      {status === 'blocked' && (
        <Button look="primary" loading={busy} onClick={() => void run('unblock', 'Accesso sbloccato')}>
          SBLOCCA
        </Button>
      )}
      {status === 'validated' && !row.agentId && (
        <Button look="primary" onClick={() => setOpen('agent')}>
          ASSEGNA AGENTE
        </Button>
      )}
      {open === 'merge' && <MergeDialog onClose={() => setOpen(null)} />}
      <AskDialog
        opened={open === 'resend'}
        title={`Invii di nuovo la conferma a ${row.nome} ${row.cognome}?`}
        verb="INVIA"
        pending={busy}
        onConfirm={() => void run('resend', 'E-mail di conferma inviata').then(() => setOpen(null))}
        onCancel={() => setOpen(null)}
      >
        Riceve un’e-mail con un nuovo link, che vale tre giorni.
      </AskDialog>
      {open !== null && open !== 'merge' && open !== 'resend' && (
        <ActionDialog name={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
