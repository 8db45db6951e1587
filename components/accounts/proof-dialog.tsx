'use client'

import { AREAS } from '@/components/shell/area-info'
import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { TextInput } from '@/components/ui/text-input'
import type { Prova } from '@/lib/auth/proof'
import { api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { CurrentPassword } from './current-password'
import { answerWithPasskey } from './passkey-browser'
import type { StaffArea } from './totp-panel'
import { useApiForm } from './use-api-form'

type Props = { area: StaffArea; ways: readonly Prova[]; onEnd: (isProven: boolean) => void }

/** Asks whoever sits there to prove who they are; the call that waits for it is then repeated by itself. */
export function ProofDialog({ area, ways, onEnd }: Props) {
  const takesCode = ways.includes('otp')
  const form = useApiForm({ password: '', otp: '' }, async ({ password, otp }) => {
    const proof = takesCode ? { otp: otp.replace(/\s/g, '') } : { password }
    await api.post(`/${AREAS[area].api}/proof`, proof, { area })
    onEnd(true)
  })
  const byPasskey = useApiForm({}, async () => {
    const path = `/${AREAS[area].api}/proof` as const
    const passkey = await answerWithPasskey(await api.post(`${path}/passkey`, undefined, { area }))
    await api.post(path, { passkey }, { area })
    onEnd(true)
  })
  return (
    <Modal
      opened
      onClose={() => onEnd(false)}
      title="Conferma che sei tu"
      size="sm"
      locked={form.pending}
      dirty={false}
    >
      <Stack>
        <AccountForm
          form={form}
          action="CONFERMA"
          size="panel"
          actions={
            <Button onClick={() => onEnd(false)} disabled={form.pending}>
              ANNULLA
            </Button>
          }
        >
          <Text>
            Questa operazione tocca denaro, permessi o identità, e il tuo accesso non è più recente. Quello
            che hai scritto resta, e riparte da solo.
          </Text>
          {takesCode ? (
            <TextInput
              {...form.field('otp')}
              label="Codice di verifica"
              description="Della tua app di autenticazione, o di recupero."
              autoComplete="one-time-code"
              maxLength={14}
              required
              data-autofocus
            />
          ) : (
            <CurrentPassword {...form.field('password')} label="La tua password" data-autofocus />
          )}
        </AccountForm>
        {ways.includes('passkey') && (
          <AccountForm form={byPasskey} action="USA LA PASSKEY" look="secondary" size="panel" />
        )}
      </Stack>
    </Modal>
  )
}
