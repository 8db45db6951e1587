'use client'

import { useMemo } from 'react'
import { useAudiencePreview } from '@/components/audiences/use-audience'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Text } from '@/components/ui/layout'
import { toastSuccess } from '@/components/ui/toasts'
import { formatInstant } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import type { Regola } from '@/lib/features/audiences/schema'
import { publishValues } from '@/lib/features/comunicazioni/schema'

const WHEN = [
  {
    name: 'quando',
    label: 'Quando',
    kind: 'instant' as const,
    help: 'Lascia vuoto per pubblicarla subito.',
  },
]

/** Asks when, and says to how many people it goes. */
export function PublishDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { send } = useRecordVerb('comunicazioni', row._id)
  const { regole, escludi, version } = row
  const rules = useMemo(
    () => ({ regole: regole as Regola[], escludi: escludi as Regola[] }),
    [regole, escludi],
  )
  const { data } = useAudiencePreview(rules)
  const hasReaders = rules.regole.length > 0
  const told = row.ancheEmail
    ? 'Ognuno riceve un avviso nella campanella e un’e-mail.'
    : 'Ognuno riceve un avviso nella campanella, nessuna e-mail.'
  const people = data && (data.totale === 1 ? '1 persona' : `${numberText(data.totale)} persone`)
  return (
    <FormDialog
      title="Pubblica la comunicazione"
      intro={`Parte il testo salvato, e ogni correzione si vede. ${row.ancheNuovi ? 'Chi arriva dopo la riceve finché non scade.' : 'Dopo la pubblicazione i destinatari non cambiano più.'}`}
      lead={() => (
        <Text mb="md" role="status">
          {hasReaders
            ? people
              ? `Oggi i destinatari sono ${people}. ${told}`
              : 'Calcolo dei destinatari in corso…'
            : 'Manca a chi va: scegli i destinatari, salva, poi pubblica.'}
        </Text>
      )}
      fields={WHEN}
      schema={publishValues}
      start={{ quando: row.stato === 'programmata' ? row.pubblicaIl : null }}
      verb="PUBBLICA"
      send={async ({ quando }) => {
        await send('publish', { quando, version })
        toastSuccess(
          typeof quando === 'string'
            ? `Sarà pubblicata il ${formatInstant(quando)}`
            : 'Comunicazione in partenza',
        )
      }}
      onClose={onClose}
    />
  )
}
