'use client'

import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { AccountForm } from './account-form'
import { CurrentPassword } from './current-password'
import { useApiForm } from './use-api-form'

type Props = {
  title: string
  /** What will follow, and whose password is asked. */
  text: string
  /** The word on the button that sends. */
  verb: string
  /** Gets what was typed; a refusal is shown beside the field. */
  send: (password: string) => Promise<void>
  onClose: () => void
}

/** Before what a stranger at an open session must not be able to do: the own password is typed again. */
export function PasswordDialog({ title, text, verb, send, onClose }: Props) {
  const form = useApiForm({ password: '' }, ({ password }) => send(password))
  return (
    <Modal opened onClose={onClose} title={title} locked={form.pending}>
      <AccountForm
        form={form}
        action={verb}
        look="danger"
        size="panel"
        actions={
          <Button onClick={onClose} disabled={form.pending}>
            ANNULLA
          </Button>
        }
      >
        <Text>{text}</Text>
        <CurrentPassword {...form.field('password')} label="La tua password" data-autofocus />
      </AccountForm>
    </Modal>
  )
}
