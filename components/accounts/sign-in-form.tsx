'use client'

import { useEffect, useState } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { dropUser, storeUser } from '@/components/shell/stored-user'
import { Stack } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { ApiError, type Area, api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { CurrentPassword } from './current-password'
import { answerWithPasskey } from './passkey-browser'
import { useApiForm } from './use-api-form'

type Options = Parameters<typeof answerWithPasskey>[0]
type StoredUser = Parameters<typeof storeUser>[1]
type Props = { area: Area; next: string; enter?: (path: string) => void }

/** A real page load, so that nothing of an earlier session stays in memory. */
const load = (path: string) => window.location.assign(path)

/** E-mail and password; the code of the second factor is asked for when the server wants it. */
export function SignInForm({ area, next, enter = load }: Props) {
  const [asksCode, setAsksCode] = useState(false)
  /** What the browser has to answer in place of a code. */
  const [asked, setAsked] = useState<Options | null>(null)
  const isStaff = area !== 'client'
  const arrive = ({ user, pagina }: { user: StoredUser; pagina: string }) => {
    storeUser(area, user)
    // Who was going somewhere gets there; who came to the area begins where they have chosen to.
    enter(next === AREAS[area].home ? pagina || next : next)
  }
  // This form is shown to nobody who is signed in: the site must not greet them any more.
  useEffect(() => dropUser(area), [area])
  const form = useApiForm({ email: '', password: '', otp: '' }, async ({ email, password, otp }) => {
    const body = { email, password, ...(otp ? { otp: otp.replace(/\s/g, '') } : {}) }
    try {
      arrive(await api.post(`/${AREAS[area].api}/login`, body, { area }))
    } catch (error) {
      if (error instanceof ApiError && error.byField.otp) setAsksCode(true)
      if (error instanceof ApiError && error.problem.passkey) setAsked(error.problem.passkey as Options)
      throw error
    }
  })
  const withPasskey = useApiForm({}, async () => {
    if (!isStaff) return
    const path = `/${AREAS[area].api}/login` as const
    if (asked) {
      const { email, password } = form.values
      const passkey = await answerWithPasskey(asked)
      return arrive(await api.post(path, { email, password, passkey }, { area }))
    }
    const options = await api.post(`${path}/passkey/start`, undefined, { area })
    arrive(await api.post(`${path}/passkey`, { passkey: await answerWithPasskey(options) }, { area }))
  })
  return (
    <Stack>
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
            description="Le 6 cifre che mostra ora la tua app di autenticazione, o un codice di recupero."
            autoComplete="one-time-code"
            maxLength={14}
            required
            autoFocus
          />
        )}
      </AccountForm>
      {isStaff && (
        <AccountForm
          form={withPasskey}
          action={asked ? 'USA LA PASSKEY' : 'ENTRA CON UNA PASSKEY'}
          look="secondary"
        />
      )}
    </Stack>
  )
}
