'use client'

import { AREAS } from '@/components/shell/area-info'
import { Stack, Text } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { CurrentPassword } from './current-password'
import { Done } from './problem'
import type { StaffArea } from './totp-panel'
import { useApiForm } from './use-api-form'

/** Taking the second factor away asks for both factors. */
export function TotpOff({ area, onOff }: { area: StaffArea; onOff: () => void }) {
  const form = useApiForm({ password: '', otp: '' }, async ({ password, otp }) => {
    await api.delete(`/${AREAS[area].api}/totp`, { password, otp: otp.replace(/\s/g, '') }, { area })
    onOff()
    toastSuccess('Verifica in due passaggi disattivata.')
  })
  return (
    <Stack>
      <Done>La verifica in due passaggi è attiva.</Done>
      <Text>Per disattivarla scrivi la password e il codice che l’app mostra ora.</Text>
      <AccountForm form={form} action="DISATTIVA" look="danger" size="panel">
        <CurrentPassword {...form.field('password')} />
        <TextInput
          {...form.field('otp')}
          label="Codice di verifica"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
        />
      </AccountForm>
    </Stack>
  )
}
