'use client'

import { useEffect, useState } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { dropUser, storeUser } from '@/components/shell/stored-user'
import { TextInput } from '@/components/ui/text-input'
import { ApiError, type Area, api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { CurrentPassword } from './current-password'
import { useApiForm } from './use-api-form'

type Props = { area: Area; next: string; enter?: (path: string) => void }

/** A real page load, so that nothing of an earlier session stays in memory. */
const load = (path: string) => window.location.assign(path)

/** E-mail and password; the code of the second factor is asked for when the server wants it. */
export function SignInForm({ area, next, enter = load }: Props) {
  const [asksCode, setAsksCode] = useState(false)
  // This form is shown to nobody who is signed in: the site must not greet them any more.
  useEffect(() => dropUser(area), [area])
  const form = useApiForm({ email: '', password: '', otp: '' }, async ({ email, password, otp }) => {
    const body = { email, password, ...(otp ? { otp: otp.replace(/\s/g, '') } : {}) }
    try {
      const { user, pagina } = await api.post(`/${AREAS[area].api}/login`, body, { area })
      storeUser(area, user)
      // Who was going somewhere gets there; who came to the area begins where they have chosen to.
      enter(next === AREAS[area].home ? pagina || next : next)
    } catch (error) {
      if (error instanceof ApiError && error.byField.otp) setAsksCode(true)
      throw error
    }
  })
  return (
    <AccountForm form={form} action="ACCEDI">
      <TextInput
        {...form.field('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        trim
        required
        autoFocus
      />
      <CurrentPassword {...form.field('password')} />
      {asksCode && (
        <TextInput
          {...form.field('otp')}
          label="Codice di verifica"
          description="Le 6 cifre che mostra ora la tua app di autenticazione."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          autoFocus
        />
      )}
    </AccountForm>
  )
}
