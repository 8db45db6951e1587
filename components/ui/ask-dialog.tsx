'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
import { CANCEL_LABEL, LEAVE_LABEL } from './confirm-actions'
import { Modal } from './modal'

interface AskDialogProps {
  /** "Converti la richiesta di Anna Rossi?" */
  title: string
  /** What will happen, and that it cannot be taken back. */
  children: ReactNode
  /** The word on the button that does it. */
  verb: string
  danger?: boolean
  opened: boolean
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The question before what cannot be undone. Enter says yes, but to what destroys; Escape says no. */
export function AskDialog({
  title,
  children,
  verb,
  danger = false,
  opened,
  pending = false,
  onConfirm,
  onCancel,
}: AskDialogProps) {
  const footer = (
    <>
      <Button onClick={onCancel} disabled={pending} data-autofocus={danger || undefined}>
        {verb.startsWith(CANCEL_LABEL) ? LEAVE_LABEL : CANCEL_LABEL}
      </Button>
      <Button
        look={danger ? 'danger' : 'primary'}
        onClick={onConfirm}
        loading={pending}
        data-autofocus={!danger || undefined}
      >
        {verb}
      </Button>
    </>
  )
  return (
    <Modal opened={opened} onClose={onCancel} title={title} size="sm" footer={footer} locked={pending}>
      {children}
    </Modal>
  )
}
