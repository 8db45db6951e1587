'use client'

import { useState } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { type Area, api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import classes from './form.module.css'
import { Done } from './problem'
import { useApiForm } from './use-api-form'

/** Chooses the new password with the secret of the mailed link. */
export function ResetForm({ area, token }: { area: Area; token: string }) {
  const [done, setDone] = useState(false)
  const form = useApiForm({ password: '' }, async ({ password }) => {
    await api.post(`/${AREAS[area].api}/password/reset`, { token, password }, { area })
    setDone(true)
  })
  if (done) {
    return (
      <div className={classes.form}>
        <Done>La password è cambiata. Per sicurezza sei uscito da tutti i dispositivi.</Done>
        <Button look="primary" size="md" fullWidth href={AREAS[area].login}>
          ACCEDI
        </Button>
      </div>
    )
  }
  return (
    <AccountForm form={form} action="MODIFICA">
      <TextInput
        {...form.field('password')}
        label="Nuova password"
        description="Almeno 10 caratteri: una frase va benissimo."
        type="password"
        autoComplete="new-password"
        required
        autoFocus
      />
    </AccountForm>
  )
}
