'use client'

import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Group, Stack } from '@/components/ui/layout'
import { useHydrated } from '@/components/ui/use-hydrated'
import classes from './form.module.css'
import { Problem } from './problem'

type Props = {
  /** What `useApiForm` returns. */
  form: { submit: (event: FormEvent<HTMLFormElement>) => void; problem: string; pending: boolean }
  /** The verb on the button. */
  action: string
  look?: 'primary' | 'secondary' | 'danger'
  /** The card of the sign-in pages has one wide button; the settings have small ones. */
  size?: 'page' | 'panel'
  /** Before the button, for example ANNULLA. */
  actions?: ReactNode
  children?: ReactNode
}

/** A form about the own account: problem on top, fields, one button. */
export function AccountForm({ form, action, look = 'primary', size = 'page', actions, children }: Props) {
  const isPage = size === 'page'
  const hydrated = useHydrated()
  return (
    <form onSubmit={form.submit} method="post" noValidate>
      <Stack maw={isPage ? undefined : 420}>
        <Problem text={form.problem} />
        {children}
        <Group gap="sm" className={isPage ? undefined : classes.actions}>
          {actions}
          <Button
            type="submit"
            look={look}
            size={isPage ? 'md' : 'sm'}
            fullWidth={isPage}
            loading={form.pending}
            disabled={!hydrated}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
