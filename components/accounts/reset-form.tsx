'use client'

import { useState } from 'react'
import { AREAS, settingsOf } from '@/components/shell/area-info'
import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { type Area, api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { Done } from './problem'
import { TOTP_ANCHOR } from './totp-anchor'
import { useApiForm } from './use-api-form'

type Props = {
  area: Area
  token: string
  /** The first password of somebody of the house: the second factor comes next. */
  isInvited?: boolean
}

/** Chooses the new password with the secret of the mailed link. */
export function ResetForm({ area, token, isInvited = false }: Props) {
  const [done, setDone] = useState(false)
  const form = useApiForm({ password: '' }, async ({ password }) => {
    await api.post(`/${AREAS[area].api}/password/reset`, { token, password }, { area })
    setDone(true)
  })
  if (done && isInvited) return <FirstSteps area={area} />
  if (done) {
    return (
      <Stack>
        <Done>La password è cambiata. Per sicurezza sei uscito da tutti i dispositivi.</Done>
        <Button look="primary" size="md" fullWidth href={AREAS[area].login}>
          ACCEDI
        </Button>
      </Stack>
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

/** Who has just come leads to the second factor: it can be left for later, and is not forgotten by accident. */
function FirstSteps({ area }: { area: Area }) {
  const { login } = AREAS[area]
  const next = new URLSearchParams({ next: `${settingsOf(area)}#${TOTP_ANCHOR}` })
  return (
    <Stack>
      <Done>La password è pronta.</Done>
      <Text>
        Manca un passo: la verifica in due passaggi. All’accesso, oltre alla password, ti chiede un codice del
        tuo telefono; così chi scopre la password, da sola, non entra. Accedi e attivala: bastano due minuti.
      </Text>
      <Button look="primary" size="md" fullWidth href={`${login}?${next}`}>
        ACCEDI E ATTIVA LA VERIFICA
      </Button>
      <Button look="quiet" size="md" fullWidth href={login}>
        PIÙ TARDI
      </Button>
    </Stack>
  )
}
