'use client'

import { Group } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { Button } from './button'
import { CONFIRM_ACTIONS, type ConfirmAction } from './confirm-actions'
import { ConfirmDialog } from './confirm-dialog'
import { toastError } from './toasts'
import { useConfirm } from './use-confirm'

export interface ConfirmFormProps {
  action: ConfirmAction
  /** Runs after the confirmation; when it fails the message is shown and what was typed stays. */
  onSubmit: () => Promise<void> | void
  /** Called before the question: false keeps the form open, with its errors beside the fields. */
  validate?: () => boolean
  message?: ReactNode
  disabled?: boolean
  children?: ReactNode
  /** Further buttons, left of the submit button. */
  actions?: ReactNode
  label?: string
}

/** A form that asks before it sends. */
export function ConfirmForm({
  action,
  onSubmit,
  validate,
  message,
  disabled,
  children,
  actions,
  label,
}: ConfirmFormProps) {
  const { label: verb, danger } = CONFIRM_ACTIONS[action]
  const question = useConfirm(async () => {
    try {
      await onSubmit()
    } catch (failure) {
      toastError(failure)
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!disabled && (validate?.() ?? true)) question.ask()
  }
  return (
    <>
      <form noValidate onSubmit={submit} aria-label={label}>
        {children}
        <Group justify="flex-end" gap="sm" mt={children ? 'lg' : undefined}>
          {actions}
          <Button
            type="submit"
            look={danger ? 'danger' : 'primary'}
            disabled={disabled}
            loading={question.pending}
          >
            {verb}
          </Button>
        </Group>
      </form>
      <ConfirmDialog
        action={action}
        message={message}
        opened={question.opened}
        pending={question.pending}
        onConfirm={question.onConfirm}
        onCancel={question.onCancel}
      />
    </>
  )
}
