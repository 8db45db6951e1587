'use client'

import type { ReactNode } from 'react'
import { Button } from './button'
import { CANCEL_LABEL, CONFIRM_ACTIONS, type ConfirmAction } from './confirm-actions'
import { Modal } from './modal'

export interface ConfirmDialogProps {
  action: ConfirmAction
  opened: boolean
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
  /** What will happen, in the words of the case at hand. */
  message?: ReactNode
}

/** The question before a change: ANNULLA, or the verb itself. Enter says yes, but to what destroys. */
export function ConfirmDialog({
  action,
  opened,
  pending = false,
  onConfirm,
  onCancel,
  message,
}: ConfirmDialogProps) {
  const words = CONFIRM_ACTIONS[action]
  const footer = (
    <>
      <Button onClick={onCancel} disabled={pending} data-autofocus={words.danger || undefined}>
        {CANCEL_LABEL}
      </Button>
      <Button
        look={words.danger ? 'danger' : 'primary'}
        onClick={onConfirm}
        loading={pending}
        data-autofocus={!words.danger || undefined}
      >
        {words.label}
      </Button>
    </>
  )
  return (
    <Modal opened={opened} onClose={onCancel} title={words.title} footer={footer} locked={pending}>
      {message ?? words.question}
    </Modal>
  )
}
