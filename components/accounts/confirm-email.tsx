'use client'

import { useState } from 'react'
import { AREAS } from '@/components/shell/area-info'
import { Button } from '@/components/ui/button'
import { Stack } from '@/components/ui/layout'
import { api } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { Done } from './problem'
import { useApiForm } from './use-api-form'

/** A button and not the opening of the page: mail programs open links by themselves. */
export function ConfirmEmail({ id }: { id: string }) {
  const [done, setDone] = useState(false)
  const form = useApiForm({}, async () => {
    await api.post(`/clients/confirmEmail/${encodeURIComponent(id)}`, undefined, { area: 'client' })
    setDone(true)
  })
  if (done) {
    return (
      <Stack>
        <Done>Il nuovo indirizzo è confermato.</Done>
        <Button look="primary" size="md" fullWidth href={AREAS.client.login}>
          ACCEDI
        </Button>
      </Stack>
    )
  }
  return <AccountForm form={form} action="CONFERMA" />
}
