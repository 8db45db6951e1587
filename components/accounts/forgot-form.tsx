'use client'

import { useState } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { TextInput } from '@/components/ui/text-input'
import { type Area, api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { Done } from './problem'
import { useApiForm } from './use-api-form'

/** Asks for the link that sets a new password. The reply is the same without an account. */
export function ForgotForm({ area }: { area: Area }) {
  const [sentTo, setSentTo] = useState('')
  const form = useApiForm({ email: '' }, async ({ email }) => {
    await api.post(`/${AREAS[area].api}/password/forgot`, { email }, { area })
    setSentTo(email)
  })
  if (sentTo) {
    return (
      <Done>
        Se {sentTo} appartiene a un account, tra poco riceverai un’e-mail con il link per scegliere una nuova
        password. Il link vale un’ora.
      </Done>
    )
  }
  return (
    <AccountForm form={form} action="INVIA">
      <TextInput
        {...form.field('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        trim
        required
        autoFocus
      />
    </AccountForm>
  )
}
