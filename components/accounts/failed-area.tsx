'use client'

import { useEffect } from 'react'
import { useArea } from '@/components/data/page/area'
import { digestOf } from '@/components/shell/failed-page'
import { Button } from '@/components/ui/button'
import { Stack, Text } from '@/components/ui/layout'
import { logError } from '@/components/ui/log-error'
import { AuthCard } from './auth-card'

type Props = { error: unknown; retry: () => void }

const LEAD =
  'Qualcosa non ha funzionato mentre la preparavamo. Quello che avevi già salvato è al sicuro: riprova tra poco.'

/** Error page of an area whose shell cannot be rendered, for example without the database. */
export function FailedArea({ error, retry }: Props) {
  const area = useArea()
  const code = digestOf(error)
  useEffect(() => logError('Pagina non disponibile', error), [error])
  return (
    <AuthCard area={area} marchio={null} title="Questa pagina non si è aperta" lead={LEAD}>
      <Stack>
        <Button look="primary" size="md" fullWidth onClick={retry}>
          RIPROVA
        </Button>
        {code && (
          <Text c="dimmed" fz="xs">
            Codice per l’assistenza: {code}
          </Text>
        )}
      </Stack>
    </AuthCard>
  )
}
