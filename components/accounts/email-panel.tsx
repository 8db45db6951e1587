'use client'

import { useState } from 'react'
import { Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { TextInput } from '@/components/ui/text-input'
import { toastSuccess } from '@/components/ui/toasts'
import type { OwnProfile } from '@/lib/features/accounts/schema'
import { api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { CurrentPassword } from './current-password'
import { useApiForm } from './use-api-form'

const EMPTY = { email: '', password: '' }

type Props = Pick<OwnProfile, 'email' | 'pendingEmail'> & { onAsked: (profile: OwnProfile) => void }

/** The address the client signs in with; another one counts once its link has been opened. */
export function EmailPanel({ email, pendingEmail, onAsked }: Props) {
  const [waiting, setWaiting] = useState(pendingEmail)
  const form = useApiForm(EMPTY, async (values) => {
    const profile = await api.post('/clients/me/email', values, { area: 'client' })
    setWaiting(profile.pendingEmail)
    onAsked(profile)
    form.set(EMPTY)
    toastSuccess('Ti abbiamo scritto al nuovo indirizzo')
  })
  return (
    <AccountForm form={form} action="CAMBIA E-MAIL" look="secondary" size="panel">
      <Text>
        Oggi è <strong>{email ?? 'nessun indirizzo'}</strong>.
      </Text>
      {waiting && (
        <Notice component="p" tone="ok" c="var(--ok)" role="status">
          Aspettiamo la conferma da {waiting}: apri il link che ti abbiamo inviato. Fino ad allora vale
          l’indirizzo di prima.
        </Notice>
      )}
      <TextInput
        {...form.field('email')}
        label="Nuovo indirizzo"
        type="email"
        autoComplete="email"
        trim
        required
      />
      <CurrentPassword {...form.field('password')} />
    </AccountForm>
  )
}
