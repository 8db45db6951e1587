'use client'

import { AREAS } from '@/components/shell/area-info'
import { TextInput } from '@/components/ui/text-input'
import { toastSuccess } from '@/components/ui/toasts'
import { type Area, api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { CurrentPassword } from './current-password'
import { useApiForm } from './use-api-form'

/** Changes the own password; the present one is typed again. `onChanged`: the other devices are out now. */
export function PasswordForm({ area, onChanged }: { area: Area; onChanged?: () => void }) {
  const form = useApiForm({ attuale: '', password: '' }, async (values) => {
    await api.post(`/${AREAS[area].api}/password/change`, values, { area })
    form.reset()
    toastSuccess('Password cambiata. Gli altri dispositivi dovranno accedere di nuovo.')
    onChanged?.()
  })
  return (
    <AccountForm form={form} action="MODIFICA" look="secondary" size="panel">
      <CurrentPassword {...form.field('attuale')} label="Password attuale" />
      <TextInput
        {...form.field('password')}
        label="Nuova password"
        description="Almeno 10 caratteri: una frase va benissimo."
        type="password"
        autoComplete="new-password"
        required
      />
    </AccountForm>
  )
}
