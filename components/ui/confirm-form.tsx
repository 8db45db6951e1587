'use client'

import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from './button'
import { CONFIRM_ACTIONS, type ConfirmAction } from './confirm-actions'
import { ConfirmDialog } from './confirm-dialog'
import classes from './confirm-form.module.css'
import { Flex, Text } from './layout'
import { toastError } from './toasts'
import { useConfirm } from './use-confirm'
import { useSaveKeys } from './use-save-keys'

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
  /** For the form of a whole page: its buttons stay in view, and Ctrl S sends it. */
  bar?: boolean
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
  bar = false,
}: ConfirmFormProps) {
  const { label: verb, danger } = CONFIRM_ACTIONS[action]
  const question = useConfirm(async () => {
    try {
      await onSubmit()
    } catch (failure) {
      toastError(failure)
    }
  })
  const form = useRef<HTMLFormElement>(null)
  useSaveKeys(form, bar)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!disabled && (validate?.() ?? true)) question.ask()
  }
  return (
    <>
      <form ref={form} noValidate onSubmit={submit} aria-label={label}>
        {children}
        <Flex
          rowGap="xs"
          columnGap="sm"
          align="center"
          justify="flex-end"
          wrap="wrap"
          className={classes.foot}
          data-bar={bar || undefined}
          data-screen-only
        >
          {bar && !disabled && (
            <Text span miw={0} flex="1 1 0" c="dimmed" fz="xs" breaks="never" className={classes.keys}>
              Ctrl S
            </Text>
          )}
          {actions}
          <Button
            type="submit"
            look={danger ? 'danger' : 'primary'}
            disabled={disabled}
            loading={question.pending}
          >
            {verb}
          </Button>
        </Flex>
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
