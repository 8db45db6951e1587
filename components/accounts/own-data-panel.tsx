'use client'

import { useState } from 'react'
import { forgetUser } from '@/components/shell/sign-out'
import { Button } from '@/components/ui/button'
import { Group, Stack, Text } from '@/components/ui/layout'
import { toastError } from '@/components/ui/toasts'
import { AML_KEPT_OWN } from '@/lib/features/aml/identification/labels'
import { INCARICHI_RESTANO_TUOI } from '@/lib/features/incarichi/labels'
import { api } from '@/lib/http/client'
import classes from './form.module.css'
import { PasswordDialog } from './password-dialog'

/** Hands the browser a file without leaving the page. */
function save(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** A client's rights over their data: take it away, have it erased. */
export function OwnDataPanel() {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const download = async () => {
    setBusy(true)
    await api
      .get('/clients/me/export', { area: 'client' })
      .then((data) => save('i-miei-dati.json', data), toastError)
    setBusy(false)
  }
  return (
    <Stack>
      <Text>
        Puoi scaricare tutto quello che conserviamo su di te, o chiedere di cancellarlo. Ciò che la legge ci
        obbliga a conservare resta, ma senza il tuo nome; {AML_KEPT_OWN} {INCARICHI_RESTANO_TUOI}
      </Text>
      <Group gap="sm" className={classes.actions}>
        <Button onClick={download} loading={busy}>
          SCARICA I MIEI DATI
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          CANCELLA IL MIO ACCOUNT
        </Button>
      </Group>
      {asking && (
        <PasswordDialog
          title="Cancelli il tuo account?"
          text="Non potrai più entrare nell’area clienti e non sarà possibile tornare indietro. Per confermare scrivi la tua password."
          verb="CANCELLA"
          send={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

async function erase(password: string): Promise<void> {
  await api.delete('/clients/me', { password }, { area: 'client' })
  forgetUser('client')
  window.location.assign('/area-clienti/login?cancellato=si')
}
