'use client'

import { useState } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { Stack, Text } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { toastSuccess } from '@/components/ui/toasts'
import type { TotpReply } from '@/lib/features/accounts/schema'
import { api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { CurrentPassword } from './current-password'
import classes from './form.module.css'
import type { StaffArea } from './totp-panel'
import { useApiForm } from './use-api-form'

/** From the first click to the first right code. */
export function TotpEnrol({ area, onOn }: { area: StaffArea; onOn: () => void }) {
  const [setup, setSetup] = useState<TotpReply | null>(null)
  const start = useApiForm({ password: '' }, async (body) => {
    setSetup(await api.post(`/${AREAS[area].api}/totp/start`, body, { area }))
  })
  if (setup) return <TotpCode area={area} setup={setup} onOn={onOn} />
  return (
    <Stack>
      <Text>
        Oltre alla password, all’accesso ti verrà chiesto un codice che cambia ogni 30 secondi, mostrato da
        un’app sul tuo telefono. Chi scopre la password, da sola, non entra. Per cominciare scrivila ancora
        una volta.
      </Text>
      <AccountForm form={start} action="ATTIVA" look="secondary" size="panel">
        <CurrentPassword {...start.field('password')} />
      </AccountForm>
    </Stack>
  )
}

type CodeProps = { area: StaffArea; setup: TotpReply; onOn: () => void }

function TotpCode({ area, setup, onOn }: CodeProps) {
  const form = useApiForm({ otp: '' }, async ({ otp }) => {
    await api.post(`/${AREAS[area].api}/totp`, { otp: otp.replace(/\s/g, '') }, { area })
    toastSuccess('Verifica in due passaggi attivata.')
    onOn()
  })
  return (
    <Stack>
      <ol className={classes.steps}>
        <li>Apri un’app di autenticazione (per esempio Aegis, Google Authenticator o 1Password).</li>
        <li>Inquadra il codice QR, oppure scrivi la chiave a mano.</li>
        <li>Scrivi qui sotto le 6 cifre che l’app mostra.</li>
      </ol>
      <img src={setup.qr} alt="Codice QR per l’app di autenticazione" className={classes.qr} />
      <Text c="dimmed" fz="xs">
        Chiave:{' '}
        <Text span ff="ui-monospace, monospace" breaks="anywhere" className={classes.key}>
          {setup.secret}
        </Text>
        . Conservala in un posto sicuro: se perdi il telefono, con questa chiave configuri quello nuovo.
        Senza, dovrai chiedere a un amministratore di azzerare la verifica.
      </Text>
      <AccountForm form={form} action="CONFERMA" size="panel">
        <TextInput
          {...form.field('otp')}
          label="Codice di verifica"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          autoFocus
        />
      </AccountForm>
    </Stack>
  )
}
