'use client'

import { useEffect } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { logError } from '@/components/ui/log-error'
import { AREAS } from './area-info'
import { PageMessage } from './page-message'

type Props = { error: unknown; retry: () => void }

/** What the log of the server calls this error. */
export const digestOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : undefined

/** Shown in place of a page that could not be drawn; menu and top bar stay. */
export function FailedPage({ error, retry }: Props) {
  const area = useArea()
  useEffect(() => logError('Pagina non disegnata', error), [error])
  return (
    <PageMessage
      title="Questa pagina non si è aperta"
      code={digestOf(error)}
      actions={
        <>
          <Button look="primary" onClick={retry}>
            RIPROVA
          </Button>
          <Button href={AREAS[area].home}>TORNA ALL’INIZIO</Button>
        </>
      }
    >
      <p>Qualcosa non ha funzionato mentre la preparavamo. Quello che avevi già salvato è al sicuro.</p>
      <p>Riprova tra poco; se succede ancora, comunica all’assistenza il codice qui sotto.</p>
    </PageMessage>
  )
}
